import { readdir, readFile } from "node:fs/promises";
import { dirname, join, normalize, relative, sep } from "node:path";

/** One import as it stands in a file: where it is written, and what it reaches, both from the root of the repository. */
export interface Import {
  readonly file: string;
  readonly specifier: string;
  /** The file it reaches when it is one of ours by a relative path, else the specifier itself. */
  readonly target: string;
  readonly isTypeOnly: boolean;
}

interface Rule {
  readonly isBroken: (found: Import) => boolean;
  /** Says what to do instead. */
  readonly sentence: string;
}

const REMOTE = /^(mfe-[a-z0-9-]+)\//;
const FEATURE = /^(mfe-[a-z0-9-]+)\/src\/([^/]+)\//;
const SHARED_FOLDERS = new Set(["components", "lib", "languages"]);
const ROUTER_OWNERS = /^portal\/src\/(router|browser-router|host)\.tsx?$/;
const MAY_DRAW_PUBLIC = /^(mfe-marketing|mfe-auth|shared-ui|e2e|tools)\//;
const OF_SITE = new Set([
  "@lintel/portal/owners",
  "@lintel/portal/paths",
  "@lintel/portal/release",
  "@lintel/portal/preview",
  "@lintel/contract",
  "@lintel/contract/environment",
  "@lintel/contract/headers",
  "@lintel/contract/leaving",
  "@lintel/contract/output",
  "@lintel/contract/unread",
]);
const WORKSPACE = /^(contract|portal|shared-ui|shell|mfe-[a-z0-9-]+|api|site|e2e|tools)\//;
const RELEASED = /^(?!e2e|tools)[\w-]+\/(?:src\/|mfe\.config\.ts$)/;
const TEST = /\.(test|fixtures)\.tsx?$/;

const isOurs = (specifier: string) => specifier.startsWith("@lintel/");
const startsWithAny = (text: string, starts: readonly string[]) =>
  starts.some((start) => text === start || text.startsWith(`${start}/`));

const RULES: readonly Rule[] = [
  {
    isBroken: ({ file, specifier, target }) => {
      const [from, to] = [file, target].map((path) => WORKSPACE.exec(path)?.[1]);
      if (!specifier.startsWith(".") || from === undefined || to === undefined || from === to) return false;
      // Remotes have a rule, and a sentence, of their own.
      return RELEASED.test(file) && !TEST.test(file) && !(REMOTE.test(file) && REMOTE.test(target));
    },
    sentence:
      "What is released reaches another package by its name alone, which leads to what that package means to give: a path would lead into it, past every rule here.",
  },
  {
    isBroken: ({ file, target }) => {
      const from = REMOTE.exec(file)?.[1];
      const to = /^(?:@lintel\/)?(mfe-[a-z0-9-]+)(?:\/|$)/.exec(target)?.[1];
      return from !== undefined && to !== undefined && from !== to;
    },
    sentence:
      "A remote never imports another remote: each is released alone. Put what both need into portal (session, data), shared-ui (looks) or contract (facts of the wire).",
  },
  {
    isBroken: ({ file, target }) => {
      const [, remote, feature = ""] = FEATURE.exec(file) ?? [];
      const [, toRemote, toFeature = ""] = FEATURE.exec(target) ?? [];
      if (remote === undefined || remote !== toRemote || feature === toFeature) return false;
      return !SHARED_FOLDERS.has(toFeature);
    },
    sentence:
      "A feature never imports a sibling feature. Move what both need into the remote's components/ or lib/, or copy it: the third use is early enough.",
  },
  {
    isBroken: ({ file, target }) =>
      startsWithAny(target, ["react-router", "react-router-dom"]) && !ROUTER_OWNERS.test(file),
    sentence:
      "The router is reached through @lintel/portal alone: a second copy of it would not know where the page is.",
  },
  {
    isBroken: ({ file, target }) =>
      file.startsWith("contract/") && (isOurs(target) || /^(react|fastify|pg)\b/.test(target)),
    sentence: "contract imports nothing of ours, no React, no Fastify and no SQL: both sides of the wire stand on it.",
  },
  {
    isBroken: ({ file, target }) =>
      file.startsWith("shared-ui/") &&
      (startsWithAny(target, ["@lintel/portal", "@lintel/contract"]) || REMOTE.test(target)),
    sentence: "shared-ui imports neither contract nor portal: hand the component what it shows as props.",
  },
  {
    isBroken: ({ file, target }) =>
      file.startsWith("portal/") &&
      (startsWithAny(target, ["@lintel/shared-ui"]) || /^(shell|mfe-[a-z0-9-]+)\//.test(target)),
    sentence: "portal has no looks and knows no remote: what is drawn belongs to the shell, a remote or shared-ui.",
  },
  {
    isBroken: ({ file, target }) =>
      file.startsWith("api/") && startsWithAny(target, ["react", "react-dom", "@lintel/portal", "@lintel/shared-ui"]),
    sentence: "The API never sees React or the browser's packages: what both sides need to know is in contract.",
  },
  {
    isBroken: ({ file, target, isTypeOnly }) =>
      !isTypeOnly &&
      ["@lintel/contract/schema", "@lintel/contract/environment"].includes(target) &&
      /^(portal|shell|shared-ui|mfe-[a-z0-9-]+)\//.test(file) &&
      !TEST.test(file),
    sentence:
      "The schemas bring zod into the browser: import their types with `import type`, and rules from @lintel/contract.",
  },
  {
    isBroken: ({ file, target }) =>
      target === "@lintel/portal/host" && !/^(shell|portal|tools\/bench|[\w-]+\/test)\//.test(file),
    sentence: "@lintel/portal/host sets the portal in motion and is the shell's alone: remotes use @lintel/portal.",
  },
  {
    isBroken: ({ file, target, isTypeOnly }) =>
      file.startsWith("site/") &&
      isOurs(target) &&
      !OF_SITE.has(target) &&
      !(isTypeOnly && target === "@lintel/contract/schema"),
    sentence: `site knows releases and nothing of what is in them: of our packages it uses ${[...OF_SITE].join(", ")} alone, and types of @lintel/contract/schema.`,
  },
  {
    isBroken: ({ file, target }) => target === "@lintel/shared-ui/public" && !MAY_DRAW_PUBLIC.test(file),
    sentence:
      "@lintel/shared-ui/public is bundled into the public site and the sign-in pages. Signed-in pages use @lintel/shared-ui and /bank.",
  },
  {
    isBroken: ({ file, target }) => /^react-toastify/.test(target) && !/^(shell\/src\/toasts|shared-ui)\//.test(file),
    sentence:
      "Toasts are shown with toast.success and toast.error of @lintel/portal: the library comes with the first of them.",
  },
];

export interface Violation {
  readonly file: string;
  readonly specifier: string;
  readonly sentence: string;
}

export function violationsIn(imports: readonly Import[]): Violation[] {
  return imports.flatMap((found) =>
    RULES.filter((rule) => rule.isBroken(found)).map(({ sentence }) => ({
      file: found.file,
      specifier: found.specifier,
      sentence,
    })),
  );
}

const COMMENT = /\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*\n/.source;
const IMPORT = new RegExp(
  `(?:^|[\\s;])(?:import|export)\\s+(?<type>type\\s)?(?:(?:[\\w*{}\\s,$]|${COMMENT})+?\\s+from\\s+)?["'](?<from>[^"']+)["']|import\\((?:\\s|${COMMENT})*["'](?<lazy>[^"']+)["']`,
  "g",
);

export function importsOf(file: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].flatMap(({ groups = {} }) => {
    const specifier = groups.from ?? groups.lazy;
    if (specifier === undefined) return [];
    const target = specifier.startsWith(".")
      ? normalize(join(dirname(file), specifier))
          .split(sep)
          .join("/")
      : specifier;
    return [{ file, specifier, target, isTypeOnly: groups.type !== undefined }];
  });
}

const SOURCE = /\.(ts|tsx|mjs|js|cjs)$/;
const SKIPPED = new Set(["node_modules", "dist", ".git", ".cache", ".data", "coverage", "docs"]);

export async function importsUnder(root: string): Promise<Import[]> {
  const found: Import[] = [];
  async function visit(folder: string): Promise<void> {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) await visit(path);
      } else if (SOURCE.test(entry.name)) {
        found.push(...importsOf(relative(root, path).split(sep).join("/"), await readFile(path, "utf8")));
      }
    }
  }
  await visit(root);
  return found;
}
