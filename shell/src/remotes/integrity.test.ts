import { answerForEveryScript, integrityOf, trustFilesOf } from "./integrity";

const nothing = integrityOf("/remotes/mfe-auth/1.0.0/never-listed.js");

it("is the hash that the manifest lists, whichever address of a repeat the file is asked for by", () => {
  trustFilesOf({ files: { "page.js": "hash-of-page" } }, "/remotes/mfe-auth/1.0.0");
  trustFilesOf({ files: { "start.js": "hash-of-start" } }, "/shell/2.0.0");

  expect(integrityOf("/remotes/mfe-auth/1.0.0/page.js")).toBe("sha384-hash-of-page");
  expect(integrityOf("/remotes/mfe-auth/~r3/1.0.0/page.js?2")).toBe("sha384-hash-of-page");
  expect(integrityOf("/shell/2.0.0/start.js")).toBe("sha384-hash-of-start");
});

it("is one that no file has for whatever no manifest lists, also in a preview and elsewhere", () => {
  trustFilesOf({ files: { "page.js": "hash-of-preview" } }, "http://localhost:4000");

  expect(nothing).toMatch(/^sha384-.{64}$/);
  expect(integrityOf("/remotes/mfe-auth/1.0.1/page.js")).toBe(nothing);
  // Only where remotes are developed does a folder of this name need no manifest.
  expect(integrityOf("/remotes/mfe-auth/dev/page.js")).toBe(nothing);
  expect(integrityOf("http://localhost:4000/page.js")).toBe("sha384-hash-of-preview");
  expect(integrityOf("http://localhost:4000/other.js")).toBe(nothing);
  expect(integrityOf("https://evil.example/remotes/mfe-auth/1.0.0/page.js")).toBe(nothing);
});

it("is asked for under one name by the bundles of all remotes, and none of them can put another answer there", () => {
  answerForEveryScript();

  expect(window.lintelIntegrityOf).toBe(integrityOf);
  expect(() => Object.assign(window, { lintelIntegrityOf: () => "" })).toThrow(TypeError);
});
