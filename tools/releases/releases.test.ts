import { generateKeyPairSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import { previewFor } from "@lintel/portal/preview";
import type { Registry, RemoteDeclaration, RemoteManifest, SignedRegistry } from "@lintel/portal/release";
import { contentTypeOf } from "../../site/src/content-type";
import { changeRegistry, findRemote, replaced } from "../../site/src/releases/change-registry";
import { readHistory } from "../../site/src/releases/history";
import { type Built, putRelease } from "../../site/src/releases/put-release";
import { folderStore } from "../../site/src/store/release-store";
import { freePort } from "../start/ports.mjs";
import { describePromoted, describePublished, describeRolledBack, describeSettled } from "./describe";
import { type Desk, readRegistry } from "./desk";
import { kill, remove, revive } from "./kill";
import { MOST_MINUTES, previewLink, refuseUnlessPreviewed, serveBuild } from "./preview";
import { promote, publishRemote, publishShell } from "./publish";
import { Refused } from "./refused";
import { rollback } from "./rollback";

const { BROTLI_PARAM_QUALITY } = constants;
const PROVIDED = { react: "19.3.1", "@lintel/portal": "0.1.0" };

let folder: string;
let desk: Desk;

beforeEach(async () => {
  folder = await mkdtemp(join(os.tmpdir(), "lintel-desk-"));
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  desk = {
    store: folderStore(join(folder, "store")),
    key: { privateKey, publicKey: Buffer.from(x, "base64url").toString("base64") },
    by: "ada",
    siteUrl: null,
  };
  const shell = await putRelease(desk.store, "shell", await built("shell", "1", { exposes: [], shared: PROVIDED }));
  await changeRegistry(desk.store, desk.key, (registry) => ({ ...registry, shell }));
  await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "1"));
  await publishRemote(desk, declared("mfe-two"), await built("mfe-two", "1"));
});

afterEach(() => {
  jest.restoreAllMocks();
  return rm(folder, { recursive: true, force: true });
});

function declared(name: string, more: Partial<RemoteDeclaration> = {}): RemoteDeclaration {
  const basePaths = [`/${name}/*`];
  return { name, team: name, area: name, basePaths, access: "public", nav: [], requires: {}, ...more };
}

/** What a build of a remote leaves: an entry, a page's chunk, and what it says of itself. */
async function built(name: string, version: string, more: Partial<Built> = {}): Promise<Built> {
  const files = await mkdtemp(join(folder, "built-"));
  await writeFile(join(files, "entry.js"), `// ${name} ${version}\n`);
  await writeFile(join(files, "page.js"), `// page of ${name} ${version}\n`);
  return {
    name,
    version,
    folder: files,
    prerendered: null,
    entry: "entry.js",
    styles: [],
    pages: { [`/${name}`]: { scripts: ["page.js"], languages: {} } },
    exposes: ["./routes"],
    shared: { react: "^19.3.1", "@lintel/portal": "^0.1.0" },
    ...more,
  };
}

async function live(name: string): Promise<string | undefined> {
  const { remotes } = await readRegistry(desk);
  return remotes.find((remote) => remote.name === name)?.current.version;
}

/** The same desk, at which somebody else has done this between its look at the registry and its first file. */
function deskAfter(work: () => Promise<unknown>): Desk {
  const { store } = desk;
  let done: Promise<unknown> | null = null;
  const once = () => {
    done ??= work();
    return done;
  };
  return {
    ...desk,
    store: {
      ...store,
      readFile: (path) => once().then(() => store.readFile(path)),
      putFile: (...file) => once().then(() => store.putFile(...file)),
    },
  };
}

async function reasonsOf(change: Promise<unknown>): Promise<string> {
  const error = await change.then(
    () => null,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(Refused);
  return (error as Refused).reasons.join("\n");
}

describe("publishing", () => {
  it("moves one pointer and leaves every other where it was", async () => {
    const before = await readRegistry(desk);

    const published = await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"));

    expect(published).toMatchObject({ from: "1", to: "2", hasMoved: true, filesVerified: 3 });
    const after = await readRegistry(desk);
    expect(after.serial).toBe(before.serial + 1);
    expect(after.shell).toEqual(before.shell);
    expect(after.remotes.filter(({ name }) => name !== "mfe-one")).toEqual(
      before.remotes.filter(({ name }) => name !== "mfe-one"),
    );
    expect((await readHistory(desk.store, 1))[0]).toMatchObject({ by: "ada", action: "publish", from: "1", to: "2" });
  });

  it("refuses a page that is heavier than its team allows, and says by how much", async () => {
    const heavy = await built("mfe-one", "2");
    await writeFile(join(heavy.folder, "page.js"), randomBytes(30_000).toString("base64"));

    const refused = publishRemote(desk, declared("mfe-one", { pageBudgetKb: 20 }), heavy);

    await expect(refused).rejects.toThrow(
      /^\/mfe-one weighs 3\d\.\d kB and may weigh 20 \(pageBudgetKb in mfe-one\/mfe\.config\.ts\)/,
    );
    expect((await readRegistry(desk)).remotes[0]?.current.version).toBe("1");
    await publishRemote(desk, declared("mfe-one", { pageBudgetKb: 40 }), heavy);
  });

  it("weighs a page with the heaviest of its languages", async () => {
    const pages = { "/mfe-one": { scripts: ["page.js"], languages: { de: ["de.js"], fr: ["fr.js"] } } };
    const translated = await built("mfe-one", "2", { pages });
    await writeFile(join(translated.folder, "de.js"), randomBytes(12_000).toString("base64"));
    await writeFile(join(translated.folder, "fr.js"), randomBytes(15_000).toString("base64"));

    const refused = publishRemote(desk, declared("mfe-one", { pageBudgetKb: 10 }), translated);

    await expect(refused).rejects.toThrow(/^\/mfe-one weighs 1[5-7]\.\d kB and may weigh 10/);
  });

  it("weighs the entry with each page, and a file once that two lists name", async () => {
    const pages = { "/mfe-one": { scripts: ["page.js"], languages: { de: ["page.js"] } } };
    const heavy = await built("mfe-one", "2", { pages });
    for (const file of ["entry.js", "page.js"]) {
      await writeFile(join(heavy.folder, file), randomBytes(9_000).toString("base64"));
    }

    const refused = publishRemote(desk, declared("mfe-one", { pageBudgetKb: 15 }), heavy);

    await expect(refused).rejects.toThrow(/^\/mfe-one weighs 1[89]\.\d kB and may weigh 15/);
  });

  it("lets two teams that publish at the same moment both land", async () => {
    const [one, two] = [await built("mfe-one", "2"), await built("mfe-two", "2")];

    await Promise.all([publishRemote(desk, declared("mfe-one"), one), publishRemote(desk, declared("mfe-two"), two)]);

    expect([await live("mfe-one"), await live("mfe-two")]).toEqual(["2", "2"]);
  });

  it("lets one of two who publish the same remote win, and tells the other", async () => {
    const attempts = await Promise.allSettled([
      publishRemote({ ...desk, by: "ada" }, declared("mfe-one"), await built("mfe-one", "2")),
      publishRemote({ ...desk, by: "bob" }, declared("mfe-one"), await built("mfe-one", "3")),
    ]);

    const won = attempts.filter(({ status }) => status === "fulfilled");
    const lost = attempts.filter((attempt) => attempt.status === "rejected");
    expect([won.length, lost.length]).toEqual([1, 1]);
    expect(String(lost[0]?.reason)).toContain("Somebody else published mfe-one meanwhile");
    const history = await readHistory(desk.store);
    expect(history.filter(({ from }) => from === "1")).toHaveLength(1);
  });

  it("takes files that another version of Node has packed into other bytes, and none that hold something else", async () => {
    const packedElsewhere = (content: string) => brotliCompressSync(content, { params: { [BROTLI_PARAM_QUALITY]: 1 } });
    const tenth = await built("mfe-one", "2");
    const page = Array.from({ length: 500 }, (_, line) => `// line ${line} of a page`).join("\n");
    await writeFile(join(tenth.folder, "page.js"), page);
    await desk.store.putFile("remotes/mfe-one/2/page.js.br", packedElsewhere(page));

    await publishRemote(desk, declared("mfe-one"), tenth, 10);
    expect(await publishRemote(desk, declared("mfe-one"), tenth)).toMatchObject({ to: "2", hasMoved: true });

    await desk.store.putFile("remotes/mfe-one/3/page.js.br", packedElsewhere("// something else"));
    const spoiled = publishRemote(desk, declared("mfe-one"), await built("mfe-one", "3"));
    await expect(spoiled).rejects.toThrow(/page\.js\.br is released already, with other bytes/);
  });

  it("takes what another version of Node has packed while it packed the same itself", async () => {
    const second = await built("mfe-one", "2");
    const page = Array.from({ length: 500 }, (_, line) => `// line ${line} of a page`).join("\n");
    await writeFile(join(second.folder, "page.js"), page);
    const quicker = brotliCompressSync(page, { params: { [BROTLI_PARAM_QUALITY]: 1 } });
    const { putFile } = desk.store;
    jest.spyOn(desk.store, "putFile").mockImplementation(async (path, content) => {
      if (path.endsWith("/page.js.br")) await putFile(path, quicker);
      await putFile(path, content);
    });

    expect(await publishRemote(desk, declared("mfe-one"), second)).toMatchObject({ to: "2", hasMoved: true });

    expect(await desk.store.readFile("remotes/mfe-one/2/page.js.br")).toEqual(quicker);
  });

  it("packs nothing again that lies there packed", async () => {
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"), 10);
    const put = jest.spyOn(desk.store, "putFile");

    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"));

    const written = put.mock.calls.map(([path]) => path);
    expect(written).toContain("remotes/mfe-one/2/manifest.json");
    expect(written.filter((path) => /\.(br|gz)$/.test(path))).toEqual([]);
  });

  it("says so when the version is live already, and moves nothing", async () => {
    const before = await readRegistry(desk);

    const published = await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "1"));

    expect(published.hasMoved).toBe(false);
    expect(await readRegistry(desk)).toEqual(before);
  });

  it("says of no version that it is live already which somebody rolled back while its files were looked at", async () => {
    const second = await built("mfe-one", "2");
    await publishRemote(desk, declared("mfe-one"), second);
    const late = deskAfter(() => rollback(desk, "mfe-one"));
    expect(await reasonsOf(publishRemote(late, declared("mfe-one"), second))).toMatch(
      /^Somebody else published mfe-one meanwhile: 1 is live, not 2/,
    );

    const shell = await built("shell", "2", { exposes: [], shared: PROVIDED });
    await publishShell(desk, shell);
    const lateToo = deskAfter(() => rollback(desk, "shell"));
    expect(await reasonsOf(publishShell(lateToo, shell))).toMatch(/^Somebody else published the shell meanwhile: 1/);

    expect([await live("mfe-one"), (await readRegistry(desk)).shell.version]).toEqual(["1", "1"]);
  });
});

type RefusedCase = [string, () => Promise<[RemoteDeclaration, Built]>, RegExp];

describe("a refused release leaves everything as it was", () => {
  const cases: RefusedCase[] = [
    [
      "for a base path that another remote claims",
      async () => [declared("mfe-one", { basePaths: ["/mfe-two/*"] }), await built("mfe-one", "2")],
      /\/mfe-two\/\* belongs to mfe-two \(team mfe-two\)/,
    ],
    [
      "for a base path that would take another remote's page",
      async () => {
        const path = "/mfe-two/deeper/*";
        const pages = { "/mfe-two/deeper": { scripts: ["page.js"], languages: {} } };
        await publishRemote(desk, declared("mfe-two"), await built("mfe-two", "2", { pages }));
        return [declared("mfe-one", { basePaths: ["/mfe-one/*", path] }), await built("mfe-one", "2")];
      },
      /\/mfe-two\/deeper is a page of mfe-two \(team mfe-two\)\. Choose another base path for mfe-one/,
    ],
    [
      "for a base path that would take a page of a remote that was killed",
      async () => {
        await kill(desk, "mfe-two");
        return [declared("mfe-one", { basePaths: ["/mfe-one/*", "/mfe-two"] }), await built("mfe-one", "2")];
      },
      /\/mfe-two is a page of mfe-two/,
    ],
    [
      "for a base path that would take a page which another remote has on trial",
      async () => {
        const pages = { "/mfe-two/tried": { scripts: ["page.js"], languages: {} } };
        await publishRemote(desk, declared("mfe-two"), await built("mfe-two", "2", { pages }), 10);
        return [declared("mfe-one", { basePaths: ["/mfe-one/*", "/mfe-two/tried"] }), await built("mfe-one", "2")];
      },
      /\/mfe-two\/tried is a page of mfe-two/,
    ],
    [
      "for a page that another remote's longer base path would take",
      async () => {
        const pages = {
          "/all": { scripts: ["page.js"], languages: {} },
          "/all/mfe-two": { scripts: [], languages: {} },
        };
        const within = { "/all/mfe-two/start": { scripts: ["page.js"], languages: {} } };
        const narrow = declared("mfe-two", { basePaths: ["/all/mfe-two/*"] });
        await publishRemote(desk, narrow, await built("mfe-two", "2", { pages: within }));
        return [declared("mfe-one", { basePaths: ["/all/*"] }), await built("mfe-one", "2", { pages })];
      },
      /^\/all\/mfe-two belongs to mfe-two \(team mfe-two\)\. Choose another base path for mfe-one\.$/,
    ],
    [
      "for a team by whose name the bank takes no report of its pages",
      async () => [declared("mfe-one", { team: "Home Loans" }), await built("mfe-one", "2")],
      /^Pages cannot report under the team "Home Loans", and nobody would hear of their failures\. /,
    ],
    [
      "for a page of whose path the bank takes no report",
      async () => {
        const pages = {
          "/mfe-one": { scripts: ["page.js"], languages: {} },
          "/mfe-one/a.b": { scripts: [], languages: {} },
        };
        return [declared("mfe-one"), await built("mfe-one", "2", { pages })];
      },
      /^Pages cannot report under the route "\/mfe-one\/a\.b", and nobody would hear of their failures\. /,
    ],
    [
      "for a page that no base path of its own covers",
      async () => [declared("mfe-one", { basePaths: ["/mfe-one/offers"] }), await built("mfe-one", "2")],
      /^\/mfe-one would be not found: no base path of mfe-one covers it\. Add it to mfe\.config\.ts\.$/,
    ],
    ...["/api/docs", "/dev/tools", "/remotes/ours", "/shell/ours", "/preview"].map(
      (path): RefusedCase => [
        `for a page at an address at which the site has an answer of its own: ${path}`,
        async () => {
          const pages = { [path]: { scripts: ["page.js"], languages: {} } };
          return [declared("mfe-one", { basePaths: [path] }), await built("mfe-one", "2", { pages })];
        },
        new RegExp(`^${path} would never open: the site has its own answer there\\. Choose another base path`),
      ],
    ),
    [
      "for signed-in pages at a path that the host opens to everybody",
      async () => [declared("mfe-one", { access: "customer" }), await built("mfe-one", "2")],
      /^access: "customer" in mfe\.config\.ts contradicts \/mfe-one\/\*, which is open to everybody\./,
    ],
    [
      "for pages of the console at a path that the host opens to every customer",
      async () => [
        declared("mfe-one", { access: "admin", basePaths: ["/online-banking/one/*"] }),
        await built("mfe-one", "2", { pages: {} }),
      ],
      /^access: "admin" in mfe\.config\.ts contradicts \/online-banking\/one\/\*, which is open to everybody who is signed in\./,
    ],
    [
      "for public pages at a path that the host closes to whoever is not signed in",
      async () => [
        declared("mfe-one", { access: "public", basePaths: ["/mfe-one/*", "/online-banking/*"] }),
        await built("mfe-one", "2"),
      ],
      /^access: "public" in mfe\.config\.ts contradicts \/online-banking\/\*, which is open to everybody who is signed in\./,
    ],
    [
      "for an exposed module that is gone",
      async () => [declared("mfe-one"), await built("mfe-one", "2", { exposes: [] })],
      /The exposed module \.\/routes is gone/,
    ],
    [
      "for a module that the live release exposes beside its routes and this one does not",
      async () => {
        const exposes = ["./routes", "./card"];
        await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2", { exposes }));
        return [declared("mfe-one"), await built("mfe-one", "3")];
      },
      /^The exposed module \.\/card is gone/,
    ],
    [
      "for a file that a page needs and nobody built",
      async () => [
        declared("mfe-one"),
        await built("mfe-one", "2", { pages: { "/mfe-one": { scripts: ["gone.js"], languages: {} } } }),
      ],
      /gone\.js is needed by a page/,
    ],
    [
      "for an entry that nobody built",
      async () => [declared("mfe-one"), await built("mfe-one", "2", { entry: "gone.js" })],
      /^gone\.js is needed by a page/,
    ],
    [
      "for a language of a page that nobody built",
      async () => [
        declared("mfe-one"),
        await built("mfe-one", "2", { pages: { "/mfe-one": { scripts: ["page.js"], languages: { de: ["de.js"] } } } }),
      ],
      /de\.js is needed by a page/,
    ],
    [
      "for navigation that leads nowhere",
      async () => [
        declared("mfe-one", { nav: [{ to: "/mfe-one/lost", label: "x", icon: "list", section: "banking" }] }),
        await built("mfe-one", "2"),
      ],
      /lead to \/mfe-one\/lost/,
    ],
    [
      "for a shared library that the live shell has in another version",
      async () => [declared("mfe-one"), await built("mfe-one", "2", { shared: { react: "^20.0.0" } })],
      /mfe-one needs react \^20\.0\.0; the shell provides 19\.3\.1/,
    ],
    [
      "for a portal that is newer than the live shell's",
      async () => [declared("mfe-one"), await built("mfe-one", "2", { shared: { "@lintel/portal": "^0.2.0" } })],
      /needs @lintel\/portal \^0\.2\.0; the shell provides 0\.1\.0/,
    ],
  ];

  it.each(cases)("%s", async (_what, prepare, reason) => {
    const candidate = await prepare();
    const before = await desk.store.readRegistry();

    expect(await reasonsOf(publishRemote(desk, ...candidate))).toMatch(reason);

    expect(await desk.store.readRegistry()).toEqual(before);
  });

  it("for a file of a released version with other bytes", async () => {
    const before = await desk.store.readRegistry();
    const changed = await built("mfe-one", "1");
    await writeFile(join(changed.folder, "page.js"), "// something else");

    await expect(publishRemote(desk, declared("mfe-one"), changed)).rejects.toThrow(/A release is never changed/);

    expect(await desk.store.readRegistry()).toEqual(before);
  });

  it("for files that the site does not serve", async () => {
    const before = await desk.store.readRegistry();
    const losing = {
      ...desk.store,
      readFile: async (path: string) =>
        path.includes("page.js.br") ? Buffer.from("spoiled") : desk.store.readFile(path),
    };

    const reasons = await reasonsOf(
      publishRemote({ ...desk, store: losing }, declared("mfe-one"), await built("mfe-one", "2")),
    );

    expect(reasons).toContain("page.js");
    expect(await desk.store.readRegistry()).toEqual(before);
  });

  it.each([
    ["page.js", "br", "bytes", "page.js is served with other bytes than were built."],
    ["page.js", "gzip", "bytes", "page.js is served with other bytes than were built."],
    ["page.js", "identity", "bytes", "page.js is served with other bytes than were built."],
    ["entry.js", "br", "type", "entry.js is served as text/html, not as text/javascript"],
    ["manifest.json", "gzip", "status", "manifest.json answers 404."],
    ["page.js", "identity", "end", "page.js cannot be read from http://127.0.0.1:"],
  ])("for a site that spoils %s, asked for as %s: its %s", async (file, encoding, what, reason) => {
    const before = await desk.store.readRegistry();
    const { store } = desk;
    const site = createServer(async ({ url = "", headers, socket }, answer) => {
      const isSpoiled = url.endsWith(`/2/${file}`) && headers["accept-encoding"] === encoding;
      const spoiled = (other: string) => isSpoiled && what === other;
      const content = spoiled("status") ? null : await store.readFile(url.slice(1));
      if (spoiled("end")) return socket.destroy();
      answer.writeHead(content === null || url.startsWith("//") ? 404 : 200, {
        "content-type": spoiled("type") ? "text/html" : contentTypeOf(url),
      });
      return answer.end(spoiled("bytes") ? "spoiled" : content);
    });
    site.listen(0, "127.0.0.1");
    await once(site, "listening");
    const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;

    const refused = reasonsOf(publishRemote({ ...desk, siteUrl }, declared("mfe-one"), await built("mfe-one", "2")));
    const reasons = await refused.finally(() => {
      site.closeAllConnections();
      site.close();
    });

    expect(reasons.split("\n")).toEqual([expect.stringContaining(`/remotes/mfe-one/2/${reason}`)]);
    expect(await store.readRegistry()).toEqual(before);
  });

  it("for files that the store has not written as they were built", async () => {
    const store = {
      ...desk.store,
      readFile: async (path: string) => (path.endsWith("page.js") ? Buffer.from("spoiled") : desk.store.readFile(path)),
    };

    await expect(putRelease(store, "remotes/mfe-one", await built("mfe-one", "2"))).rejects.toThrow(
      "remotes/mfe-one/2/page.js was not written as it was built.",
    );
  });

  it("for a manifest in the store that is not what was signed for", async () => {
    const manifest = join(folder, "store", "shell", "1", "manifest.json");
    const whole = await readFile(manifest, "utf8");

    for (const other of [whole.slice(0, 50), whole.replace("19.3.1", "20.0.0")]) {
      await writeFile(manifest, other);
      const reasons = await reasonsOf(publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2")));
      expect(reasons).toMatch(/^shell\/1\/manifest\.json in the store is not what was signed for\./);
    }
  });

  it("for a shell that no longer provides what a live remote needs", async () => {
    const before = await desk.store.readRegistry();
    const next = await built("shell", "2", { exposes: [], shared: { ...PROVIDED, "@lintel/portal": "0.2.0" } });

    expect(await reasonsOf(publishShell(desk, next))).toMatch(/mfe-one 1, which is live, needs @lintel\/portal/);

    expect(await desk.store.readRegistry()).toEqual(before);
  });

  it("for a shell that no longer provides what a release on trial needs", async () => {
    const tried = await built("mfe-one", "2", { shared: { "@lintel/portal": "0.1.0" } });
    await publishRemote(desk, declared("mfe-one"), tried, 10);
    const next = await built("shell", "2", { exposes: [], shared: { ...PROVIDED, "@lintel/portal": "0.1.1" } });

    expect(await reasonsOf(publishShell(desk, next))).toMatch(
      /mfe-one 2, which is live, needs @lintel\/portal 0\.1\.0/,
    );

    expect((await readRegistry(desk)).shell.version).toBe("1");
  });

  it("for a name that the live shell does not have, and for a shell that no longer has one", async () => {
    const module = "@lintel/shared-ui";
    const shellWith = (version: string, names: string[]) =>
      built("shell", version, { exposes: [], shared: PROVIDED, names: { [module]: names } });
    const needy = await built("mfe-one", "2", { names: { [module]: ["Banner", "Novelty"] } });
    await publishShell(desk, await shellWith("2", ["Banner"]));

    expect(await reasonsOf(publishRemote(desk, declared("mfe-one"), needy))).toBe(
      `mfe-one needs Novelty of ${module}; the shell does not have it. A shell that does goes out first.`,
    );

    await publishShell(desk, await shellWith("3", ["Banner", "Novelty"]));
    await publishRemote(desk, declared("mfe-one"), needy);
    expect(await reasonsOf(rollback(desk, "shell"))).toMatch(/^mfe-one 2, which is live, needs Novelty of /);
    expect((await readRegistry(desk)).shell.version).toBe("3");
  });

  it("for nothing that the live shell may have, where it is from before shells said so", async () => {
    const needy = await built("mfe-one", "2", { names: { "@lintel/shared-ui": ["Banner"] } });

    await publishRemote(desk, declared("mfe-one"), needy);

    expect((await readRegistry(desk)).remotes.find(({ name }) => name === "mfe-one")?.current.version).toBe("2");
  });

  it("for a shell that came meanwhile, and for a base path that somebody took meanwhile", async () => {
    const shell = await built("shell", "2", { exposes: [], shared: PROVIDED });
    const besideAnother = deskAfter(() => publishShell(desk, shell));
    const next = await built("mfe-one", "2");
    expect(await reasonsOf(publishRemote(besideAnother, declared("mfe-one"), next))).toMatch(/new shell meanwhile: 2/);

    const wider = declared("mfe-two", { basePaths: ["/mfe-two/*", "/offers/*"] });
    const second = await built("mfe-two", "2");
    const afterAnother = deskAfter(() => publishRemote(desk, wider, second));
    const claiming = declared("mfe-one", { basePaths: ["/mfe-one/*", "/offers/*"] });
    expect(await reasonsOf(publishRemote(afterAnother, claiming, next))).toMatch(/\/offers\/\* belongs to mfe-two/);

    expect(await live("mfe-one")).toBe("1");
  });

  it("for a base path that another remote has on trial", async () => {
    const wider = declared("mfe-two", { basePaths: ["/mfe-two/*", "/offers/*"] });
    await publishRemote(desk, wider, await built("mfe-two", "2"), 10);
    const claiming = declared("mfe-one", { basePaths: ["/mfe-one/*", "/offers/*"] });

    expect(await reasonsOf(publishRemote(desk, claiming, await built("mfe-one", "2"), 10))).toMatch(
      /\/offers\/\* belongs to mfe-two/,
    );

    expect(findRemote(await readRegistry(desk), "mfe-one")?.trial).toBeUndefined();
  });

  it("for a base path of a remote whose neighbour got another page meanwhile, and for a page whose place went meanwhile", async () => {
    const page = { scripts: ["page.js"], languages: {} };
    const pages = { "/mfe-two": page, "/mfe-two/deeper": page };
    const deeper = await built("mfe-two", "2", { pages });
    const narrow = declared("mfe-one", { basePaths: ["/mfe-one/*", "/mfe-two/deeper"] });
    const next = await built("mfe-one", "2");
    const afterPage = deskAfter(() => publishRemote(desk, declared("mfe-two"), deeper));
    expect(await reasonsOf(publishRemote(afterPage, narrow, next))).toMatch(/beside mfe-one meanwhile/);
    expect(await live("mfe-one")).toBe("1");

    await rollback(desk, "mfe-two");
    const afterPlace = deskAfter(() => publishRemote(desk, narrow, next));
    expect(await reasonsOf(publishRemote(afterPlace, declared("mfe-two"), deeper))).toMatch(/beside mfe-two meanwhile/);
    expect([await live("mfe-one"), await live("mfe-two")]).toEqual(["2", "1"]);
  });

  it("for a shell beside which a remote was published that nobody has held against it", async () => {
    const needy = await built("mfe-one", "2", { shared: { "@lintel/portal": "0.1.0" } });
    const next = await built("shell", "2", { exposes: [], shared: { ...PROVIDED, "@lintel/portal": "0.1.1" } });
    const meanwhile = deskAfter(() => publishRemote(desk, declared("mfe-one"), needy));

    expect(await reasonsOf(publishShell(meanwhile, next))).toMatch(/meanwhile/);

    expect([(await readRegistry(desk)).shell.version, await live("mfe-one")]).toEqual(["1", "2"]);
  });
});

describe("rolling back", () => {
  it("returns to the release before, twice to the one before that, and never forward again by itself", async () => {
    for (const version of ["2", "3"]) await publishRemote(desk, declared("mfe-one"), await built("mfe-one", version));

    expect(await rollback(desk, "mfe-one")).toMatchObject({ from: "3", to: "2" });
    expect(await rollback(desk, "mfe-one")).toMatchObject({ from: "2", to: "1" });

    const { remotes } = await readRegistry(desk);
    const remote = remotes.find(({ name }) => name === "mfe-one");
    expect(remote?.current.version).toBe("1");
    expect(remote?.takenBack).toEqual(["2", "3"]);
    expect(remote?.lastGood).toBeNull();
    expect(await reasonsOf(rollback(desk, "mfe-one"))).toMatch(/never had a release before 1/);
  });

  it("says how to go on where the files of the release before were deleted, and goes back past them to a named one", async () => {
    for (const version of ["2", "3"]) await publishRemote(desk, declared("mfe-one"), await built("mfe-one", version));
    await rm(join(folder, "store/remotes/mfe-one/2"), { recursive: true });

    expect(await reasonsOf(rollback(desk, "mfe-one"))).toMatch(
      /^The store has no remotes\/mfe-one\/2 any more\. .*, or choose another .*`npm run releases`/,
    );

    expect(await rollback(desk, "mfe-one", "1")).toMatchObject({ from: "3", to: "1" });
  });

  it("to a named release takes what is on trial back too: a start makes neither live", async () => {
    for (const version of ["2", "3"]) await publishRemote(desk, declared("mfe-one"), await built("mfe-one", version));
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "4"), 10);

    expect(await rollback(desk, "mfe-one", "2")).toMatchObject({ from: "3", to: "2" });

    const remote = findRemote(await readRegistry(desk), "mfe-one");
    expect([remote?.takenBack, remote?.trial]).toEqual([["3", "4"], undefined]);
  });

  it("notes no version as taken back that it leads to again", async () => {
    for (const version of ["2", "3"]) await publishRemote(desk, declared("mfe-one"), await built("mfe-one", version));
    await rollback(desk, "mfe-one");
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "4"));

    await rollback(desk, "mfe-one", "3");

    expect(findRemote(await readRegistry(desk), "mfe-one")?.takenBack).toEqual(["4"]);
  });

  it("notes the newest twenty that were taken back: every page carries what is noted", async () => {
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"));
    const earlier = Array.from({ length: 20 }, (_, before) => `taken-${before}`);
    await changeRegistry(desk.store, desk.key, (registry) => {
      const remote = findRemote(registry, "mfe-one");
      if (remote === null) throw new Error("mfe-one is not released.");
      return replaced(registry, { ...remote, takenBack: earlier });
    });

    await rollback(desk, "mfe-one");

    const { takenBack } = findRemote(await readRegistry(desk), "mfe-one") ?? {};
    expect(takenBack).toEqual(["2", ...earlier.slice(0, 19)]);
  });

  it("ends no trial that somebody else began meanwhile", async () => {
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"));
    const third = await built("mfe-one", "3");
    const late = deskAfter(() => publishRemote(desk, declared("mfe-one"), third, 10));

    expect(await reasonsOf(rollback(late, "mfe-one"))).toMatch(/^Somebody else changed mfe-one meanwhile/);

    expect(await live("mfe-one")).toBe("2");
    expect(findRemote(await readRegistry(desk), "mfe-one")?.trial?.release.version).toBe("3");
  });

  it("is undone by publishing the version again, and a start may then make it live too", async () => {
    const second = await built("mfe-one", "2");
    await publishRemote(desk, declared("mfe-one"), second);
    await rollback(desk, "mfe-one");
    expect(findRemote(await readRegistry(desk), "mfe-one")?.takenBack).toEqual(["2"]);

    await publishRemote(desk, declared("mfe-one"), second);

    expect(await live("mfe-one")).toBe("2");
    expect(findRemote(await readRegistry(desk), "mfe-one")?.takenBack).toEqual([]);
  });

  it("goes back to what was live before, also from a version that was live and taken back once already", async () => {
    const [second, third] = [await built("mfe-one", "2"), await built("mfe-one", "3")];
    await publishRemote(desk, declared("mfe-one"), second);
    await rollback(desk, "mfe-one");
    for (const next of [third, second]) await publishRemote(desk, declared("mfe-one"), next);

    expect(await rollback(desk, "mfe-one")).toMatchObject({ from: "2", to: "3" });
    expect(await rollback(desk, "mfe-one")).toMatchObject({ from: "3", to: "1" });

    expect(await reasonsOf(rollback(desk, "mfe-one"))).toMatch(/never had a release before 1/);
  });

  it("does so with a shell too", async () => {
    const shellOf = (version: string) => built("shell", version, { exposes: [], shared: PROVIDED });
    const [second, third] = [await shellOf("2"), await shellOf("3")];
    await publishShell(desk, second);
    await rollback(desk, "shell");
    for (const next of [third, second]) await publishShell(desk, next);

    expect(await rollback(desk, "shell")).toMatchObject({ from: "2", to: "3" });
    expect(await rollback(desk, "shell")).toMatchObject({ from: "3", to: "1" });

    expect(await reasonsOf(rollback(desk, "shell"))).toMatch(/never had a release before 1/);
  });

  it("goes back to what an earlier version was published over, of the shell as of a remote", async () => {
    for (const version of ["2", "3", "2", "4"]) {
      await publishRemote(desk, declared("mfe-one"), await built("mfe-one", version));
      await publishShell(desk, await built("shell", version, { exposes: [], shared: PROVIDED }));
    }

    for (const name of ["mfe-one", "shell"]) {
      expect(await rollback(desk, name)).toMatchObject({ from: "4", to: "2" });
      expect(await rollback(desk, name)).toMatchObject({ from: "2", to: "3" });
      expect(await rollback(desk, name)).toMatchObject({ from: "3", to: "2" });
      expect(await rollback(desk, name)).toMatchObject({ from: "2", to: "1" });
      expect(await reasonsOf(rollback(desk, name))).toMatch(/never had a release before 1\. It had: /);
    }
  });

  it("gives pages nothing to fall back on that somebody took back", async () => {
    const [first, second] = [await built("mfe-one", "1"), await built("mfe-one", "2")];
    for (const next of [second, first]) await publishRemote(desk, declared("mfe-one"), next);

    expect(await rollback(desk, "mfe-one")).toMatchObject({ from: "1", to: "2" });

    expect(findRemote(await readRegistry(desk), "mfe-one")).toMatchObject({ lastGood: null, takenBack: ["1"] });
  });

  it("leads to nothing that was left behind when an earlier registry was put back, but finds it by name", async () => {
    const shellOf = (version: string) => built("shell", version, { exposes: [], shared: PROVIDED });
    const publishBoth = async (version: string) => {
      await publishRemote(desk, declared("mfe-one"), await built("mfe-one", version));
      await publishShell(desk, await shellOf(version));
    };
    const saved = await desk.store.readRegistry();
    for (const version of ["2", "3"]) await publishBoth(version);
    if (saved === null) throw new Error("Nothing is released.");
    await desk.store.swapRegistry(await desk.store.readRegistry(), saved);
    for (const version of ["4", "5"]) await publishBoth(version);

    for (const name of ["mfe-one", "shell"]) {
      expect(await rollback(desk, name)).toMatchObject({ from: "5", to: "4" });
      expect(await rollback(desk, name)).toMatchObject({ from: "4", to: "1" });
      expect(await reasonsOf(rollback(desk, name))).toMatch(/never had a release before 1\. It had: .*\b3\b/);
      expect(await rollback(desk, name, "3")).toMatchObject({ from: "1", to: "3" });
    }
  });

  it("leads to nothing that was left behind also where nothing but the shell was released since", async () => {
    const publish = async (version: string) =>
      publishShell(desk, await built("shell", version, { exposes: [], shared: PROVIDED }));
    const saved = await desk.store.readRegistry();
    for (const version of ["2", "3"]) await publish(version);
    if (saved === null) throw new Error("Nothing is released.");
    await desk.store.swapRegistry(await desk.store.readRegistry(), saved);
    for (const version of ["4", "5"]) await publish(version);

    expect(await rollback(desk, "shell")).toMatchObject({ from: "5", to: "4" });
    expect(await rollback(desk, "shell")).toMatchObject({ from: "4", to: "1" });
  });

  it("brings back what the release said of itself, all of it", async () => {
    const said = declared("mfe-one", { pageBudgetKb: 40 });
    await publishRemote(desk, said, await built("mfe-one", "2"));
    const moved = declared("mfe-one", { basePaths: ["/mfe-one"], pageBudgetKb: 50 });
    await publishRemote(desk, moved, await built("mfe-one", "3"));

    await rollback(desk, "mfe-one");

    const { remotes } = await readRegistry(desk);
    expect(remotes.find(({ name }) => name === "mfe-one")).toMatchObject({ ...said });
  });

  it("goes to any version by name, and names those there are for one there was not", async () => {
    for (const version of ["2", "3"]) await publishRemote(desk, declared("mfe-one"), await built("mfe-one", version));

    expect(await rollback(desk, "mfe-one", "1")).toMatchObject({ from: "3", to: "1" });
    expect(await reasonsOf(rollback(desk, "mfe-one", "9"))).toBe("mfe-one never had 9. It had: 3, 2.");
  });

  it.each<[string, (past: SignedRegistry) => Promise<SignedRegistry>]>([
    [
      "that nobody signed",
      async (past) => ({ ...past, payload: past.payload.replace('"version":"2"', '"version":"9"') }),
    ],
    [
      "that was signed under another number",
      async () => (await desk.store.readRegistry()) ?? Promise.reject(new Error("Nothing is released.")),
    ],
  ])("takes nothing from a past %s", async (_what, plant) => {
    for (const version of ["2", "3"]) await publishRemote(desk, declared("mfe-one"), await built("mfe-one", version));
    const { serial } = await readRegistry(desk);
    const file = join(folder, "store", "history", `${serial - 1}.json`);
    await writeFile(file, JSON.stringify(await plant(JSON.parse(await readFile(file, "utf8")))));

    const told = await reasonsOf(rollback(desk, "mfe-one", "9"));
    expect(told).toContain("mfe-one never had 9. It had: 1.");
    expect(told).toContain(`history/${serial - 1}.json in the store is not what was signed with this key`);
    expect(await rollback(desk, "mfe-one")).toMatchObject({ from: "3", to: "1" });
  });

  it("takes the shell back too, twice to the one before that, and says so in the history", async () => {
    for (const version of ["2", "3"])
      await publishShell(desk, await built("shell", version, { exposes: [], shared: PROVIDED }));

    expect(await rollback(desk, "shell")).toMatchObject({ from: "3", to: "2" });
    expect(await rollback(desk, "shell")).toMatchObject({ from: "2", to: "1" });

    expect((await readRegistry(desk)).shell.version).toBe("1");
    expect((await readHistory(desk.store, 1))[0]).toMatchObject({
      action: "rollback",
      app: "shell",
      from: "2",
      to: "1",
    });
    expect(await reasonsOf(rollback(desk, "shell"))).toBe("shell never had a release before 1. It had: 2, 3.");
  });

  it("keeps a shell without which a live remote would lack something, and says that the shell is never killed", async () => {
    const next = { ...PROVIDED, "@lintel/portal": "0.1.1" };
    await publishShell(desk, await built("shell", "2", { exposes: [], shared: next }));
    const needy = await built("mfe-one", "2", { shared: { "@lintel/portal": "^0.1.1" } });
    await publishRemote(desk, declared("mfe-one"), needy);

    expect(await reasonsOf(rollback(desk, "shell"))).toMatch(
      /mfe-one 2, which is live, needs @lintel\/portal \^0\.1\.1; the shell provides 0\.1\.0/,
    );
    expect(await reasonsOf(kill(desk, "shell"))).toMatch(/never off the site.*npm run rollback -- shell/);

    expect((await readRegistry(desk)).shell.version).toBe("2");
  });

  it("leads to no release whose files are damaged in the store, nor to one that the shell of today does not suit", async () => {
    const wide = { shared: { ...PROVIDED, "@lintel/portal": "^0.1.0 || ^0.2.0" } };
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2", wide));
    const page = join(folder, "store/remotes/mfe-one/1/page.js");
    const text = await readFile(page, "utf8");

    await writeFile(page, text.slice(0, 5));
    expect(await reasonsOf(rollback(desk, "mfe-one"))).toMatch(/page\.js is served with other bytes/);
    await writeFile(page, text);
    await publishRemote(desk, declared("mfe-two"), await built("mfe-two", "2", wide));
    const shared = { ...PROVIDED, "@lintel/portal": "0.2.0" };
    await publishShell(desk, await built("shell", "2", { exposes: [], shared }));

    expect(await reasonsOf(rollback(desk, "mfe-one"))).toMatch(
      /mfe-one needs @lintel\/portal \^0\.1\.0; the shell provides 0\.2\.0/,
    );
    expect(await live("mfe-one")).toBe("2");
  });

  it("is refused when it leads to a place where a neighbour got a page meanwhile", async () => {
    const page = { scripts: ["page.js"], languages: {} };
    const deeper = await built("mfe-two", "2", { pages: { "/mfe-two": page, "/mfe-two/deeper": page } });
    const narrow = declared("mfe-one", { basePaths: ["/mfe-one/*", "/mfe-two/deeper"] });
    await publishRemote(desk, narrow, await built("mfe-one", "2"));
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "3"));
    const late = deskAfter(() => publishRemote(desk, declared("mfe-two"), deeper));

    expect(await reasonsOf(rollback(late, "mfe-one"))).toMatch(/beside mfe-one meanwhile/);

    expect([await live("mfe-one"), await live("mfe-two")]).toEqual(["3", "2"]);
  });

  it("is refused when the place has been given to another meanwhile", async () => {
    await publishRemote(
      desk,
      declared("mfe-one", { basePaths: ["/new/*"] }),
      await built("mfe-one", "2", { pages: {} }),
    );
    const wider = declared("mfe-two", { basePaths: ["/mfe-two/*", "/mfe-one/*"] });
    await publishRemote(desk, wider, await built("mfe-two", "2"));

    expect(await reasonsOf(rollback(desk, "mfe-one"))).toMatch(/belongs to mfe-two/);
  });
});

it.each<[string, (at: Desk) => Promise<unknown>]>([
  ["rolled back", (at) => rollback(at, "mfe-one")],
  ["promoted", (at) => promote(at, "mfe-one")],
])("is not %s to a place that somebody took meanwhile", async (what, change) => {
  const wider = declared("mfe-one", { basePaths: ["/mfe-one/*", "/offers/*"] });
  if (what === "promoted") {
    await publishRemote(desk, wider, await built("mfe-one", "2"), 10);
  } else {
    await publishRemote(desk, wider, await built("mfe-one", "2"));
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "3"));
  }
  const before = findRemote(await readRegistry(desk), "mfe-one");
  // As a registry can be that an older desk wrote: today's refuses to give away what is on trial.
  const taking = () =>
    changeRegistry(desk.store, desk.key, (registry) =>
      replaced(registry, {
        ...declared("mfe-two", { basePaths: ["/offers/*"] }),
        current: { version: "1", manifestSha384: "" },
        lastGood: null,
      }),
    );
  let looks = 0;
  const readRegistryLater = async () => {
    // The first look finds the place free; what is changed is what a later one finds.
    looks += 1;
    if (looks === 2) await taking();
    return desk.store.readRegistry();
  };

  expect(await reasonsOf(change({ ...desk, store: { ...desk.store, readRegistry: readRegistryLater } }))).toMatch(
    /\/offers\/\* belongs to mfe-two/,
  );

  expect(findRemote(await readRegistry(desk), "mfe-one")).toEqual(before);
});

it("can be tried again after the store failed in the middle of it", async () => {
  await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"));
  const failing = { ...desk.store, swapRegistry: () => Promise.reject(new Error("The bucket does not answer.")) };
  await expect(rollback({ ...desk, store: failing }, "mfe-one")).rejects.toThrow("does not answer");
  await new Promise((later) => setTimeout(later, 2));

  expect(await rollback(desk, "mfe-one")).toMatchObject({ from: "2", to: "1" });

  expect((await readHistory(desk.store, 1))[0]).toMatchObject({ by: "ada", action: "rollback", from: "2", to: "1" });
});

it("lets nothing go back beside a shell that it has not been held against", async () => {
  const needy = await built("mfe-one", "2", { shared: { "@lintel/portal": "0.1.0" } });
  await publishRemote(desk, declared("mfe-one"), needy);
  await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "3"));
  const next = await built("shell", "2", { exposes: [], shared: { ...PROVIDED, "@lintel/portal": "0.1.1" } });
  const meanwhile = deskAfter(() => publishShell(desk, next));

  expect(await reasonsOf(rollback(meanwhile, "mfe-one"))).toMatch(/new shell meanwhile: 2/);

  expect(await live("mfe-one")).toBe("3");
});

describe("a trial", () => {
  it("stands beside what everybody has, until it is promoted", async () => {
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"), 10);
    expect(await live("mfe-one")).toBe("1");

    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"), 50);
    expect(await promote(desk, "mfe-one")).toMatchObject({ from: "1", to: "2" });

    const { remotes } = await readRegistry(desk);
    const remote = remotes.find(({ name }) => name === "mfe-one");
    expect([remote?.current.version, remote?.lastGood?.version, remote?.trial]).toEqual(["2", "1", undefined]);
  });

  it("is of nothing that is not released yet, nor of what everybody has", async () => {
    const first = await built("mfe-three", "1");
    const same = await built("mfe-one", "1");
    const before = await desk.store.readRegistry();

    await expect(publishRemote(desk, declared("mfe-three"), first, 10)).rejects.toThrow(
      "mfe-three has no live release beside which a part of the visitors could get this one.",
    );
    await expect(publishRemote(desk, declared("mfe-one"), same, 10)).rejects.toThrow(
      "mfe-one 1 is what everybody has: there is nothing to try.",
    );

    expect(await desk.store.readRegistry()).toEqual(before);
    expect(await desk.store.readFile("remotes/mfe-three/1/manifest.json")).toBeNull();
  });

  it("ends when what everybody has is published once more", async () => {
    const second = await built("mfe-one", "2");
    await publishRemote(desk, declared("mfe-one"), second);
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "3"), 10);

    const published = await publishRemote(desk, declared("mfe-one"), second);

    expect(published).toMatchObject({ from: "2", to: "2", hasMoved: true });
    const remote = findRemote(await readRegistry(desk), "mfe-one");
    expect([remote?.trial, remote?.lastGood?.version]).toEqual([undefined, "1"]);
  });

  const shareOf = async (version: string) =>
    publishRemote(desk, declared("mfe-one"), await built("mfe-one", version), 10);

  it.each<[string, string | null, () => Promise<unknown>, number | null]>([
    ["begun beside another that somebody began", null, () => shareOf("3"), 10],
    ["passed over, when somebody began it", null, () => shareOf("3"), null],
    ["gone on with, when it has ended", "2", () => rollback(desk, "mfe-one"), 50],
  ])("is not %s meanwhile", async (_what, tried, meanwhile, share) => {
    if (tried !== null) await shareOf(tried);
    const second = await built("mfe-one", "2");
    let after: Registry | null = null;
    const late = deskAfter(async () => {
      await meanwhile();
      after = await readRegistry(desk);
    });

    expect(await reasonsOf(publishRemote(late, declared("mfe-one"), second, share))).toMatch(
      /^The releases of mfe-one changed meanwhile/,
    );

    expect(await readRegistry(desk)).toEqual(after);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["has ended", () => rollback(desk, "mfe-one")],
    ["has given way to another", () => shareOf("3")],
    [
      "was begun anew beside another release",
      async () => {
        await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "3"));
        await shareOf("2");
      },
    ],
  ])("is not promoted when it %s meanwhile", async (_what, meanwhile) => {
    await shareOf("2");
    let after: Registry | null = null;
    const late = deskAfter(async () => {
      await meanwhile();
      after = await readRegistry(desk);
    });

    expect(await reasonsOf(promote(late, "mfe-one"))).toMatch(/^The releases of mfe-one changed meanwhile/);

    expect(await readRegistry(desk)).toEqual(after);
  });

  it("is left to a start as what it is, and not as something that was taken back, until it is", async () => {
    const said = async () => describeSettled(await readRegistry(desk), "mfe-one", "2");
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"), 10);

    expect(await said()).toBe("mfe-one 2 is on trial; npm run promote -- mfe-one gives it to everybody");

    await rollback(desk, "mfe-one");
    expect(await said()).toBe("mfe-one 2 was taken back; npm run publish -w mfe-one makes it live again");

    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"));
    expect(await said()).toBeNull();
  });

  it("ends by a rollback, and what everybody has is not touched", async () => {
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"), 10);

    expect(await rollback(desk, "mfe-one")).toMatchObject({ from: "2", to: "1" });

    expect(await live("mfe-one")).toBe("1");
    expect(await reasonsOf(promote(desk, "mfe-one"))).toMatch(/no trial/);
  });
});

describe("killing", () => {
  it("takes an area off the site and brings it back as it was", async () => {
    const before = await readRegistry(desk);

    await kill(desk, "mfe-two");
    expect(await live("mfe-two")).toBeUndefined();
    expect(await reasonsOf(kill(desk, "mfe-two"))).toMatch(/off the site already/);

    await revive(desk, "mfe-two");
    expect((await readRegistry(desk)).remotes).toEqual(before.remotes);
  });

  it("leaves another that is off the site where it is", async () => {
    await kill(desk, "mfe-one");
    await kill(desk, "mfe-two");
    await revive(desk, "mfe-one");

    const { remotes, killed } = await readRegistry(desk);

    expect([remotes, killed].map((some) => some?.map(({ name }) => name))).toEqual([["mfe-one"], ["mfe-two"]]);
  });

  it("does not bring back what needs more than the shell of today provides", async () => {
    await publishRemote(
      desk,
      declared("mfe-one"),
      await built("mfe-one", "2", { shared: { "@lintel/portal": "0.1.0" } }),
    );
    await kill(desk, "mfe-one");
    const shared = { ...PROVIDED, "@lintel/portal": "0.1.1" };
    await publishShell(desk, await built("shell", "2", { exposes: [], shared }));

    expect(await reasonsOf(revive(desk, "mfe-one"))).toMatch(/mfe-one needs @lintel\/portal 0\.1\.0/);

    expect(await live("mfe-one")).toBeUndefined();
  });

  it("does not bring back what is on trial and needs more, nor beside a shell that came meanwhile", async () => {
    const needs = { shared: { "@lintel/portal": "0.1.0" } };
    const shared = { ...PROVIDED, "@lintel/portal": "0.1.1" };
    await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2", needs), 10);
    await kill(desk, "mfe-one");
    const shell = await built("shell", "2", { exposes: [], shared });

    expect(
      await reasonsOf(
        revive(
          deskAfter(() => publishShell(desk, shell)),
          "mfe-one",
        ),
      ),
    ).toMatch(/new shell meanwhile/);
    expect(await reasonsOf(revive(desk, "mfe-one"))).toMatch(/mfe-one needs @lintel\/portal 0\.1\.0/);

    expect(await live("mfe-one")).toBeUndefined();
  });

  it("keeps the area's place: nobody else can take its base path, and a new release of it stays off the site", async () => {
    await kill(desk, "mfe-two");

    const taking = publishRemote(desk, declared("mfe-one", { basePaths: ["/mfe-two/*"] }), await built("mfe-one", "2"));
    expect(await reasonsOf(taking)).toMatch(/belongs to mfe-two/);

    await publishRemote(desk, declared("mfe-two"), await built("mfe-two", "2"));
    expect(await live("mfe-two")).toBeUndefined();
    await revive(desk, "mfe-two");
    expect(await live("mfe-two")).toBe("2");
  });
});

describe("removing", () => {
  it("frees the name and the paths of an area that is off the site, and leaves what it had released", async () => {
    expect(await reasonsOf(remove(desk, "mfe-two"))).toBe(
      "mfe-two is on the site. Take it off first: npm run kill -- mfe-two",
    );
    expect(await live("mfe-two")).toBe("1");
    await kill(desk, "mfe-two");

    expect(await remove(desk, "mfe-two")).toBe("1");

    const { remotes, killed } = await readRegistry(desk);
    expect([remotes.map(({ name }) => name), killed]).toEqual([["mfe-one"], []]);
    expect(await desk.store.readFile("remotes/mfe-two/1/entry.js")).not.toBeNull();
    const [removed] = await readHistory(desk.store);
    expect(removed).toMatchObject({ action: "remove", app: "mfe-two", from: "1", to: null });
    expect(await reasonsOf(revive(desk, "mfe-two"))).toBe("mfe-two is not released. Released are: mfe-one.");
    const heir = declared("mfe-three", { basePaths: ["/mfe-two/*"] });
    const pages = { "/mfe-two": { scripts: ["page.js"], languages: {} } };
    expect(await publishRemote(desk, heir, await built("mfe-three", "1", { pages }))).toMatchObject({ to: "1" });
  });

  it("is told to whoever publishes the area meanwhile, as its first release by somebody else is", async () => {
    await kill(desk, "mfe-two");
    const second = await built("mfe-two", "2");
    const late = deskAfter(() => remove(desk, "mfe-two"));
    expect(await reasonsOf(publishRemote(late, declared("mfe-two"), second))).toBe(
      "Somebody else removed mfe-two meanwhile. Look at it, then publish again.",
    );

    const third = await built("mfe-two", "3");
    const later = deskAfter(() => publishRemote(desk, declared("mfe-two"), second));
    expect(await reasonsOf(publishRemote(later, declared("mfe-two"), third))).toBe(
      "Somebody else published mfe-two meanwhile: 2 is live, not nothing. Look at it, then publish again.",
    );
  });

  it("leaves one that somebody brings back meanwhile", async () => {
    await kill(desk, "mfe-two");
    const { store } = desk;
    let reads = 0;
    const late = {
      ...desk,
      store: {
        ...store,
        readRegistry: async () => {
          reads += 1;
          if (reads === 2) await revive(desk, "mfe-two");
          return store.readRegistry();
        },
      },
    };

    expect(await reasonsOf(remove(late, "mfe-two"))).toBe("Somebody else revived mfe-two meanwhile.");
    expect(await live("mfe-two")).toBe("1");
  });
});

it("tells whoever publishes, promotes or takes back a killed area that nobody has it, and how it comes back", async () => {
  await kill(desk, "mfe-two");
  const off = "It is off the site; bring it back: npm run revive -- mfe-two";

  const second = await built("mfe-two", "2");
  const publish = async (share: number | null = null) =>
    describePublished("mfe-two", await publishRemote(desk, declared("mfe-two"), second, share), share);
  expect(await publish(10)).toBe(`mfe-two: 1 → 2. ${off}`);
  expect(describePromoted("mfe-two", await promote(desk, "mfe-two"))).toBe(`mfe-two: 1 → 2. ${off}`);
  expect(await publish()).toBe(`Nothing was changed. ${off}`);
  expect(describeRolledBack("mfe-two", await rollback(desk, "mfe-two"))).toBe(`mfe-two: 2 → 1. ${off}`);

  await revive(desk, "mfe-two");
  expect(await publish()).toBe("mfe-two: 1 → 2");
  expect(await publish()).toBe("It is live already: nothing was changed.");
  expect(describeRolledBack("mfe-two", await rollback(desk, "mfe-two"))).toBe(
    "mfe-two: 2 → 1. New pages have it from now on.",
  );
});

describe("an area that somebody takes off the site meanwhile", () => {
  const second = () => built("mfe-one", "2");
  const publishSecond = async (share: number | null = null) =>
    publishRemote(desk, declared("mfe-one"), await second(), share);

  it.each<[string, () => Promise<unknown>, (late: Desk) => Promise<{ readonly isOffSite: boolean }>]>([
    ["is published", second, async (late) => publishRemote(late, declared("mfe-one"), await second())],
    ["is live already", publishSecond, async (late) => publishRemote(late, declared("mfe-one"), await second())],
    ["is promoted", () => publishSecond(10), (late) => promote(late, "mfe-one")],
    ["is rolled back", publishSecond, (late) => rollback(late, "mfe-one")],
    ["has its trial ended", () => publishSecond(10), (late) => rollback(late, "mfe-one")],
  ])("is said to be off it where it %s", async (_what, prepare, change) => {
    await prepare();
    const late = deskAfter(() => kill(desk, "mfe-one"));

    expect(await change(late)).toMatchObject({ isOffSite: true });
  });

  it("goes with the version that somebody published meanwhile, comes back with it, and the history says which", async () => {
    expect(await kill(deskAfter(publishSecond), "mfe-one")).toBe("2");

    const third = await built("mfe-one", "3");
    const published = deskAfter(() => publishRemote(desk, declared("mfe-one"), third));
    expect(await revive(published, "mfe-one")).toBe("3");

    const [revived, , killed] = await readHistory(desk.store);
    expect([killed, revived]).toMatchObject([
      { action: "kill", from: "2", to: null },
      { action: "revive", from: null, to: "3" },
    ]);
    expect(await live("mfe-one")).toBe("3");
  });
});

describe("of two who do the same at the same moment, one does it and the other hears so", () => {
  it.each<[string, () => Promise<unknown>, () => Promise<unknown>, RegExp]>([
    ["killing", async () => undefined, () => kill(desk, "mfe-one"), /took mfe-one off the site/],
    ["reviving", () => kill(desk, "mfe-one"), () => revive(desk, "mfe-one"), /revived mfe-one|mfe-one is on the site/],
    [
      "rolling back",
      async () => publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2")),
      () => rollback(desk, "mfe-one"),
      /changed mfe-one meanwhile/,
    ],
    [
      "ending a trial",
      async () => publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"), 10),
      () => rollback(desk, "mfe-one"),
      /trial of mfe-one has ended already/,
    ],
  ])("%s", async (_what, prepare, change, reason) => {
    await prepare();
    const { serial } = await readRegistry(desk);

    const results = await Promise.allSettled([change(), change()]);

    const [refusal] = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(refusal).toBeInstanceOf(Refused);
    expect((refusal as Refused).reasons.join()).toMatch(reason);
    expect((await readRegistry(desk)).serial).toBe(serial + 1);
  });
});

describe("the registry", () => {
  it("is not built upon when somebody else signed it", async () => {
    const read = await desk.store.readRegistry();
    if (read === null) throw new Error("Nothing is released.");
    await desk.store.swapRegistry(read, { ...read, signature: Buffer.alloc(64).toString("base64") });

    await expect(readRegistry(desk)).rejects.toThrow(/not signed with this key\. Bring the key back/);
    await expect(publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"))).rejects.toThrow(
      /not signed with this key\. Bring the key back/,
    );
    expect(await desk.store.readFile("remotes/mfe-one/2/entry.js")).toBeNull();
  });

  it("is not looked for without end where something answers all that is not there with the same page", async () => {
    const before = await readRegistry(desk);
    const looked: string[] = [];
    const readFile: typeof desk.store.readFile = async (path) => {
      looked.push(path);
      if (looked.length > 100) throw new Error("Looked for without end.");
      return (await desk.store.readFile(path)) ?? Buffer.from("<!doctype html>");
    };

    await expect(kill({ ...desk, store: { ...desk.store, readFile } }, "mfe-one")).rejects.toThrow(
      /^history\/5\.json in the store is to the letter what history\/4\.json is\. /,
    );

    expect(await readRegistry(desk)).toEqual(before);
  });

  it("stays as it is when the line that says who changes it could not be written", async () => {
    const before = await readRegistry(desk);
    const putFile: typeof desk.store.putFile = (path, content) =>
      path.startsWith("audit/") ? Promise.reject(new Error("No room.")) : desk.store.putFile(path, content);

    await expect(kill({ ...desk, store: { ...desk.store, putFile } }, "mfe-one")).rejects.toThrow("No room.");

    expect(await readRegistry(desk)).toEqual(before);
  });

  it("says what to do about a file of the history in its place, and goes on once that is done", async () => {
    const file = join(folder, "store/history/3.json");
    const text = await readFile(file, "utf8");
    await writeFile(file, text.slice(0, 100));

    await expect(kill(desk, "mfe-one")).rejects.toThrow(
      /^history\/3\.json .* if this file was damaged, remove it and do this again; if not, build a new version\.$/,
    );
    await rm(file);
    await kill(desk, "mfe-one");

    expect(await readFile(file, "utf8")).toBe(text);
  });

  it("keeps each of its past states, with who changed it, how and when", async () => {
    await publishRemote({ ...desk, by: "bob" }, declared("mfe-one"), await built("mfe-one", "2"));
    await rollback(desk, "mfe-one");

    const history = await readHistory(desk.store);

    expect(history.slice(0, 2)).toEqual([
      { serial: 5, by: "ada", at: expect.any(String), action: "rollback", app: "mfe-one", from: "2", to: "1" },
      { serial: 4, by: "bob", at: expect.any(String), action: "publish", app: "mfe-one", from: "1", to: "2" },
    ]);
  });

  it("names every file with its hash, so that nothing else of a release can run", async () => {
    const text = await desk.store.readFile("remotes/mfe-one/1/manifest.json");
    const { files } = JSON.parse(String(text)) as RemoteManifest;

    expect(Object.keys(files)).toEqual(["entry.js", "page.js"]);
    for (const hash of Object.values(files)) expect(hash).toMatch(/^[\w+/]{64}$/);
  });
});

it("signs the longest preview so that a browser whose clock is half a minute off believes it, either way", async () => {
  const { url, stop } = await serveBuild(await built("mfe-one", "2"), 0);
  const siteUrl = "https://bank.example";

  const wish = { name: "mfe-one", url, siteUrl: `${siteUrl}/login`, minutes: MOST_MINUTES };
  const link = new URL(await previewLink(desk, wish));
  await stop();

  const [payload = ""] = (link.searchParams.get("token") ?? "").split(".");
  const text = Buffer.from(payload, "base64url").toString();
  for (const off of [-30_000, 0, 30_000])
    expect(previewFor(text, siteUrl, Date.now() + off)).toMatchObject({ remote: "mfe-one", url });
});

it("gives a page of any origin the files of a build that is previewed, as they are now, and nothing else of the machine", async () => {
  const place = await mkdtemp(join(folder, "temporary-"));
  jest.spyOn(os, "tmpdir").mockReturnValue(place);
  await writeFile(join(place, "secret.js"), "not of the build");
  const { url, stop } = await serveBuild(await built("mfe-one", "2"), 0);
  // As it is written: fetch would take the dots out of the address.
  const asked = async (path: string): Promise<[number | undefined, IncomingMessage["headers"], string]> => {
    const [answer] = (await once(get(url, { path }), "response")) as [IncomingMessage];
    return [answer.statusCode, answer.headers, await text(answer)];
  };

  const [entry, above] = [await asked("/entry.js"), await asked("/../../../secret.js")];
  const { port } = new URL(url);
  const fromAnotherAddress = await fetch(`http://127.0.0.2:${port}/entry.js`).catch(() => null);
  await stop();

  const headers = { "access-control-allow-origin": "*", "cache-control": "no-store" };
  expect(entry).toEqual([200, expect.objectContaining(headers), "// mfe-one 2\n"]);
  expect(above).toEqual([404, expect.anything(), "Not found"]);
  expect(fromAnotherAddress).toBeNull();
});

it.each(["<!doctype html><title>App</title>", "", "null"])(
  "says in a sentence that there is no build where a preview is to be taken from: %j",
  async (page) => {
    const server = createServer((_request, answer) => answer.end(page)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/builds/42`;

    const refusal: unknown = await previewLink(desk, {
      name: "mfe-one",
      url,
      siteUrl: "https://bank.example",
      minutes: 1,
    }).catch((error: unknown) => error);
    server.close();

    expect(refusal).toMatchObject({
      name: "Refused",
      reasons: [expect.stringMatching(/\/builds\/42(\/manifest\.json cannot be read: | has a build of undefined)/)],
    });
  },
);

it("previews no build that needs what the live shell does not provide", async () => {
  const needy = await built("mfe-one", "2", { shared: { react: "^20.0.0", "@lintel/portal": "^0.1.0" } });
  const { url, stop } = await serveBuild(needy, 0);

  const refusal = await reasonsOf(
    previewLink(desk, { name: "mfe-one", url, siteUrl: "https://bank.example", minutes: 1 }),
  );
  await stop();

  expect(refusal).toBe("mfe-one needs react ^20.0.0; the shell provides 19.3.1.");
});

it("hears out neither a build that is previewed nor a site whose answer is without end", async () => {
  const server = createServer(({ url, headers }, answer) => {
    const isEndless = url === "/manifest.json" || headers["accept-encoding"] === "identity";
    if (!isEndless) return answer.writeHead(404).end();
    const part = Buffer.alloc(2 ** 20);
    const more = () => {
      while (!answer.destroyed && answer.write(part));
    };
    answer.writeHead(200, { "content-type": contentTypeOf(url ?? "") }).on("drain", more);
    more();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const wish = { name: "mfe-one", url, siteUrl: "https://bank.example", minutes: 1 };

  const preview = await reasonsOf(previewLink(desk, wish));
  const publish = await reasonsOf(
    publishRemote({ ...desk, siteUrl: url }, declared("mfe-one"), await built("mfe-one", "2")),
  );
  server.closeAllConnections();
  server.close();

  expect(preview).toBe(`${url}/manifest.json cannot be read: it sends more than 64 MB.`);
  expect(publish).toContain(`/2/page.js cannot be read from ${url}: it sends more than 64 MB`);
  expect(await live("mfe-one")).toBe("1");
});

it("says what kept it from reading a site or a build, which is more than that it could not", async () => {
  await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "1"));
  const nobody = `http://127.0.0.1:${await freePort()}`;

  const preview = await reasonsOf(
    previewLink(desk, { name: "mfe-one", url: nobody, siteUrl: "https://bank.example", minutes: 1 }),
  );
  const publish = await reasonsOf(
    publishRemote({ ...desk, siteUrl: nobody }, declared("mfe-one"), await built("mfe-one", "2")),
  );

  expect(preview).toBe(`${nobody}/manifest.json cannot be read: ECONNREFUSED.`);
  expect(publish).toContain(`/2/page.js cannot be read from ${nobody}: ECONNREFUSED`);
  expect(await live("mfe-one")).toBe("1");
});

it("says of a site that is down what it says of five files, and not of each", async () => {
  const build = await built("mfe-one", "9");
  for (const name of ["a", "b", "c", "d", "e", "f"]) await writeFile(join(build.folder, `${name}.js`), `// ${name}\n`);
  const nobody = `http://127.0.0.1:${await freePort()}`;

  const reasons = await reasonsOf(publishRemote({ ...desk, siteUrl: nobody }, declared("mfe-one"), build));

  const lines = reasons.split("\n");
  expect(lines.slice(0, 5).every((line) => line.endsWith(`cannot be read from ${nobody}: ECONNREFUSED`))).toBe(true);
  expect(lines.slice(5)).toEqual(["The same or the like of 4 more."]);
});

it.each(["http://builds.example/42", "https://builds.example/42?run=7", "builds/42"])(
  "makes no link to %s, from where no browser would take a preview, and says what an address has to be",
  async (url) => {
    const link = previewLink(desk, { name: "mfe-one", url, siteUrl: "https://bank.example", minutes: 1 });

    await expect(link).rejects.toMatchObject({
      reasons: [`${url} is no address for a preview: https, or http on this machine, and nothing after the path.`],
    });
  },
);

it("leaves nothing of a preview whose port is taken", async () => {
  const place = await mkdtemp(join(folder, "temporary-"));
  jest.spyOn(os, "tmpdir").mockReturnValue(place);
  const { url, stop } = await serveBuild(await built("mfe-one", "2"), 0);
  const ofTheFirst = await readdir(place);

  const second = serveBuild(await built("mfe-one", "3"), Number(new URL(url).port));
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
  const left = await readdir(place);
  await stop();

  expect(ofTheFirst).toHaveLength(1);
  expect(left).toEqual(ofTheFirst);
});

it("previews no area that is off the site, and says so before anything is built", async () => {
  await publishRemote(desk, declared("mfe-one"), await built("mfe-one", "2"));
  await kill(desk, "mfe-one");
  const registry = await readRegistry(desk);

  expect(() => refuseUnlessPreviewed(registry, "mfe-one")).toThrow(
    new Refused(["mfe-one is off the site. Bring it back first: npm run revive -- mfe-one"]),
  );
  expect(() => refuseUnlessPreviewed(registry, "shell")).toThrow(/The shell is looked at with `npm start`/);
});
