/** `npm run new-remote -- loans`: an area of its own that `npm run publish -w mfe-loans` puts into the running site. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./start/run.mjs";

const TRANSLATED = ["fr", "it", "es", "de", "nl", "pl", "zh-CN"];
const FILES = {
  "package.json": "package.json",
  "mfe.config.ts": "mfe.config.ts",
  "rspack.config.ts": "rspack.config.ts",
  "src/routes.ts": "routes.ts",
  "src/messages.ts": "messages.ts",
  "src/home/home-page.tsx": "home-page.tsx",
  "src/home/home-page.test.tsx": "home-page.test.tsx",
  "test/render-page.tsx": "render-page.tsx",
  "src/languages/en.ts": "english.ts",
  ...Object.fromEntries(TRANSLATED.map((locale) => [`src/languages/${locale}.ts`, "language.ts"])),
};

const name = process.argv.slice(2).join(" ").replace(/^mfe-/, "");
const folder = join(root, `mfe-${name}`);
const problem = !/^[a-z][a-z0-9-]{1,30}$/.test(name)
  ? "Name the area in one word of small letters: npm run new-remote -- home-loans"
  : isTaken()
    ? `mfe-${name} exists already.`
    : null;

if (problem === null) create();
else {
  console.error(problem);
  process.exitCode = 1;
}

/** What git does not know stays behind when another branch is taken up, and is no area. */
function isTaken() {
  return existsSync(folder) && readdirSync(folder).some((left) => left !== "dist");
}

function create() {
  const title = name[0].toUpperCase() + name.slice(1).replaceAll("-", " ");
  for (const [file, template] of Object.entries(FILES)) {
    const text = readFileSync(join(root, "tools", "templates", "remote", `${template}.tmpl`), "utf8");
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text.replaceAll("__name__", name).replaceAll("__Title__", title));
  }
  addToLock();
  console.log(`mfe-${name} is ready. Put it into the running site: npm run publish -w mfe-${name}`);
}

/** A clean install refuses a workspace that the lock file does not know. All that it needs is in there already: no registry is asked. */
function addToLock() {
  const file = join(root, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const { version, dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const own = `mfe-${name}`;
  const packages = {
    ...lock.packages,
    [own]: { version, dependencies, devDependencies },
    [`node_modules/${own}`]: { resolved: own, link: true },
  };
  const sorted = Object.entries(packages).sort(([left], [right]) => left.localeCompare(right, "en"));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
}
