import { hearConsole, startSite } from "./site.fixtures";
import { startBucket } from "./store/bucket.fixtures";
import { bucketStore } from "./store/bucket-store";

afterEach(() => jest.restoreAllMocks());

it("says of a path at which a store would fail that nothing is there, and hides no failure behind it", async () => {
  const said = hearConsole();
  const bucket = await startBucket();
  const sites = [await startSite(), await startSite({ store: bucketStore(bucket.place) })];
  const paths = [
    "/remotes/mfe-one/1//entry.js",
    "/remotes/mfe-one/1/assets/",
    `/remotes/mfe-one/1/${"a".repeat(256)}`,
    `/remotes/mfe-one/~r1/1/${"a".repeat(252)}.js`,
    `/remotes/${"a".repeat(256)}/1/entry.js`,
    "/shell/1/assets//look.css",
    `/shell/1/${"a/".repeat(2_500)}look.css`,
  ];

  const answers = await Promise.all(sites.map(({ app }) => Promise.all(paths.map((path) => app.inject(path)))));
  await Promise.all(sites.map((site) => site.close()));
  await bucket.stop();

  for (const of of answers) {
    expect(of.map(({ statusCode }, index) => [paths[index], statusCode])).toEqual(paths.map((path) => [path, 404]));
  }
  expect(said).toEqual([]);
});

it.each(["identity", "br", "gzip"])(
  "tells a cache that keeps a file for many that others may ask for it packed otherwise: %s",
  async (encoding) => {
    const site = await startSite();

    const answers = await Promise.all(
      ["/remotes/mfe-one/1/entry.js", "/shell/1/entry.js"].map((url) =>
        site.app.inject({ url, headers: { "accept-encoding": encoding } }),
      ),
    );
    await site.close();

    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.vary])).toEqual([
      [200, "Accept-Encoding"],
      [200, "Accept-Encoding"],
    ]);
  },
);

it.each([1, 10, 999_999])("has a file under the address of the try number %i", async (attempt) => {
  const site = await startSite();

  const { statusCode, body } = await site.app.inject(`/remotes/mfe-one/~r${attempt}/1/entry.js`);
  const first = await site.app.inject("/remotes/mfe-one/1/entry.js");
  await site.close();

  expect([statusCode, body]).toEqual([200, first.body]);
});

it.each(["remotes/mfe-one/1.0.0+build.7-abc/entry.js", "shell/1.0.0+build.7-abc/entry.js"])(
  "has a file of a version that says of itself how it was built: %s",
  async (path) => {
    const site = await startSite();
    await site.store.putFile(path, Buffer.from("content"));

    const { statusCode, body } = await site.app.inject(`/${path}`);
    await site.close();

    expect([statusCode, body]).toEqual([200, "content"]);
  },
);

it.each([
  ["avif", "image/avif"],
  ["css", "text/css; charset=utf-8"],
  ["ico", "image/x-icon"],
  ["js", "text/javascript; charset=utf-8"],
  ["json", "application/json; charset=utf-8"],
  ["png", "image/png"],
  ["svg", "image/svg+xml"],
  ["txt", "text/plain; charset=utf-8"],
  ["webp", "image/webp"],
  ["woff2", "font/woff2"],
  ["map", "application/octet-stream"],
])("says what a file is that browsers are told not to guess at: %s", async (extension, type) => {
  const site = await startSite();
  const path = `remotes/mfe-one/1/assets/file.${extension}`;
  await site.store.putFile(path, Buffer.from("content"));

  const { statusCode, headers, body } = await site.app.inject(`/${path}`);
  await site.close();

  expect([statusCode, headers["content-type"], headers["x-content-type-options"], body]).toEqual([
    200,
    type,
    "nosniff",
    "content",
  ]);
});

it("is kept by browsers for a year, and not at all where it is made anew or is not there yet", async () => {
  const site = await startSite();
  await site.store.putFile("remotes/mfe-one/dev/entry.js", Buffer.from("content"));

  const answers = await Promise.all(
    ["mfe-one/1/entry.js", "mfe-one/dev/entry.js", "mfe-one/1/gone.js"].map((file) =>
      site.app.inject(`/remotes/${file}`),
    ),
  );
  await site.close();

  expect(answers.map(({ statusCode, headers }) => [statusCode, headers["cache-control"]])).toEqual([
    [200, "public, max-age=31536000, immutable"],
    [200, "no-store"],
    [404, "no-store"],
  ]);
});

it.each(["identity", "br", "gzip"])("answers HEAD as it would GET, without the file: %s", async (encoding) => {
  const site = await startSite();
  const ask = (method: "GET" | "HEAD") =>
    site.app.inject({ method, url: "/remotes/mfe-one/1/entry.js", headers: { "accept-encoding": encoding } });

  const [whole, head] = await Promise.all([ask("GET"), ask("HEAD")]);
  await site.close();

  const { date: _, ...headers } = whole.headers;
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  expect(head.headers).toMatchObject(headers);
  expect(headers["content-length"]).toBe(String(whole.rawPayload.length));
});
