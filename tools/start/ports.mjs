import { connect, createServer } from "node:net";
import { Plain } from "./run.mjs";

/** A port that nobody uses right now.
 * @returns {Promise<number>} */
export function freePort() {
  return new Promise((done, failed) => {
    const server = createServer().once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** Whether somebody answers at a port. "localhost" may lead to either address, and to a program that has only one of them.
 * @param {number} port
 * @returns {Promise<boolean>} */
export async function isTaken(port) {
  return (await isTakenAt(port, "127.0.0.1")) || isTakenAt(port, "::1");
}

/** @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} */
function isTakenAt(port, host) {
  return new Promise((done) => {
    const socket = connect({ port, host });
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}

/** The port that this variable names and nobody uses. 0 is any such port.
 * @param {string} variable
 * @param {number} standard
 * @returns {Promise<number>} */
export async function chosenPort(variable, standard) {
  const text = process.env[variable] || String(standard);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Plain(`${variable} takes a number from 1 to 65535, or 0 for any free one, not ${text}.`);
  }
  if (port === 0) return freePort();
  if (await isTaken(port)) {
    let free = port + 1;
    while (await isTaken(free)) free += 1;
    throw new Plain(`Port ${port} is in use by another program. Choose another one: ${variable}=${free} ${command()}`);
  }
  return port;
}

/** What was typed. */
function command() {
  const { npm_lifecycle_event: script, npm_package_name: name = "" } = process.env;
  if (script !== "dev") return "npm start";
  return name.startsWith("mfe-") ? `npm run dev -w ${name}` : "npm run dev";
}
