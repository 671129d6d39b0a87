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
  const why = await reasonAgainst(port);
  if (why === null) return port;
  let free = after(port);
  while ((await reasonAgainst(free)) !== null) free = after(free);
  throw new Plain(`Port ${port} ${why}. Choose another one: ${variable}=${free} ${command()}`);
}

/** From the last on to the first that needs no administrator.
 * @param {number} port */
function after(port) {
  return port < 65_535 ? port + 1 : 1_024;
}

/** @param {number} port */
async function reasonAgainst(port) {
  if (await isTaken(port)) return "is in use by another program";
  return (await isShut(port)) ? "is kept for other programs than a website: browsers open nothing there" : null;
}

/** Nor does Node's own fetch, which has the browsers' list (https://fetch.spec.whatwg.org/#port-blocking) and looks at it before it connects.
 * @param {number} port */
async function isShut(port) {
  const error = await fetch(`http://127.0.0.1:${port}`).catch((error) => error);
  return error.cause?.message === "bad port";
}

/** What was typed. */
function command() {
  const { npm_lifecycle_event: script, npm_package_name: name = "" } = process.env;
  if (script !== "dev") return "npm start";
  return name.startsWith("mfe-") ? `npm run dev -w ${name}` : "npm run dev";
}
