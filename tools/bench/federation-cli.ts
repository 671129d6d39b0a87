/** `npm run bench:federation`: what federation costs a visitor, beside the same pages built without it, from one run. */
import { readdir, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Browser, type CDPSession, chromium, type Response } from "@playwright/test";
import { definePlain } from "../../rspack.shared.js";
import { createSite } from "../../site/src/server";
import { LAUNCH } from "../browser/chromium.mjs";
import { isTakenOver } from "../browser/taken-over";
import { root } from "../build/apps";
import { compiled } from "../build/build";
import { preparedStore } from "../build/prepare";
import { atMost, conclude, control, type Figure, quantile } from "../proof/figures";
import { describeMachine } from "../proof/machine";
import { argumentsOrExit } from "../start/arguments.mjs";

const PATHS = ["/", "/faqs", "/loans/home-loan"];
const RUNS = 15;
const NETWORK = { latency: 165, downloadThroughput: (8 * 1024 * 1024) / 8, uploadThroughput: (8 * 1024 * 1024) / 8 };
const CPU_SLOWDOWN = 4;
const BUDGET = { requests: 3, trips: 2, gzipOverPlainKb: 50, brotliKb: 150, paintOverBare: 1.1 };

/** How the plain build names a page's chunk. */
const PAGE_CHUNK: Readonly<Record<string, string>> = {
  "/": "src_home_home-page",
  "/faqs": "src_faqs_faqs-page",
  "/loans/home-loan": "src_home-loan_home-loan-page",
};

const PRELOADS = /<link rel="preload" as="script"[^>]*>/g;
const SCRIPTS = /<link rel="preload" as="script"[^>]*>|<script(?: type="waiting")?(?: src=[^>]*)?>.*?<\/script>/gs;

const KINDS = ["federated", "plain", "no script"] as const;
/** The negative control: federated, and the document names nothing in advance. */
const UNNAMED = "nothing named";
type Kind = (typeof KINDS)[number] | typeof UNNAMED;

interface Measured {
  requests: number;
  gzip: number;
  brotli: number;
  trips: number;
  firstPaint: number;
  largestPaint: number;
  usable: number;
}

interface Results extends Record<(typeof KINDS)[number], Measured> {
  /** Largest paint against the visit without scripts a moment earlier or later, over the rounds. */
  paintOverBare: number;
}

argumentsOrExit({});
const plainFolder = join(root, ".cache", "plain");

const store = await preparedStore(join(root, ".cache", "bench"));
await compiled(
  "The plain site",
  definePlain({ folder: import.meta.dirname, entry: "./plain.tsx", output: plainFolder }),
);

const site = await createSite({
  store,
  apiUrl: "http://127.0.0.1:9",
  idleMinutes: 15,
});
const siteUrl = await site.listen({ port: 0, host: "127.0.0.1" });
const packedBefore = new Map<string, Buffer>();
const servers: Record<string, Server> = Object.fromEntries(
  await Promise.all(([...KINDS, UNNAMED] as const).map(async (kind) => [kind, await serve(kind)])),
);
const browser = await chromium.launch(LAUNCH);

console.log(`${describeMachine()}, Chromium ${browser.version()}`);
console.log(`${RUNS} runs each, medians; CPU ${CPU_SLOWDOWN}x slower, ${NETWORK.latency} ms, 8 Mbps, nothing cached\n`);
const figures: Figure[] = [];
for (const path of PATHS) {
  const results = await measure(path);
  print(path, results);
  figures.push(...figuresOf(path, results));
}
const unnamed = await visit(browser, UNNAMED, "/");
console.log(`negative control, nothing named in advance: ${unnamed.trips} trips`);
figures.push(
  control("/: trips when the document names nothing in advance", unnamed.trips, unnamed.trips > BUDGET.trips),
);
await browser.close();
for (const server of Object.values(servers)) server.close();
site.server.closeAllConnections();
await site.close();

conclude(figures);
process.exit();

/** The same documents, with the federated scripts, with the plain ones, or with none. */
async function serve(kind: Kind): Promise<Server> {
  const plain = (await readdir(plainFolder)).filter((file) => file.endsWith(".js"));
  const main = plain.find((file) => file.startsWith("plain."));
  const server = createServer(async (request, answer) => {
    const path = request.url ?? "/";
    if (path.startsWith("/plain/")) {
      const content = await readFile(join(plainFolder, path.slice("/plain/".length)));
      answer.writeHead(200, { "content-type": "text/javascript", "content-encoding": "br" }).end(packed(path, content));
      return;
    }
    if (path.startsWith("/api/")) {
      answer.writeHead(204).end();
      return;
    }
    const isPage = PATHS.includes(path);
    const passed = await fetch(`${siteUrl}${path}`, { headers: { "accept-encoding": isPage ? "identity" : "br" } });
    const body = Buffer.from(await passed.arrayBuffer());
    const type = passed.headers.get("content-type") ?? "text/plain";
    if (!isPage) {
      // What fetch has unpacked is packed again, as the site sends it.
      const isText = /javascript|json|css/.test(type);
      answer.writeHead(passed.status, { "content-type": type, ...(isText ? { "content-encoding": "br" } : {}) });
      answer.end(isText ? packed(path, body) : body);
      return;
    }
    const html = rewritten(body.toString("utf8"), kind, main ?? "", plain, path);
    answer.writeHead(200, { "content-type": type, "content-encoding": "br" }).end(packed(`${kind} ${path}`, html));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/** Packed once: doing so takes the processor from the browser, and would slow the pages most that have the most scripts. */
function packed(key: string, content: Buffer | string): Buffer {
  const known = packedBefore.get(key);
  if (known) return known;
  const made = brotliCompressSync(content);
  packedBefore.set(key, made);
  return made;
}

function rewritten(html: string, kind: Kind, main: string, files: readonly string[], path: string): string {
  if (kind === "federated") return html;
  if (kind === UNNAMED) return html.replace(PRELOADS, "");
  const bare = html.replace(SCRIPTS, "");
  if (kind === "no script") return bare;
  const chunk = files.find((file) => file.includes(PAGE_CHUNK[path] ?? "-"));
  const preload = chunk ? `<link rel="preload" as="script" href="/plain/${chunk}">` : "";
  return bare.replace("</head>", `${preload}<script src="/plain/${main}" defer></script></head>`);
}

/** The kinds take turns, and turns at coming first: whatever else the machine does, and what the visit before leaves behind, then slows all of them alike. */
async function measure(path: string): Promise<Results> {
  // The first visit packs and warms what the others find ready.
  for (const kind of KINDS) await visit(browser, kind, path);
  const runs: Record<(typeof KINDS)[number], Measured[]> = { federated: [], plain: [], "no script": [] };
  for (let run = 0; run < RUNS; run += 1) {
    const first = run % KINDS.length;
    for (const kind of [...KINDS.slice(first), ...KINDS.slice(0, first)]) {
      runs[kind].push(await visit(browser, kind, path));
    }
  }
  return {
    federated: medianOf(runs.federated),
    plain: medianOf(runs.plain),
    "no script": medianOf(runs["no script"]),
    paintOverBare: innerMean(
      runs.federated.map(
        ({ largestPaint }, round) => largestPaint / (runs["no script"][round]?.largestPaint ?? Number.NaN),
      ),
    ),
  };
}

/** The mean between the quartiles. A paint falls on a frame, so a median jumps by whole frames where this moves by a share of one. */
function innerMean(values: readonly number[]): number {
  const cut = Math.floor(values.length / 4);
  const inner = [...values].sort((left, right) => left - right).slice(cut, values.length - cut);
  return sum(inner) / inner.length;
}

function medianOf(runs: readonly Measured[]): Measured {
  const median = (name: keyof Measured) =>
    quantile(
      runs.map((measured) => measured[name]),
      0.5,
    );
  return {
    requests: median("requests"),
    gzip: median("gzip"),
    brotli: median("brotli"),
    trips: median("trips"),
    firstPaint: median("firstPaint"),
    largestPaint: median("largestPaint"),
    usable: median("usable"),
  };
}

async function visit(from: Browser, kind: Kind, path: string): Promise<Measured> {
  const address = servers[kind]?.address();
  if (!address || typeof address === "string") throw new Error(`Nothing serves the ${kind} build.`);
  const { port } = address;
  const context = await from.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...NETWORK });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });

  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.addInitScript(`window.isTakenOver = ${isTakenOver}`);
  await page.addInitScript(() => {
    const seen = window as { largest?: number; usable?: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    const look = () => {
      if (isTakenOver(document.querySelector("h1"))) seen.usable = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });

  await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "load" });
  if (kind !== "no script") {
    await page.waitForFunction(() => (window as { usable?: number }).usable !== undefined, undefined, {
      timeout: 60_000,
    });
  }
  await page.waitForTimeout(1_000);
  const times = await page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const { largest = Number.NaN, usable = Number.NaN } = window as { largest?: number; usable?: number };
    return { firstPaint: paint, largestPaint: largest, usable };
  });
  const html = await page.content();
  // Only now: the page itself hands them out, and would do so while it is measured.
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  await context.close();

  return {
    requests: scripts.length,
    gzip: sum(bodies.map((body) => gzipSync(body, { level: 9 }).length)),
    brotli: sum(bodies.map((body) => brotliCompressSync(body).length)),
    // The document is one trip; what it names is the second; what only a script can ask for is a third.
    trips: scripts.length === 0 ? 1 : scripts.every((script) => html.includes(new URL(script.url()).pathname)) ? 2 : 3,
    ...times,
  };
}

function figuresOf(path: string, { federated, plain, paintOverBare }: Results): Figure[] {
  // What is shown is what is judged: rounded to the worse.
  const inKb = (bytes: number) => Math.ceil((bytes / 1024) * 10) / 10;
  return [
    atMost(`${path}: scripts (${plain.requests} in a plain build)`, federated.requests, BUDGET.requests),
    atMost(`${path}: trips, one after the other`, federated.trips, BUDGET.trips),
    atMost(`${path}: gzip beyond the plain build`, inKb(federated.gzip - plain.gzip), BUDGET.gzipOverPlainKb, " KB"),
    atMost(`${path}: brotli in all`, inKb(federated.brotli), BUDGET.brotliKb, " KB"),
    atMost(
      `${path}: largest paint against the same page without scripts`,
      Math.ceil(paintOverBare * 100) / 100,
      BUDGET.paintOverBare,
      "x",
    ),
  ];
}

function print(path: string, results: Results): void {
  console.log(path);
  console.table(
    Object.fromEntries(
      KINDS.map((kind) => {
        const it = results[kind];
        return [
          kind,
          {
            scripts: it.requests,
            gzip: kilobytes(it.gzip),
            brotli: kilobytes(it.brotli),
            trips: it.trips,
            "first paint": milliseconds(it.firstPaint),
            "largest paint": milliseconds(it.largestPaint),
            "taken over": milliseconds(it.usable),
          },
        ];
      }),
    ),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function milliseconds(value: number): string {
  return Number.isNaN(value) ? "-" : `${Math.round(value)} ms`;
}
