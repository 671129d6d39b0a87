import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { existingKey, signingKey } from "./signing";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lintel-signing-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("is one key, whole and alone in its folder, for all who ask for it first at the same moment", async () => {
  const keys = await Promise.all(Array.from({ length: 4 }, () => signingKey(folder)));

  expect(new Set(keys.map(({ publicKey }) => publicKey))).toEqual(new Set([(await signingKey(folder)).publicKey]));
  expect(await readdir(join(folder, "keys"))).toEqual(["registry.pem"]);
});

it("is its owner's alone to read, and so is its folder", async () => {
  await signingKey(folder);

  const modes = await Promise.all(["keys", "keys/registry.pem"].map((path) => stat(join(folder, path))));
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
});

it("is on the disk before it has its name: half of one, after a power cut, would stop every later start", async () => {
  const keys = join(folder, "keys");
  const handle = await open(folder);
  const onDisk: string[] = [];
  const sync = jest.spyOn(Object.getPrototypeOf(handle), "sync").mockImplementation(async () => {
    for (const file of await readdir(keys)) onDisk.push(file, await readFile(join(keys, file), "utf8"));
  });

  await signingKey(folder);
  sync.mockRestore();
  await handle.close();

  expect(onDisk).toEqual([
    expect.stringMatching(/^registry\.pem\./),
    await readFile(join(keys, "registry.pem"), "utf8"),
  ]);
});

it("is the one that REGISTRY_KEY names, and none is made beside it", async () => {
  const elsewhere = join(folder, "elsewhere");
  const kept = await signingKey(elsewhere);
  const REGISTRY_KEY = join(elsewhere, "keys", "registry.pem");
  const environment = jest.replaceProperty(process, "env", { ...process.env, REGISTRY_KEY });

  const key = await signingKey(join(folder, "here"));
  environment.restore();

  expect(key.publicKey).toBe(kept.publicKey);
  expect(await readdir(folder)).toEqual(["elsewhere"]);
});

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const pkcs8 = { type: "pkcs8", format: "pem" } as const;
it.each([
  ["nothing", "", "no whole PEM"],
  ["the public half", publicKey.export({ type: "spki", format: "pem" }), '"PUBLIC KEY"'],
  [
    "a key under a passphrase",
    privateKey.export({ ...pkcs8, cipher: "aes-256-cbc", passphrase: "x" }),
    '"ENCRYPTED PRIVATE KEY"',
  ],
  ["half of it", privateKey.export(pkcs8).slice(0, 60), "no whole PEM"],
  ["one that was altered", String(privateKey.export(pkcs8)).replace("MC4C", "AAAA"), "a damaged one"],
])("says what stands in its place: %s", async (_what, text, said) => {
  const file = join(folder, "registry.pem");
  await writeFile(file, text);

  const reading = () => existingKey(folder, { REGISTRY_KEY: file });

  const wanted = 'it should hold a "PRIVATE KEY" without a passphrase';
  expect(reading).toThrow(`The registry's key in ${file} cannot be read: ${wanted}, and holds ${said}`);
});
