import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untrueIn } from "./claims";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "docs-"));
  for (const folder of ["docs", "api/src", "mfe-banking/src"]) mkdirSync(join(root, folder), { recursive: true });
  write("package.json", JSON.stringify({ workspaces: ["api", "mfe-*"], scripts: { start: "", test: "", check: "" } }));
  write("mfe-banking/package.json", JSON.stringify({ scripts: { dev: "" } }));
  write("api/src/app.ts", "");
  write("mfe-banking/src/routes.ts", "");
  write("docs/teams.md", "");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

async function sentencesAbout(markdown: string, document = "README.md"): Promise<string[]> {
  write(document, markdown);
  return (await untrueIn(root)).map(({ sentence }) => sentence);
}

it("believes what is there", async () => {
  const text = [
    "See `api/src/app.ts`, `api/`, [teams](docs/teams.md) and a remote's `src/routes.ts`.",
    "```\nnpm start          begins\nnpm run check -- --all\nnpm run dev -w mfe-banking\nPORT=1 npm test\n```",
  ].join("\n");

  expect(await sentencesAbout(text)).toEqual([]);
});

it("finds a path that is not there, in code and as a link", async () => {
  expect(await sentencesAbout("See `api/src/gone.ts`.")).toEqual([expect.stringContaining("api/src/gone.ts")]);
  expect(await sentencesAbout("See [it](docs/gone.md).")).toEqual([expect.stringContaining("docs/gone.md")]);
  expect(await sentencesAbout("See `gone.config.ts`.")).toEqual([expect.stringContaining("gone.config.ts")]);
  expect(await sentencesAbout("See a remote's `src/gone.ts`.")).toEqual([expect.stringContaining("src/gone.ts")]);
  expect(await sentencesAbout("See `mfe-gone/src/routes.ts`.")).toEqual([expect.stringContaining("mfe-gone/src")]);
});

it("finds a command that does not exist, at the root and in a workspace", async () => {
  expect(await sentencesAbout("Type `npm run gone -- x`.")).toEqual([expect.stringContaining("no script gone")]);
  expect(await sentencesAbout("```\nnpm run check -w mfe-banking   checks\n```")).toEqual([
    expect.stringContaining("mfe-banking's package.json has no script check"),
  ]);
  expect(await sentencesAbout("`npm run dev -w mfe-gone`")).toEqual([expect.stringContaining("no workspace mfe-gone")]);
});

it("lets a tutorial go on with the area that it has just made", async () => {
  const text = "```\nnpm run new-remote -- loans   writes it\nnpm run dev -w mfe-loans\n```";
  write("package.json", JSON.stringify({ scripts: { "new-remote": "" } }));

  expect(await sentencesAbout(text)).toEqual([]);
});

it("reads a link from where the document stands", async () => {
  expect(await sentencesAbout("[teams](teams.md)", "docs/other.md")).toEqual([]);
  expect(await sentencesAbout("[up](../gone.md)", "docs/other.md")).toEqual([expect.stringContaining("../gone.md")]);
});

it("reads what a folder says of itself", async () => {
  expect(await sentencesAbout("See `gone.test.ts`.", "api/README.md")).toEqual([
    expect.stringContaining("gone.test.ts"),
  ]);
});

it("takes calls, packages, media types and what is only built for what they are", async () => {
  const text =
    "`POST /api/telemetry`, `@lintel/portal/queries`, `application/json`, `api/dist/main.js`, `https://x.example/api/gone.ts`";

  expect(await sentencesAbout(text)).toEqual([]);
});
