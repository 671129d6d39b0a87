import type { RemoteManifest } from "@lintel/portal/release";
import { integrityOf, trustFilesOf, trustShell } from "./integrity";

const manifest = (files: Record<string, string>) => ({ files }) as RemoteManifest;
const nothing = integrityOf("/remotes/mfe-auth/1.0.0/never-listed.js");

it("is the hash that the manifest lists, whichever address of a repeat the file is asked for by", () => {
  trustFilesOf(manifest({ "page.js": "hash-of-page" }), "/remotes/mfe-auth/1.0.0");
  trustShell({ version: "2.0.0", files: { "start.js": "hash-of-start" } });

  expect(integrityOf("/remotes/mfe-auth/1.0.0/page.js")).toBe("sha384-hash-of-page");
  expect(integrityOf("/remotes/mfe-auth/~r3/1.0.0/page.js?2")).toBe("sha384-hash-of-page");
  expect(integrityOf("/shell/2.0.0/start.js")).toBe("sha384-hash-of-start");
});

it("is one that no file has for whatever no manifest lists, also in a preview and elsewhere", () => {
  trustFilesOf(manifest({ "page.js": "hash-of-preview" }), "http://localhost:4000");

  expect(nothing).toMatch(/^sha384-.{64}$/);
  expect(integrityOf("/remotes/mfe-auth/1.0.1/page.js")).toBe(nothing);
  expect(integrityOf("http://localhost:4000/page.js")).toBe("sha384-hash-of-preview");
  expect(integrityOf("http://localhost:4000/other.js")).toBe(nothing);
  expect(integrityOf("https://evil.example/remotes/mfe-auth/1.0.0/page.js")).toBe(nothing);
});
