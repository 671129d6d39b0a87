import type { Report } from "@lintel/contract/schema";
import { claimOf, type Owner, ownerOfFile, ownerOfPath, type Site } from "@lintel/portal/owners";
import { bestMatch, remoteFor, withoutTrailingSlash } from "@lintel/portal/paths";
import { RELEASED_FILE, type RemoteManifest, registryIn } from "@lintel/portal/release";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { linesUpTo } from "./lines-up-to";
import type { RegistryReader } from "./releases/last-good-registry";
import type { ReleaseStore } from "./store/release-store";

const ANSWER_WITHIN_MS = 5_000;
/** The whole path: what else a stranger writes around it is neither believed nor printed. */
const RELEASED_PATH = new RegExp(`^${RELEASED_FILE.source}$`);
/** Fewer than the bank takes at a time: of the longest ones, as many as a call of CALL_MAX_BYTES has room for. */
const MOST = 20;
/** Anybody may send reports: a log full of theirs would hide what else it says. */
const MOST_LINES_A_MINUTE = 60;

interface Violation {
  readonly page: string;
  readonly source: string;
  readonly blocked: string;
  readonly directive: string;
}

export interface PolicyReportOptions {
  readonly store: ReleaseStore;
  readonly apiUrl: string;
  addressOf(request: FastifyRequest): string;
}

/** What browsers report about the content security policy, told to the bank like every other failure: with remote, version, team and route. */
export function receivePolicyReports(
  app: FastifyInstance,
  registry: RegistryReader,
  { store, apiUrl, addressOf }: PolicyReportOptions,
): void {
  async function reportsIn(body: string): Promise<Report[]> {
    const violations = violationsIn(body).slice(0, MOST);
    const signed = violations.length === 0 ? null : await registry.read();
    if (signed === null) return [];
    const { shell, remotes } = registryIn(signed);
    const site = { remotes, shellVersion: shell.version };
    return Promise.all(
      violations.map(async ({ page, source, blocked, directive }) => ({
        kind: "policy",
        ...ownerOf([source, blocked], page, site),
        route: await routeOf(store, site, page),
        message: `${directive} ${withoutQuery(blocked)}`.slice(0, 200),
        count: 1,
      })),
    );
  }

  const warn = linesUpTo(MOST_LINES_A_MINUTE, (line) => console.warn(line), "policy violations");

  app.register(async (reports) => {
    reports.addContentTypeParser(
      ["application/csp-report", "application/reports+json"],
      { parseAs: "string", bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    );
    reports.post("/reports/csp", async (request, reply) => {
      const found = await reportsIn(String(request.body)).catch(() => []);
      for (const { remote, version, route, message } of found) {
        warn(`site: policy violation of ${remote} ${version} at ${route}: ${message}`);
      }
      // The browser has no use for an answer, and waits for none of the bank's.
      if (found.length > 0) tell(apiUrl, found, addressOf(request)).catch(() => undefined);
      return reply.code(204).send();
    });
  });
}

async function tell(apiUrl: string, reports: readonly Report[], address: string): Promise<void> {
  await fetch(`${apiUrl}/api/telemetry`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ reports }),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
}

/** Both forms that browsers send: one report by itself, or a list of them with other names for the same things. */
function violationsIn(text: string): Violation[] {
  const said: unknown = JSON.parse(text);
  if (Array.isArray(said)) {
    return said.flatMap((report: unknown) => {
      const body = field(report, "body");
      return violation(body, "documentURL", "sourceFile", "blockedURL", "effectiveDirective");
    });
  }
  return violation(field(said, "csp-report"), "document-uri", "source-file", "blocked-uri", "effective-directive");
}

function violation(body: unknown, page: string, source: string, blocked: string, directive: string): Violation[] {
  const found = {
    page: textIn(body, page),
    source: textIn(body, source),
    blocked: textIn(body, blocked),
    directive: wordIn(textIn(body, directive) || textIn(body, "violated-directive")),
  };
  return found.page === "" || found.directive === "" ? [] : [found];
}

/** Anybody may send a report, and it is printed: a name as the policy has them, and no line of a stranger's own. */
function wordIn(text: string): string {
  return /^[a-z-]{1,40}/.exec(text)?.[0] ?? "";
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function textIn(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === "string" ? text : "";
}

/** The file that broke the policy, else whoever answers for the page. */
function ownerOf(files: readonly string[], page: string, site: Site): Owner {
  for (const address of files) {
    const { groups } = RELEASED_PATH.exec(pathnameOf(address)) ?? {};
    if (groups) return ownerOfFile(groups, site);
  }
  return ownerOfPath(pathnameOf(page), site);
}

/** The page's pattern: its path may name an account. */
async function routeOf(store: ReleaseStore, site: Site, page: string): Promise<string> {
  const path = withoutTrailingSlash(pathnameOf(page));
  const remote = remoteFor(site.remotes, path);
  if (remote === null) return "/*";
  const content = await store.readFile(`remotes/${remote.name}/${remote.current.version}/manifest.json`);
  const { pages } = content === null ? { pages: {} } : (JSON.parse(content.toString("utf8")) as RemoteManifest);
  const routes = Object.keys(pages).map((pattern) => ({ path: pattern }));
  return bestMatch(routes, path)?.route.path ?? claimOf(path, site);
}

function pathnameOf(address: string): string {
  try {
    return new URL(address).pathname;
  } catch {
    return "";
  }
}

function withoutQuery(address: string): string {
  const path = pathnameOf(address);
  // Of an address of somebody else its origin says enough; "inline" and "eval" are no addresses.
  if (path === "") return wordIn(address);
  if (RELEASED_PATH.test(path)) return path;
  const { origin, protocol } = new URL(address);
  return origin === "null" ? protocol : origin;
}
