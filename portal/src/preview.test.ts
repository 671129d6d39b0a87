import { isOnOwnMachine, isPreviewAddress, type Preview, previewFor } from "./preview";

const NOW = 1_000_000;
const ORIGIN = "https://bank.example";
const preview: Preview = {
  remote: "mfe-banking",
  url: "https://preview.example/42",
  manifestSha384: "abc",
  audience: ORIGIN,
  expires: NOW + 60_000,
};

const read = (change: object) => previewFor(JSON.stringify({ ...preview, ...change }), ORIGIN, NOW);

it("reads a preview that is for this origin and for now", () => {
  expect(read({})).toEqual(preview);
  expect(read({ manifestSha384: null })).toEqual({ ...preview, manifestSha384: null });
});

it.each([
  ["one for another origin", { audience: "https://other.example" }],
  ["one that has ended", { expires: NOW }],
  ["one for longer than an hour", { expires: NOW + 60 * 60_000 + 1 }],
  ["one that never ends", { expires: undefined }],
  ["one that pins nothing by leaving it out", { manifestSha384: undefined }],
  ["one from an address that travels in the clear", { url: "http://preview.example" }],
  ["one from an address that ends a header", { url: "https://preview.example;script-src *" }],
])("reads nothing in %s", (_what, change) => {
  expect(read(change)).toBeNull();
});

it.each(["", "null", "[]", "7", "{"])("reads nothing in %p", (payload) => {
  expect(previewFor(payload, ORIGIN, NOW)).toBeNull();
});

it.each([
  ["http://localhost:4100", true],
  ["http://127.0.0.1:4100/remotes/mfe-banking/1.0.0-abc", true],
  ["https://localhost", true],
  ["http://localhost.evil.example", false],
  ["https://localhost@evil.example", false],
  ["http://localhost:4100/../x", false],
  ["https://evil.example", false],
])("says of %s that it is on one's own machine: %p", (url, isOwn) => {
  expect(isOnOwnMachine(url)).toBe(isOwn);
});

it.each(["javascript:alert(1)", "https://a.example/ x", "https://a.example?x", "https://a.example/#x", "//a.example"])(
  "takes no code from %s",
  (url) => {
    expect(isPreviewAddress(url)).toBe(false);
  },
);
