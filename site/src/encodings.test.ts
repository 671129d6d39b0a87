import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { eventually, startSite, type TestSite } from "./site.fixtures";
import { folderStore } from "./store/release-store";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["br;q=0", "identity"],
  ["br; Q=0.000, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", "identity"],
  ["*;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0.5, gzip;q=0.5", "br"],
  ["br;q=much", "identity"],
  ["identity", "identity"],
  ["brotli, gzipped", "identity"],
  ["", "identity"],
])("a browser that accepts '%s' gets pages and files in %s", async (accepted, encoding) => {
  const headers = { "accept-encoding": accepted };

  const replies = [
    await site.app.inject({ url: "/mfe-one/7", headers }),
    await site.app.inject({ url: "/remotes/mfe-one/1/entry.js", headers }),
  ];

  expect(replies.map((reply) => [reply.statusCode, reply.headers["content-encoding"] ?? "identity"])).toEqual(
    Array(2).fill([200, encoding]),
  );
});

test("a picture or a font is looked for as it is, and not packed, which it never was", async () => {
  const asked: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), "site-encodings-"));
  const store = folderStore(folder);
  const readFile: typeof store.readFile = (path) => {
    asked.push(path);
    return store.readFile(path);
  };
  const own = await startSite({ store: { ...store, readFile } });
  asked.length = 0;

  for (const file of ["font.woff2", "picture.webp"]) {
    await own.app.inject({ url: `/remotes/mfe-one/1/${file}`, headers: { "accept-encoding": "br, gzip" } });
  }
  await own.close();
  await rm(folder, { recursive: true });

  expect(asked).toEqual(["remotes/mfe-one/1/font.woff2", "remotes/mfe-one/1/picture.webp"]);
});

test("a page that is asked for again is packed tighter, and stays what it was", async () => {
  const ask = () => site.app.inject({ url: "/mfe-two/about", headers: { "accept-encoding": "br" } });
  const first = await ask();
  await ask();

  await eventually(
    async () => (await ask()).rawPayload.length,
    (bytes) => bytes !== first.rawPayload.length,
  );
  const later = await ask();

  expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length);
  expect(brotliDecompressSync(later.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
  expect(later.headers.etag).toBe(first.headers.etag);
});
