import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { HttpConnection } from "./http-connection";

it("reads answers of a known and of an unknown length, one after the other on one connection", async () => {
  const server = createServer(async ({ url }, answer) => {
    if (url === "/known") return answer.end("known, €");
    for (const piece of ["in ", "three ", "pieces, €"]) {
      answer.write(piece);
      await nextTurn();
    }
    answer.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const connection = new HttpConnection((server.address() as AddressInfo).port);
  const bodies: string[] = [];

  for (const path of ["/pieces", "/known", "/pieces"]) bodies.push((await connection.send("GET", path, {})).body);

  expect(bodies).toEqual(["in three pieces, €", "known, €", "in three pieces, €"]);
  connection.close();
  server.close();
});
