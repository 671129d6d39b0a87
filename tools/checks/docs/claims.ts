import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Something a document says that can be looked up. */
interface Claim {
  readonly document: string;
  readonly text: string;
  readonly kind: "path" | "command";
}

export interface Untrue {
  readonly document: string;
  /** What is wrong and what to do. */
  readonly sentence: string;
}

const CODE = /```[\s\S]*?```|`[^`\n]+`/g;
const LINK = /\]\((?!https?:|mailto:|#)(?<target>[^)#\s]+)/g;
const COMMAND = /\bnpm (?:run (?<script>[\w:-]+)|(?<short>start|test))(?<rest>[^\n`#&|]*)/g;
const ROOTED = /(?<![\w@./:-])(?:[\w@.-]+\/)+[\w@.-]*/g;
const ENDING = /\.(?:ts|tsx|mjs|js|md|yaml|yml|json|css|sql|conf|ini)\b/.source;
const FILE = new RegExp(`(?<![\\w@./:<>-])[\\w-][\\w.-]*${ENDING}(?![\\w/])`, "g");
/** A package's file is found by the package's name. */
const FILE_SOMEWHERE = new RegExp(`^[^@].*${ENDING}$`);
/** A tutorial goes on with what it has just made. */
const NEW_REMOTE = /^npm run new-remote -- (?<name>[\w-]+)$/;
/** Made by a build, a start or a run: nobody finds them in a clone. */
const MADE = /(^|\/)(dist|node_modules|\.data|\.cache)(\/|$)/;

/** Paths and commands, wherever a document has them in code or as a link. */
function claimsIn(document: string, markdown: string): Claim[] {
  const code = [...markdown.matchAll(CODE)].map(([text]) => text.replaceAll("`", ""));
  const links = [...markdown.matchAll(LINK)].map(({ groups }) => groups?.target ?? "");
  // What stands behind two spaces explains the command.
  const all = code.flatMap((text) =>
    [...text.matchAll(COMMAND)].map(([command]) => command.split("  ")[0]?.trim() ?? ""),
  );
  const made = all.flatMap((command) => NEW_REMOTE.exec(command)?.groups?.name ?? []);
  const commands = all.filter((command) => !made.some((name) => command.endsWith(`-w mfe-${name}`)));
  const paths = code.flatMap((text) => {
    // What a command is given is the reader's, and what a URL ends in is the site's.
    const plain = text.replaceAll(COMMAND, " ").replaceAll(/\w+:\/\/\S+/g, " ");
    return [...plain.matchAll(ROOTED), ...plain.matchAll(FILE)].map(([path]) => path);
  });
  return [
    ...[...new Set([...links, ...paths])].map((text) => ({ document, text, kind: "path" as const })),
    ...[...new Set(commands)].map((text) => ({ document, text, kind: "command" as const })),
  ];
}

/** Looks a claim up in a clone. Null: it is true, or it is none that a clone could tell. */
function untruthOf(claim: Claim, root: string): Untrue | null {
  const sentence = claim.kind === "path" ? aboutPath(claim, root) : aboutCommand(claim.text, root);
  return sentence === null ? null : { document: claim.document, sentence };
}

function aboutPath({ document, text }: Claim, root: string): string | null {
  if (MADE.test(text)) return null;
  const [first = ""] = text.split("/");
  const besideDocument = join(root, dirname(document), text);
  const inWorkspaces = workspaces(root).flatMap((folder) => [
    join(root, folder, text),
    join(root, folder, "src", text),
  ]);
  const places = [join(root, text), besideDocument, ...inWorkspaces];
  if (places.some(existsSync)) return null;
  // A name with a slash and no such folder may be a call, a package or a media type, unless it ends as our files do.
  const isOurs = !text.includes("/") || FILE_SOMEWHERE.test(text) || (first !== "." && existsSync(join(root, first)));
  return isOurs ? `It names ${text}, which is not there. Name what is, or take the sentence out.` : null;
}

function aboutCommand(text: string, root: string): string | null {
  const { script, short, rest = "" } = COMMAND_ONCE.exec(text)?.groups ?? {};
  const name = script ?? short ?? "";
  const workspace = /(?:^|\s)-w\s+(?<name>[\w-]+)/.exec(rest.split(" -- ")[0] ?? "")?.groups?.name;
  const folder = workspace === undefined ? root : join(root, workspace);
  const file = join(folder, "package.json");
  if (!existsSync(file)) return `It says "${text}", and there is no workspace ${workspace}.`;
  const { scripts = {} } = JSON.parse(readFileSync(file, "utf8")) as { scripts?: Record<string, string> };
  if (name in scripts) return null;
  return `It says "${text}", and ${workspace ?? "the root"}'s package.json has no script ${name}. Add it, or take the sentence out.`;
}

const COMMAND_ONCE = new RegExp(COMMAND.source);

function workspaces(root: string): string[] {
  const { workspaces: patterns = [] } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    workspaces?: string[];
  };
  // A sentence about "a remote" holds where one of them has it.
  return patterns.flatMap((pattern) =>
    pattern === "mfe-*" ? readdirSync(root).filter((name) => name.startsWith("mfe-")) : pattern,
  );
}

const DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];

export async function untrueIn(root: string): Promise<Untrue[]> {
  const inDocs = (await readdir(join(root, "docs"), { recursive: true })).filter((name) => name.endsWith(".md"));
  const ofFolders = (await readdir(root)).map((folder) => join(folder, "README.md"));
  const documents = [...DOCUMENTS, ...ofFolders, ...inDocs.map((name) => join("docs", name))].filter((name) =>
    existsSync(join(root, name)),
  );
  return documents.flatMap((document) =>
    claimsIn(document, readFileSync(join(root, document), "utf8")).flatMap((claim) => untruthOf(claim, root) ?? []),
  );
}
