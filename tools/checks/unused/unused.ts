import { execFile } from "node:child_process";
import { join } from "node:path";

interface Named {
  readonly name: string;
}

type Report = { readonly issues: readonly ({ readonly file: string } & Partial<Record<string, readonly Named[]>>)[] };

export interface Unused {
  readonly file: string;
  /** What is wrong and what to do. */
  readonly sentence: string;
}

type Say = (name: string, file: string) => string;

/** How npm is told whose package.json is meant. The root's it takes by itself. */
const whose = (file: string) => (file.includes("/") ? ` -w ${file.split("/")[0]}` : "");
const uninstall: Say = (name, file) =>
  `declares ${name}, and nothing beside it imports it. Take it out: npm uninstall ${name}${whose(file)}`;
const unexport: Say = (name) =>
  `exports ${name}, and nobody imports it. Delete it, or only the word export where the file itself still uses it.`;

/** By the kind of thing that knip finds. What is not named here is told in knip's own word. */
const SENTENCES: Readonly<Record<string, Say>> = {
  files: () =>
    "is reached from nowhere. Delete it, or import it; a program of its own is named as an entry in knip.json.",
  dependencies: uninstall,
  devDependencies: uninstall,
  unlisted: (name, file) =>
    `imports ${name}, which its package.json does not declare. Declare it in the exact version: npm install -E ${name}${whose(file)}`,
  unresolved: (name) => `imports ${name}, which is not there. Correct the path, or write the file.`,
  exports: unexport,
  types: unexport,
  duplicates: (name) => `exports the same thing twice, as ${name}. Keep one name.`,
  binaries: (name) =>
    `runs ${name}, which no package brings. Declare the package that does, or name the program in knip.json.`,
};

/** What nobody uses, and what is used without being declared, in a repository. */
export async function unusedIn(root: string): Promise<Unused[]> {
  return unusedFrom(JSON.parse(await report(root)) as Report);
}

function unusedFrom({ issues }: Report): Unused[] {
  // Whose file it is comes with every finding and is none.
  return issues.flatMap(({ file, owners: _, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, names]) =>
      (names ?? []).map(({ name }) => ({
        file,
        sentence:
          SENTENCES[kind]?.(name, file) ?? `has ${name} under ${kind}: see https://knip.dev/reference/issue-types`,
      })),
    ),
  );
}

function report(root: string): Promise<string> {
  const program = join(import.meta.dirname, "../../../node_modules/knip/bin/knip.js");
  return new Promise((done, failed) => {
    const args = [program, "--no-progress", "--no-config-hints", "--reporter", "json"];
    execFile(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      // It ends with 1 when it found something, and with more when it could not look.
      if (error && stdout === "") failed(new Error(`knip could not look: ${stderr}`));
      else done(stdout);
    });
  });
}
