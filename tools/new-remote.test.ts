import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { LOCALES } from "@lintel/contract";

const root = join(__dirname, "..");
const NEEDED = ["package.json", "package-lock.json", "tools/new-remote.mjs", "tools/start/run.mjs", "tools/templates"];
const LONGEST = `home-${"l".repeat(26)}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "new-remote-"));
  for (const file of NEEDED) cpSync(join(root, file), join(folder, file), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder });

it.each(["ab", LONGEST])("makes an area that is formatted as all others are, whatever its name: %s", async (name) => {
  await run("tools/new-remote.mjs", name);

  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  // Without git, which the settings ask whether a file is of the project.
  const formatted = run(biome, "format", `--config-path=${root}`, "--vcs-enabled=false", `mfe-${name}`);

  await expect(formatted).resolves.toMatchObject({ stderr: expect.stringContaining("Checked 16 files") });
});

it("makes one that has every language of the site, and loads all but English when they are asked for", async () => {
  await run("tools/new-remote.mjs", "loans");

  const made = readdirSync(join(folder, "mfe-loans/src/languages"));
  const loaded = readFileSync(join(folder, "mfe-loans/src/messages.ts"), "utf8").matchAll(
    /import\("\.\/languages\/(.+)"\)/g,
  );
  expect(made.sort()).toEqual(LOCALES.map((locale) => `${locale}.ts`).sort());
  expect(["en", ...[...loaded].map(([, locale]) => locale)].sort()).toEqual([...LOCALES].sort());
});

it("makes one that is built with the versions all others are built with", async () => {
  await run("tools/new-remote.mjs", "loans");

  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const { dependencies, devDependencies } = read("mfe-loans/package.json");
  const { packages } = read("package-lock.json");
  const wanted: Record<string, string> = { ...dependencies, ...devDependencies };
  const installed = (name: string) => {
    const { resolved, link, version } = packages[`node_modules/${name}`];
    return link ? packages[resolved].version : version;
  };
  expect(wanted).toEqual(Object.fromEntries(Object.keys(wanted).map((name) => [name, installed(name)])));
});

it("makes one where the build of an earlier one was left behind, and none where anything else is", async () => {
  mkdirSync(join(folder, "mfe-loans/dist"), { recursive: true });
  mkdirSync(join(folder, "mfe-cards/src"), { recursive: true });

  await run("tools/new-remote.mjs", "loans");
  const taken = run("tools/new-remote.mjs", "cards");

  await expect(taken).rejects.toMatchObject({ code: 1, stderr: "mfe-cards exists already.\n" });
  expect(readdirSync(join(folder, "mfe-loans"))).toContain("mfe.config.ts");
  expect(readdirSync(join(folder, "mfe-cards"))).toEqual(["src"]);
});

it.each(["Loans", "home loans", ""])("makes none whose name is no word of small letters: %j", async (typed) => {
  await expect(run("tools/new-remote.mjs", ...typed.split(" "))).rejects.toMatchObject({
    code: 1,
    stderr: "Name the area in one word of small letters: npm run new-remote -- home-loans\n",
  });
  expect(readdirSync(folder).filter((file) => file.startsWith("mfe-"))).toEqual([]);
});
