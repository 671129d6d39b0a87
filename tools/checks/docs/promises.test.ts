import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(__dirname, "../../..");
const security = readFileSync(join(root, "SECURITY.md"), "utf8");

const NAMES = /[APDWR]\d{1,2}(?: to [APDWR]\d{1,2})?/g;
const IN_FILE = /(?<names>(?:[APDWR]\d{1,2}(?: to |, | and )?)+) in `(?<path>[\w./-]+)`/g;

/** "A4 to A6" are three. */
function each(names: string): string[] {
  return [...names.matchAll(NAMES)].flatMap(([text]) => {
    const [first = 0, last = first] = [...text.matchAll(/\d+/g)].map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => `${text[0]}${first + index}`);
  });
}

const tests = readdirSync(root, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && /^(api|contract|e2e|mfe-.*|portal|shared-ui|shell|site|tools)$/.test(entry.name),
  )
  .flatMap(({ name }) => readdirSync(join(root, name), { recursive: true, withFileTypes: true }))
  .filter((entry) => /\.test\.tsx?$/.test(entry.name) && !entry.parentPath.includes("node_modules"))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: relative(root, file), text: readFileSync(file, "utf8") }));

function begunBy(name: string, within: string): boolean {
  const beginning = new RegExp(`["'\`](?:[APDWR]\\d+ )*${name}[ :]`);
  return tests.some(({ path, text }) => path.startsWith(within) && beginning.test(text));
}

describe("SECURITY.md", () => {
  it("names no test that there is not", () => {
    const names = new Set(each(security));

    expect(names.size).toBeGreaterThan(60);
    expect([...names].filter((name) => !begunBy(name, ""))).toEqual([]);
  });

  it("says of each where it is", () => {
    const said = [...security.matchAll(IN_FILE)].flatMap(({ groups }) =>
      each(groups?.names ?? "").map((name) => ({ name, path: groups?.path ?? "" })),
    );

    expect(said.length).toBeGreaterThan(20);
    expect(said.filter(({ name, path }) => !begunBy(name, path))).toEqual([]);
  });
});
