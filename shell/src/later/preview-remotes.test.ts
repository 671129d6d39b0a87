import { generateKeyPairSync, sign } from "node:crypto";
import { type Preview, previewText, type SignedPreview } from "@lintel/portal/preview";
import type { RegisteredRemote } from "@lintel/portal/release";
import { previewRemotes } from "./preview-remotes";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const { x = "" } = publicKey.export({ format: "jwk" });
Object.assign(globalThis, { REGISTRY_PUBLIC_KEY: Buffer.from(x, "base64url").toString("base64") });

const release = { version: "1", manifestSha384: "hash-of-1" };
const [auth, banking] = ["mfe-auth", "mfe-banking"].map(
  (name) => ({ name, current: release, lastGood: { ...release, version: "0" } }) as RegisteredRemote,
) as [RegisteredRemote, RegisteredRemote];

function signed(change: Partial<Preview> = {}, textOf = previewText): SignedPreview {
  const preview: Preview = {
    remote: "mfe-auth",
    url: "http://localhost:4000",
    manifestSha384: "hash-of-preview",
    audience: window.location.origin,
    expires: Date.now() + 60_000,
    ...change,
  };
  const payload = JSON.stringify(preview);
  return { payload, signature: sign(null, Buffer.from(textOf(payload)), privateKey).toString("base64") };
}

afterEach(() => jest.restoreAllMocks());

it("puts what is signed for this site and this hour in the place of its own remote, with no release to stand in for it", async () => {
  const current = { version: "preview", manifestSha384: "hash-of-preview" };

  expect(await previewRemotes([auth, banking], [signed()])).toEqual([
    { ...auth, current, lastGood: null, previewedAt: "http://localhost:4000" },
    banking,
  ]);
});

it.each([
  ["with a signature of somebody else's", { ...signed(), signature: Buffer.alloc(64).toString("base64") }],
  ["with a signature that is too short", { ...signed(), signature: "AAAA" }],
  ["with a signature that is none", { ...signed(), signature: "%" }],
  ["with a signature as a registry has it", signed({}, (payload) => payload)],
  ["for another site", signed({ audience: "https://other.example" })],
  ["that is over", signed({ expires: Date.now() - 1 })],
])("runs what is released where the document has a preview %s", async (_which, preview) => {
  const told = jest.spyOn(console, "error").mockReturnValue();

  expect(await previewRemotes([auth, banking], [preview])).toEqual([auth, banking]);

  expect(told).toHaveBeenCalledTimes(1);
});
