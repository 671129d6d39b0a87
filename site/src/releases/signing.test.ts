import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signingKey } from "./signing";

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
