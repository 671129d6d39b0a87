import { createServer } from "node:net";

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
