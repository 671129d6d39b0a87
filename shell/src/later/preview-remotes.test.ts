import type { RegisteredRemote } from "@lintel/portal/release";
import { previewRemotes } from "./preview-remotes";

Object.assign(globalThis, { REGISTRY_PUBLIC_KEY: Buffer.alloc(32).toString("base64") });

afterEach(() => jest.restoreAllMocks());

it.each([
  ["of somebody else's", Buffer.alloc(64).toString("base64")],
  ["too short", "AAAA"],
  ["that is none", "%"],
])("runs what is released where the document has a preview with a signature %s", async (_whose, signature) => {
  const told = jest.spyOn(console, "error").mockReturnValue();
  const released = [{ name: "mfe-auth", current: { version: "1", manifestSha384: "" } } as RegisteredRemote];

  expect(await previewRemotes(released, [{ payload: "{}", signature }])).toEqual(released);

  expect(told).toHaveBeenCalledTimes(1);
});
