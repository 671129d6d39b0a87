/** `npm run lighthouse`: every public page on a slow phone, three times over; the median has to reach the marks below. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import marketing from "../mfe-marketing/mfe.config";
import { LAUNCH } from "./browser/chromium.mjs";
import { openStrangerSite } from "./browser/stranger-site";
import { root } from "./build/apps";
import { preparedStore } from "./build/prepare";
import { atLeast, conclude, control, type Figure, none, quantile, told } from "./proof/figures";
import { argumentsOrExit, countOrExit } from "./start/arguments.mjs";
import { undoneWhenStopped } from "./start/child-process";

const MARKS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const SHIFT_LIMIT = 0.01;
type Category = keyof typeof MARKS;
const CATEGORIES = Object.keys(MARKS) as Category[];

const { values: options } = argumentsOrExit({
  options: { runs: { type: "string", default: "3" }, only: { type: "string", multiple: true } },
});
const runs = countOrExit("runs", options.runs);
const paths = options.only ?? marketing.basePaths;

interface Measured {
  readonly scores: Readonly<Record<Category, number>>;
  readonly shift: number;
  readonly paintMs: number;
  readonly blockedMs: number;
  /** How quick Lighthouse finds this processor, of which it takes a quarter to be a phone's: about 2,000 on a good desktop. */
  readonly speed: number;
  readonly faults: readonly string[];
}

const site = await openStrangerSite(await preparedStore(join(root, ".cache", "lighthouse")));
const broken = await openBrokenPage(site.url);
const browser = await launch({ chromeFlags: ["--headless=new", ...LAUNCH.args], logLevel: "error" });
undoneWhenStopped(() => browser.kill());
try {
  // The first visit warms the site's own caches, as the first customer of the day does.
  await measure(`${site.url}/`, browser.port);
  const results = new Map<string, Measured>();
  for (const path of paths) {
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measure(site.url + path, browser.port));
    const result = medianOf(measured);
    results.set(path, result);
    console.log(line(path, result));
  }
  conclude([...figuresOf(results), controlOf(await measure(broken.url, browser.port))]);
} finally {
  browser.kill();
  broken.close();
  await site.close();
}

/** A browser that painted nothing, as one without a screen sometimes does, leaves marks out: that was no visit, and is made again. */
async function measure(url: string, port: number, triesLeft = 2): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    formFactor: "mobile",
    onlyCategories: CATEGORIES,
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { categories, audits, runtimeError, environment } = result.lhr;
  if (CATEGORIES.some((category) => typeof categories[category]?.score !== "number")) {
    const reason = `${new URL(url).pathname} was not measured: ${runtimeError?.code ?? "a mark is missing"}`;
    if (triesLeft === 0) throw new Error(reason);
    console.log(`${reason}; once more.`);
    return measure(url, port, triesLeft - 1);
  }
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const scores = Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Measured["scores"];
  const faults = CATEGORIES.filter((category) => category !== "performance").flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores,
    shift: audits["cumulative-layout-shift"]?.numericValue ?? 0,
    paintMs: Math.round(audits["largest-contentful-paint"]?.numericValue ?? 0),
    blockedMs: Math.round(audits["total-blocking-time"]?.numericValue ?? 0),
    speed: Math.round(environment.benchmarkIndex),
    faults,
  };
}

function medianOf(measured: readonly Measured[]): Measured {
  const median = (value: (one: Measured) => number) => quantile(measured.map(value), 0.5);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, median((one) => one.scores[category])]),
    ) as Measured["scores"],
    shift: Math.max(...measured.map((one) => one.shift)),
    paintMs: median((one) => one.paintMs),
    blockedMs: median((one) => one.blockedMs),
    speed: median((one) => one.speed),
    faults: [...new Set(measured.flatMap((one) => one.faults))],
  };
}

function line(path: string, { scores, shift, paintMs, blockedMs, speed, faults }: Measured): string {
  const marks = CATEGORIES.map((category) => `${category} ${scores[category]}`).join(", ");
  const note = faults.length > 0 ? `   not passed: ${faults.join(", ")}` : "";
  return `${path.padEnd(28)} ${marks}, shift ${shift.toFixed(4)}, largest paint ${paintMs} ms, blocked ${blockedMs} ms, speed ${speed}${note}`;
}

/** The worst page speaks for all of them; what each of them has stands below. */
function figuresOf(results: ReadonlyMap<string, Measured>): Figure[] {
  const pages = [...results];
  const of = `of ${pages.length} pages`;
  const lowest = CATEGORIES.map((category) => {
    const [path = "", worst] =
      pages.toSorted(([, left], [, right]) => left.scores[category] - right.scores[category])[0] ?? [];
    const mark = worst?.scores[category] ?? 0;
    return { ...atLeast(`${category}, lowest ${of}`, mark, MARKS[category]), value: `${mark} (${path})` };
  });
  const shift = Math.max(...pages.map(([, result]) => result.shift));
  return [
    ...lowest,
    {
      name: `layout shift, largest ${of}, of any visit`,
      value: shift.toFixed(4),
      target: `under ${SHIFT_LIMIT}`,
      isMet: shift < SHIFT_LIMIT,
    },
    none(
      "audits not passed that a mark counts, all but those of performance",
      pages.reduce((sum, [, { faults }]) => sum + faults.length, 0),
    ),
    ...pages.map(([path, { scores, paintMs, blockedMs }]) =>
      told(`${path}: performance, largest paint, blocked`, `${scores.performance}, ${paintMs} ms, ${blockedMs} ms`),
    ),
    told(
      "this processor as Lighthouse finds it, slowest and quickest page",
      range(pages.map(([, { speed }]) => speed)),
    ),
  ];
}

function range(values: readonly number[]): string {
  return `${Math.min(...values)} to ${Math.max(...values)}`;
}

function controlOf({ scores, shift }: Measured): Figure {
  return control(
    `${CATEGORIES.join(" / ")}, layout shift of a page broken on purpose`,
    `${CATEGORIES.map((category) => scores[category]).join(" / ")}, ${shift.toFixed(2)}`,
    CATEGORIES.every((category) => scores[category] < MARKS[category]) && shift >= SHIFT_LIMIT,
  );
}

/** What no mark may pass: the home page without its name and its language, with a picture nobody described, that is busy for long and then moves. */
async function openBrokenPage(siteUrl: string): Promise<{ url: string; close(): void }> {
  const home = await (await fetch(siteUrl)).text();
  const html = home
    .replace(/<html[^>]*>/, "<html>")
    .replace(/<title>.*?<\/title>|<meta name="description"[^>]*>/g, "")
    .replace(
      "<body>",
      `<body><img src="/missing.png"><script>
        for (const end = Date.now() + 1_000; Date.now() < end; );
        setTimeout(() => {
          document.body.prepend(Object.assign(document.createElement("p"), { style: "height: 300px" }));
        }, 1_000);
      </script>`,
    );
  const server = createServer((request, answer) => {
    if (request.url === "/") answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
