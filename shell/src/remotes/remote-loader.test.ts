import { createHash, webcrypto } from "node:crypto";
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

/** A browser gives nobody bytes that have another hash than the request asked for. */
async function fetchLikeABrowser(url: string, { integrity }: RequestInit = {}): Promise<Response> {
  asked.push({ url, integrity });
  if (integrity !== `sha384-${hashOf(inStore)}`) throw new TypeError("Failed to fetch");
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
