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
