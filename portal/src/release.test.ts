import { RELEASED_FILE } from "./release";

describe("a released file", () => {
  const named = (text: string) => ({ ...RELEASED_FILE.exec(text)?.groups });

  it("says its remote, version and name, in a line of a stack too", () => {
    expect(named("at draw (https://bank.example/remotes/mfe-auth/1.2.0-a1/pages/99.ab.js:1:20)")).toEqual({
      name: "mfe-auth",
      version: "1.2.0-a1",
      file: "pages/99.ab.js",
    });
  });

  it("is the shell's where it names no remote", () => {
    expect(named("/shell/1.0.0/shell.js")).toEqual({ version: "1.0.0", file: "shell.js" });
  });

  it("is the same file under the address of a second try", () => {
    expect(named("/remotes/mfe-auth/~r1/1.2.0/entry.js")).toMatchObject({ version: "1.2.0", file: "entry.js" });
  });

  it("is nothing else that the site answers", () => {
    for (const path of ["/remotes/mfe-auth/entry.js", "/online-banking/dashboard", "/fonts/a.woff2"]) {
      expect(named(path)).toEqual({});
    }
  });
});
