import { allowOwnScripts, allowScriptsFrom } from "./trusted-types";

/** What a browser asks before a script gets its address. */
let mayRun: (url: string) => string;

beforeAll(() => {
  const createPolicy = (_name: string, rules: { createScriptURL(url: string): string }) => {
    mayRun = rules.createScriptURL;
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  allowOwnScripts();
});

it.each([
  "/remotes/mfe-auth/1.0.0/entry.js",
  "/shell/1.0.0/start.js",
  `${window.location.origin}/shell/1.0.0/start.js`,
])("takes a script of ours: %s", (url) => {
  expect(mayRun(url)).toBe(url);
});

it.each([
  "https://evil.example/remotes/mfe-auth/1.0.0/entry.js",
  "//evil.example/shell/1.0.0/start.js",
  "data:text/javascript,/shell/",
  "/api/version",
  "/api/remotes/mfe-auth/1.0.0/entry.js",
  "/remotes/../api/version",
])("takes none from elsewhere, nor what is no script of ours: %s", (url) => {
  expect(() => mayRun(url)).toThrow(/is not ours to run\.$/);
});

it("takes a preview's from its folder alone", () => {
  const script = "http://localhost:4000/preview/entry.js";
  expect(() => mayRun(script)).toThrow(TypeError);

  allowScriptsFrom("http://localhost:4000/preview");

  expect(mayRun(script)).toBe(script);
  for (const url of ["http://localhost:4000/preview-of-another/entry.js", "http://localhost:4000/entry.js"])
    expect(() => mayRun(url)).toThrow(TypeError);
});
