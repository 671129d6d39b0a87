import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RemoteManifest } from "@lintel/portal/release";
import { eventually, hearConsole, newKey, startSite, type TestSite } from "../site.fixtures";
import { folderStore, type ReleaseStore } from "../store/release-store";
import { sha384 } from "../store/sha384";
import { changeRegistry } from "./change-registry";
import { signed } from "./signing";

const EVIL = "steal()";

let folder: string;
let site: TestSite;
/** What somebody who may write the store has put in its files' place. */
let changed: Map<string, string | null>;
let said: string[];

beforeEach(async () => {
  said = hearConsole();
  changed = new Map();
  folder = await mkdtemp(join(tmpdir(), "site-chain-"));
  site = await startSite({ store: changeable(folderStore(folder)) });
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true });
  jest.restoreAllMocks();
});

function changeable(store: ReleaseStore): ReleaseStore {
  return {
    ...store,
    async readFile(path) {
      const text = changed.get(path);
      if (text === undefined) return store.readFile(path);
      return text === null ? null : Buffer.from(text);
    },
  };
}

const get = (url: string) => site.app.inject({ url, headers: { accept: "text/html" } });

/** An entry of their own, with its hash in the manifest; the registry is as it was signed. */
async function changeRelease(release: string): Promise<void> {
  const content = await site.store.readFile(`${release}/manifest.json`);
  const manifest = JSON.parse(String(content)) as RemoteManifest;
  changed.set(`${release}/entry.js`, EVIL);
  changed.set(
    `${release}/manifest.json`,
    JSON.stringify({ ...manifest, files: { ...manifest.files, "entry.js": sha384(EVIL) } }),
  );
}

describe("a remote's manifest that is not the one in the registry", () => {
  it("is in no document, nor is a file that it names: the shell is sent, and finds what to show instead", async () => {
    await changeRelease("remotes/mfe-one/1");

    const { statusCode, body } = await get("/mfe-one/7");

    expect(statusCode).toBe(200);
    expect(body).not.toContain(sha384(EVIL));
    expect(body).not.toContain("/remotes/mfe-one/");
    expect(body).toContain('<script src="/shell/1/entry.js" integrity="sha384-');
    expect(said.join("\n")).toContain("remotes/mfe-one/1/manifest.json is not the one that the registry names");
    expect((await get("/mfe-two/7")).body).toContain("/remotes/mfe-two/1/entry.js");
  });

  it("is treated like one that is not there at all", async () => {
    await changeRelease("remotes/mfe-one/1");
    const document = await get("/mfe-one/7");

    changed.set("remotes/mfe-one/1/manifest.json", null);

    expect((await get("/mfe-one/7")).body).toBe(document.body);
  });

  it("is forgotten: once the store is mended, so are the documents", async () => {
    await changeRelease("remotes/mfe-one/1");
    await get("/mfe-one/7");

    changed.clear();

    expect((await get("/mfe-one/7")).body).toContain("/remotes/mfe-one/1/entry.js");
  });

  it("does nothing to a site that has read the right one before", async () => {
    const before = await get("/mfe-one/7");
    await changeRelease("remotes/mfe-one/1");

    expect((await get("/mfe-one/7")).body).toBe(before.body);
    expect((await get("/mfe-one/8")).body).toContain("/remotes/mfe-one/1/entry.js");
  });
});

describe("a drawn page that is not the one of the release", () => {
  const DRAWN = "remotes/mfe-one/1/prerendered/en/mfe-one/about.json";
  const script = '<script src="/remotes/mfe-one/1/evil.js"></script>';
  const evil = JSON.stringify({ title: "About", description: "", html: script, css: `</style>${script}` });

  it("is in no document: the shell draws the page", async () => {
    changed.set(DRAWN, evil);

    const { statusCode, body } = await get("/mfe-one/about");
    changed.clear();

    expect(statusCode).toBe(200);
    expect(body).not.toContain("evil.js");
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain("/remotes/mfe-one/1/entry.js");
    expect((await get("/mfe-one/about")).body).toContain("<h1>About mfe-one</h1>");
  });

  it("does not become it by a list of hashes that somebody has written beside it", async () => {
    changed.set(DRAWN, evil);
    changed.set("remotes/mfe-one/1/prerendered.json", JSON.stringify({ "en/mfe-one/about.json": sha384(evil) }));

    expect((await get("/mfe-one/about")).body).not.toContain("evil.js");
  });
});

describe("a file that is not the one of its release", () => {
  it.each([
    ["entry.js", "identity"],
    ["entry.js.br", "br"],
    ["entry.js.gz", "gzip"],
  ])(
    "is the right one for whoever tries again, and for all after, once the store is mended: %s",
    async (file, encoding) => {
      const right = await site.store.readFile(`remotes/mfe-one/1/${file}`);
      const ask = async (address: string) => {
        const answer = await site.app.inject({ url: address, headers: { "accept-encoding": encoding } });
        return answer.rawPayload;
      };
      changed.set(`remotes/mfe-one/1/${file}`, EVIL);
      expect(String(await ask("/remotes/mfe-one/1/entry.js"))).toBe(EVIL);

      changed.clear();

      expect(await ask("/remotes/mfe-one/~r1/1/entry.js")).toEqual(right);
      expect(await ask("/remotes/mfe-one/1/entry.js")).toEqual(right);
    },
  );

  it.each([
    ["shell/1/entry.js", "identity", 404],
    ["shell/1/entry.js.br", "br", 200],
    ["remotes/mfe-one/1/entry.js", "identity", 404],
    ["remotes/mfe-one/1/entry.js.gz", "gzip", 200],
    ["remotes/mfe-one/1/manifest.json.br", "br", 200],
    ["remotes/mfe-two/1/manifest.json", "identity", 404],
    ["remotes/mfe-two/1/manifest.json.br", "br", 200],
  ])("is not sent once a document was made that leads to it, nor kept: %s", async (file, encoding, status) => {
    const url = `/${file.replace(/\.(br|gz)$/, "")}`;
    const ask = () => site.app.inject({ url, headers: { "accept-encoding": encoding } });
    changed.set(file, EVIL);
    // In memory by now, where nobody knew yet what it should be.
    expect(String((await ask()).rawPayload)).toBe(EVIL);
    await get("/mfe-one/7");

    const spoiled = await ask();
    changed.clear();
    const mended = await ask();

    // One that is spoiled packed goes as it is.
    expect([spoiled.statusCode, spoiled.headers["content-encoding"]]).toEqual([status, undefined]);
    expect(spoiled.body).toBe(status === 200 ? String(await site.store.readFile(url.slice(1))) : "Not found");
    expect(spoiled.headers["cache-control"]).toMatch(status === 200 ? /immutable/ : /^no-store$/);
    expect(said.join("\n")).toContain(`${file} is not the one that was signed for`);
    expect(mended.rawPayload).toEqual(await site.store.readFile(file));
  });

  it("is not sent where it is a manifest, once the registry was read, whatever documents were made", async () => {
    const right = await site.store.readFile("remotes/mfe-two/1/manifest.json");
    changed.set("remotes/mfe-two/1/manifest.json.br", EVIL);
    await get("/registry.json");

    const url = "/remotes/mfe-two/1/manifest.json";
    const { rawPayload } = await site.app.inject({ url, headers: { "accept-encoding": "br" } });

    expect(rawPayload).toEqual(right);
  });

  it.each([
    ["identity", ["/registry.json", "/remotes/mfe-two/1/manifest.json"]],
    ["br", ["/registry.json", "/remotes/mfe-two/1/manifest.json"]],
    ["gzip", ["/registry.json", "/remotes/mfe-two/1/manifest.json"]],
    ["br, asked for before the registry", ["/remotes/mfe-two/1/manifest.json", "/registry.json"]],
  ])("is not sent once its manifest was, as whoever goes there asks: %s", async (packed, before) => {
    const ask = (url: string) => site.app.inject({ url, headers: { "accept-encoding": packed.split(",")[0] } });
    for (const url of before) await ask(url);
    for (const file of ["entry.js", "entry.js.br", "entry.js.gz"]) changed.set(`remotes/mfe-two/1/${file}`, EVIL);

    const spoiled = await ask("/remotes/mfe-two/1/entry.js");
    changed.clear();
    const mended = await ask("/remotes/mfe-two/1/entry.js");

    expect([spoiled.statusCode, spoiled.body, spoiled.headers["cache-control"]]).toEqual([
      404,
      "Not found",
      "no-store",
    ]);
    expect(mended.statusCode).toBe(200);
  });

  it("is not asked for again where the one in memory is right, and does not drive it out", async () => {
    await get("/mfe-one/7");
    const right = await get("/remotes/mfe-one/1/entry.js");
    changed.set("remotes/mfe-one/1/entry.js", EVIL);
    const reads = jest.spyOn(site.store, "readFile");

    const again = await get("/remotes/mfe-one/~r1/1/entry.js");

    expect([again.statusCode, again.body]).toEqual([200, right.body]);
    expect((await get("/remotes/mfe-one/1/entry.js")).body).toBe(right.body);
    expect(reads).not.toHaveBeenCalled();
  });

  it("does not drive out the right one when it is gone from the store", async () => {
    const right = await get("/remotes/mfe-one/1/entry.js");
    changed.set("remotes/mfe-one/1/entry.js", null);

    const again = await get("/remotes/mfe-one/~r1/1/entry.js");

    expect([again.statusCode, again.body]).toEqual([200, right.body]);
  });
});

it.each(["manifest.json", "look.css", "starter.js"])(
  "sends no document while the shell's %s is not the one that was signed for, and words instead",
  async (file) => {
    if (file === "manifest.json") await changeRelease("shell/1");
    else changed.set(`shell/1/${file}`, `</style><script src="/shell/1/evil.js"></script>`);

    const spoiled = await get("/mfe-one/about");
    changed.clear();
    const mended = await get("/mfe-one/about");

    expect([spoiled.statusCode, spoiled.headers["retry-after"], spoiled.headers["cache-control"]]).toEqual([
      503,
      "2",
      "no-store",
    ]);
    expect(spoiled.body).toBe("Not available right now. Please try again in a moment.");
    expect(said.join("\n")).toContain(`shell/1/${file} is not the one`);
    expect(mended.statusCode).toBe(200);
  },
);

describe("a registry that somebody else has signed", () => {
  async function replaceRegistry(): Promise<void> {
    const before = await site.store.readRegistry();
    if (before === null) throw new Error("Nothing is released.");
    const evil = { version: "1", manifestSha384: sha384(EVIL) };
    const registry = { ...JSON.parse(before.payload), serial: 1_000, shell: evil, remotes: [] };
    await site.store.swapRegistry(before, signed(registry, newKey()));
  }

  it("is not followed: the site goes on with the last one of ours, until there is a newer one of ours", async () => {
    const before = await get("/mfe-one/7");
    const ours = await site.store.readRegistry();
    await replaceRegistry();

    const meanwhile = await get("/mfe-one/7");
    const forged = await site.store.readRegistry();
    await site.store.swapRegistry(forged, ours ?? { payload: "", signature: "" });
    await changeRegistry(site.store, site.key, (registry) => ({ ...registry, remotes: [] }));

    expect(meanwhile.body).toBe(before.body);
    expect(said.filter((line) => line.includes("is not signed with the key"))).toHaveLength(1);
    await eventually(
      async () => (await get("/mfe-one/7")).statusCode,
      (status) => status === 404,
    );
  });

  it("is not followed where it says to the letter what ours says: browsers would refuse it", async () => {
    const before = await get("/registry.json");
    const { payload } = before.json();
    await site.store.swapRegistry(before.json(), signed(JSON.parse(payload), newKey()));

    const meanwhile = await get("/registry.json");

    expect((await site.store.readRegistry())?.payload).toBe(payload);
    expect(meanwhile.body).toBe(before.body);
  });

  it.each(["!!", "===", "."])(
    "is not followed where it is ours with %j behind it: browsers read none of that",
    async (more) => {
      const before = await get("/registry.json");
      const ours = before.json();
      await site.store.swapRegistry(ours, { ...ours, signature: `${ours.signature}${more}` });

      const meanwhile = await get("/registry.json");

      expect((await site.store.readRegistry())?.signature).toBe(`${ours.signature}${more}`);
      expect(meanwhile.body).toBe(before.body);
    },
  );

  it("starts nothing on a site that has seen none of ours, and says so in words", async () => {
    await replaceRegistry();

    for (const url of ["/", "/mfe-one/7", "/sitemap.xml"]) {
      const { statusCode, body } = await get(url);
      expect([statusCode, body]).toEqual([503, "Not available right now. Please try again in a moment."]);
    }
    expect((await get("/registry.json")).body).not.toContain(sha384(EVIL));
  });

  it("is what a site follows that was told no key: browsers still refuse what it says", async () => {
    await replaceRegistry();
    const without = await startSite({ key: null });
    await without.store.swapRegistry(await without.store.readRegistry(), (await site.store.readRegistry()) as never);

    const { body } = await without.app.inject("/registry.json");
    await without.close();

    expect(body).toContain(sha384(EVIL));
  });
});
