import { connect, createServer } from "node:net";

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

/** Whether somebody answers at a port.
 * @param {number} port
 * @returns {Promise<boolean>} */
export function isTaken(port) {
  return new Promise((done) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}
