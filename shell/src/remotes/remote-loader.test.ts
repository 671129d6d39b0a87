import { createHash, webcrypto } from "node:crypto";
import { onReportedError } from "@lintel/portal/host";
import type { RegisteredRemote, RemoteManifest } from "@lintel/portal/release";
import type { Federation } from "./federation";
import { integrityOf } from "./integrity";
import { createRemoteLoader } from "./remote-loader";

const NOTHING = integrityOf("/remotes/mfe-auth/0/never-listed.js");
const hashOf = (text: string) => createHash("sha384").update(text).digest("base64");

/** A manifest whose entry has this hash. A tag in a name and a letter beyond ASCII: hashed is what was written, not how it came. */
function manifestText(version: string, entryHash: string): string {
  const manifest: Partial<RemoteManifest> = { name: "mfe-auth", version, entry: "entry.js" };
  return JSON.stringify({ ...manifest, files: { "entry.js": entryHash, "</script>ä€.js": "hash" } });
}

function remoteWith(version: string, signedText: string): RegisteredRemote {
  const current = { version, manifestSha384: hashOf(signedText) };
  return {
    name: "mfe-auth",
    team: "auth",
    area: "Sign in",
    basePaths: ["/login"],
    access: "guest",
    nav: [],
    requires: {},
    current,
    lastGood: null,
  };
}

let asked: { url: string; integrity: string | undefined }[];
let inStore: string;
let registered: string[];

/** A browser gives nobody bytes that have another hash than the request asked for, where it asked for one. */
async function fetchLikeABrowser(url: string, { integrity }: RequestInit = {}): Promise<Response> {
  asked.push({ url, integrity });
  if (integrity !== undefined && integrity !== `sha384-${hashOf(inStore)}`) throw new TypeError("Failed to fetch");
  return { ok: true, json: async () => JSON.parse(inStore) } as Response;
}

const federation: Federation = {
  register: (_container, entryUrl) => void registered.push(entryUrl),
  load: async () => ({ default: [] }),
};

function load(remote: RegisteredRemote, inlined: string): Promise<string> {
  const loader = createRemoteLoader({ federation, manifests: { [remote.name]: inlined } });
  return loader.attempt(remote, async () => "drawn");
}

beforeEach(() => {
  asked = [];
  registered = [];
  globalThis.fetch = fetchLikeABrowser as typeof fetch;
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe.each([
  ["with the browser's own hashing", webcrypto.subtle],
  ["on plain http, where a browser has none", undefined],
])("a manifest that came with the document, %s,", (where, subtle) => {
  const version = (name: string) => `${name}-${where.length}`;
  beforeEach(() => Object.defineProperty(globalThis.crypto, "subtle", { value: subtle, configurable: true }));

  it("is believed without another request where the registry names its hash", async () => {
    const signed = manifestText(version("1"), "hash-of-entry");

    expect(await load(remoteWith(version("1"), signed), signed)).toBe("drawn");

    expect(asked).toEqual([]);
    expect(integrityOf(`/remotes/mfe-auth/${version("1")}/entry.js`)).toBe("sha384-hash-of-entry");
  });

  it("is not believed where it was changed: the one that the registry names is asked for", async () => {
    const signed = manifestText(version("2"), "hash-of-entry");
    inStore = signed;

    expect(await load(remoteWith(version("2"), signed), manifestText(version("2"), "hash-of-evil"))).toBe("drawn");

    expect(asked).toEqual([
      { url: `/remotes/mfe-auth/${version("2")}/manifest.json`, integrity: `sha384-${hashOf(signed)}` },
    ]);
    expect(integrityOf(`/remotes/mfe-auth/${version("2")}/entry.js`)).toBe("sha384-hash-of-entry");
  });

  it("runs nothing where the store's was changed as well", async () => {
    inStore = manifestText(version("3"), "hash-of-evil");
    const remote = remoteWith(version("3"), manifestText(version("3"), "hash-of-entry"));

    await expect(load(remote, inStore)).rejects.toMatchObject({ file: "manifest.json", version: version("3") });

    expect(registered).toEqual([]);
    expect(integrityOf(`/remotes/mfe-auth/${version("3")}/entry.js`)).toBe(NOTHING);
  });
});

describe("a preview's manifest", () => {
  const previewed = (manifestSha384: string): RegisteredRemote => ({
    ...remoteWith("preview", ""),
    current: { version: "preview", manifestSha384 },
    previewedAt: "http://localhost:4000",
  });
  beforeEach(() => {
    inStore = manifestText("preview", "hash-of-entry");
  });

  it("is held against the hash that was signed for it", async () => {
    expect(await load(previewed(hashOf(inStore)), "")).toBe("drawn");
    registered = [];

    await expect(load(previewed(hashOf("what was signed")), "")).rejects.toMatchObject({ file: "manifest.json" });
    expect(registered).toEqual([]);
  });

  it("is taken as it lies there where it was signed without a hash: a developer's changes all the time", async () => {
    expect(await load(previewed(""), "")).toBe("drawn");

    expect(asked).toEqual([{ url: "http://localhost:4000/manifest.json", integrity: undefined }]);
  });
});

describe("while entries hang or fail", () => {
  const signed = (version: string) => manifestText(version, "hash-of-entry");
  const releases = (current: string, lastGood: string | null): RegisteredRemote => ({
    ...remoteWith(current, signed(current)),
    lastGood: lastGood === null ? null : remoteWith(lastGood, signed(lastGood)).current,
  });
  const areaOf = (url: string) => ({ default: [], from: new URL(url).pathname });

  /** Answers the loads in turn: with an entry that runs, that is broken, or that never comes. */
  function openLoader(...answers: readonly ("runs" | "broken" | "hangs")[]) {
    let loads = 0;
    const told: string[] = [];
    const loader = createRemoteLoader({
      federation: {
        ...federation,
        async load() {
          const [answer, url] = [answers[loads++], registered.at(-1) ?? ""];
          if (answer === "hangs") await new Promise(() => {});
          if (answer !== "runs") throw new Error("The entry is broken.");
          return areaOf(url);
        },
      },
      manifests: {},
      onLoaded: (_remote, version) => told.push(version),
    });
    return { loader, told };
  }

  /** Where the routes are from that a page would be drawn with. */
  const drawnFrom = async (routes: object) => ("from" in routes ? routes.from : null);

  beforeEach(() => {
    jest.useFakeTimers();
    // Every release's manifest can be had.
    globalThis.fetch = (async (url: string) => ({
      ok: true,
      json: async () => JSON.parse(signed(url.split("/").at(-2) ?? "")),
    })) as unknown as typeof fetch;
  });
  afterEach(() => jest.useRealTimers());

  it("is not undone by an attempt that was given up on: what was loaded anew stays", async () => {
    const remote = releases("2", "1");
    const { loader } = openLoader("hangs", "runs");
    const first = loader.attempt(remote, drawnFrom).catch(() => "failed");
    await jest.advanceTimersByTimeAsync(5_000);

    loader.forget(remote);
    expect(await loader.attempt(remote, drawnFrom)).toBe("/remotes/mfe-auth/~r1/2/entry.js");
    await jest.advanceTimersByTimeAsync(30_000);

    expect(await first).toBe("failed");
    expect(await loader.attempt(remote, drawnFrom)).toBe("/remotes/mfe-auth/~r1/2/entry.js");
    expect(registered).toHaveLength(2);
  });

  it("registers no entry whose manifest comes after somebody else has begun anew", async () => {
    const remote = releases("2", null);
    const { loader } = openLoader("runs");
    const answer = globalThis.fetch;
    let arrive = () => {};
    globalThis.fetch = (async (url: string) => {
      if (!url.includes("~r")) await new Promise<void>((resolve) => (arrive = resolve));
      return answer(url);
    }) as typeof fetch;
    const first = loader.attempt(remote, drawnFrom).catch(() => "failed");

    loader.forget(remote);
    await loader.attempt(remote, drawnFrom);
    arrive();

    expect(await first).toBe("failed");
    expect(registered.map((url) => new URL(url).pathname)).toEqual(["/remotes/mfe-auth/~r1/2/entry.js"]);
  });

  it("begins one load more for two pages that failed together", async () => {
    const remote = releases("2", null);
    const { loader } = openLoader("broken", "runs", "runs");

    const both = await Promise.all([loader.attempt(remote, drawnFrom), loader.attempt(remote, drawnFrom)]);

    expect(both).toEqual(["/remotes/mfe-auth/~r1/2/entry.js", "/remotes/mfe-auth/~r1/2/entry.js"]);
    expect(registered).toHaveLength(2);
  });

  it("shows the release before after one time-out, and says that it did", async () => {
    const remote = releases("2", "1");
    const { loader, told } = openLoader("hangs", "runs");

    const page = loader.attempt(remote, drawnFrom);
    await jest.advanceTimersByTimeAsync(8_100);

    expect(await page).toBe("/remotes/mfe-auth/~r1/1/entry.js");
    expect(await loader.attempt(remote, drawnFrom)).toBe("/remotes/mfe-auth/~r1/1/entry.js");
    expect(told).toEqual(["1", "1"]);
  });

  it("asks again for a release that was waited for in vain where there is no other", async () => {
    const { loader } = openLoader("hangs", "runs");

    const page = loader.attempt(releases("2", null), drawnFrom);
    await jest.advanceTimersByTimeAsync(8_100);

    expect(await page).toBe("/remotes/mfe-auth/~r1/2/entry.js");
  });

  it("begins with the release before once a page of the newer one has broken while it was drawn", async () => {
    const remote = releases("2", "1");
    const { loader } = openLoader("runs", "runs");
    await loader.attempt(remote, drawnFrom);

    loader.forget(remote, { brokeWhenDrawn: true });

    expect(await loader.attempt(remote, drawnFrom)).toBe("/remotes/mfe-auth/~r1/1/entry.js");
  });

  it("asks for the entry of a preview once more under another address", async () => {
    const { loader } = openLoader("broken", "runs");

    await loader.attempt({ ...releases("2", null), previewedAt: "/preview/1" }, drawnFrom);

    expect(registered.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search)).toEqual([
      "/preview/1/entry.js",
      "/preview/1/entry.js?1",
    ]);
  });

  it("goes on to the newer one where the release before that was to stand in for it cannot be had", async () => {
    const remote = releases("2", "1");
    const { loader } = openLoader("runs", "broken", "runs");
    await loader.attempt(remote, drawnFrom);

    loader.forget(remote, { brokeWhenDrawn: true });

    expect(await loader.attempt(remote, drawnFrom)).toBe("/remotes/mfe-auth/~r2/2/entry.js");
  });

  it("draws by no release before what may be drawn by the current one alone, though another page has loaded it", async () => {
    const { loader } = openLoader("broken", "broken", "runs", "runs");
    expect(await loader.attempt(releases("2", "1"), drawnFrom)).toMatch("/1/entry.js");

    expect(await loader.attempt(releases("2", null), drawnFrom)).toMatch("/2/entry.js");
  });

  it("tells of each release and file that could not be had under its own name", async () => {
    const told: unknown[] = [];
    onReportedError((error, { remote, version }) => told.push([remote, version, (error as { file?: string }).file]));
    const { loader } = openLoader("broken", "broken", "broken");

    await loader.attempt(releases("2", "1"), drawnFrom).catch(() => undefined);

    expect(told).toEqual(["2", "2", "1"].map((version) => ["mfe-auth", version, "entry.js"]));
  });

  it("knows an entry by the name that the build gives it, however many words an area's has", async () => {
    const containers: string[] = [];
    const loader = createRemoteLoader({
      federation: { register: (container) => void containers.push(container), load: async () => ({ default: [] }) },
      manifests: {},
    });

    await loader.attempt({ ...releases("2", null), name: "mfe-home-loans" }, async () => "drawn");

    expect(containers).toEqual(["mfe_home_loans"]);
  });

  it("lets the files of a release run whose manifest came at the second try alone", async () => {
    const answer = globalThis.fetch;
    globalThis.fetch = (async (url: string) => {
      if (!url.includes("~r")) throw new TypeError("Failed to fetch");
      return answer(url);
    }) as typeof fetch;
    const { loader } = openLoader("runs");

    await loader.attempt(releases("second-try", null), drawnFrom);

    expect(registered).toEqual([`${window.location.origin}/remotes/mfe-auth/~r1/second-try/entry.js`]);
    expect(integrityOf(registered[0] ?? "")).toBe("sha384-hash-of-entry");
  });

  it("waits once for a manifest that hangs, where there is a release before", async () => {
    const answer = globalThis.fetch;
    globalThis.fetch = (async (url: string, { signal }: RequestInit) => {
      if (url.includes("/2/")) await new Promise((_, fail) => signal?.addEventListener("abort", fail));
      return answer(url);
    }) as typeof fetch;
    const { loader } = openLoader("runs");

    const page = loader.attempt(releases("2", "1"), drawnFrom);
    await jest.advanceTimersByTimeAsync(3_100);

    expect(registered).toEqual([`${window.location.origin}/remotes/mfe-auth/~r1/1/entry.js`]);
    expect(await page).toBe("/remotes/mfe-auth/~r1/1/entry.js");
  });

  it("asks once more for a release that failed at once", async () => {
    const remote = releases("2", "1");
    const { loader } = openLoader("broken", "runs");

    expect(await loader.attempt(remote, drawnFrom)).toBe("/remotes/mfe-auth/~r1/2/entry.js");
  });
});
