/** `npm run lighthouse`: every public page on a slow phone, three times over; the median has to reach the marks below. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import marketing from "../mfe-marketing/mfe.config";
import { folderStore } from "../site/src/release-store";
import { root } from "./apps";
import { LAUNCH } from "./chromium.mjs";
import { type Figure, tellProof } from "./figures";
import { prepare } from "./prepare";
import { openStrangerSite } from "./stranger-site";

const MARKS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const SHIFT_LIMIT = 0.01;
type Category = keyof typeof MARKS;
const CATEGORIES = Object.keys(MARKS) as Category[];

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "3" }, only: { type: "string", multiple: true } },
});
const runs = Number(options.runs);
const paths = options.only ?? marketing.basePaths;

interface Measured {
  readonly scores: Readonly<Record<Category, number>>;
  readonly shift: number;
  readonly paintMs: number;
  readonly faults: readonly string[];
}

process.exitCode = await measureAll();

async function measureAll(): Promise<number> {
  const dataFolder = join(root, ".cache", "lighthouse");
  const { failed } = await prepare(dataFolder);
  if (failed.length > 0) throw new Error(`Not built: ${failed.join(", ")}.`);

  const site = await openStrangerSite(folderStore(join(dataFolder, "store")));
  const browser = await launch({ chromeFlags: ["--headless=new", ...LAUNCH.args], logLevel: "error" });

  let below = 0;
  const figures: Figure[] = [];
  try {
    // The first visit warms the site's own caches, as the first customer of the day does.
    await measure(`${site.url}/`, browser.port);
    for (const path of paths) {
      const measured: Measured[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await measure(site.url + path, browser.port));
      const result = medianOf(measured);
      const problems = problemsOf(result);
      below += problems.length > 0 ? 1 : 0;
      console.log(line(path, result, problems));
      figures.push(figureOf(path, result, problems));
    }
  } finally {
    browser.kill();
    await site.close();
  }
  tellProof(figures);
  console.log(below === 0 ? `All ${paths.length} pages reach the marks.` : `${below} of ${paths.length} pages do not.`);
  return below === 0 ? 0 : 1;
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
  const { categories, audits, runtimeError } = result.lhr;
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
    faults,
  };
}

function medianOf(measured: readonly Measured[]): Measured {
  const median = (value: (one: Measured) => number) => {
    const sorted = measured.map(value).sort((left, right) => left - right);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, median((one) => one.scores[category])]),
    ) as Measured["scores"],
    shift: Math.max(...measured.map((one) => one.shift)),
    paintMs: median((one) => one.paintMs),
    faults: [...new Set(measured.flatMap((one) => one.faults))],
  };
}

function problemsOf({ scores, shift, faults }: Measured): string[] {
  return [
    ...CATEGORIES.filter((category) => scores[category] < MARKS[category]),
    ...(shift < SHIFT_LIMIT ? [] : ["layout shift"]),
    ...faults,
  ];
}

function line(path: string, { scores, shift, paintMs }: Measured, problems: readonly string[]): string {
  const marks = CATEGORIES.map((category) => `${category} ${scores[category]}`).join(", ");
  const note = problems.length > 0 ? `   below the mark: ${problems.join(", ")}` : "";
  return `${path.padEnd(28)} ${marks}, shift ${shift.toFixed(4)}, largest paint ${paintMs} ms${note}`;
}

function figureOf(path: string, { scores, shift }: Measured, problems: readonly string[]): Figure {
  const marks = (values: Readonly<Record<Category, number>>) =>
    CATEGORIES.map((category) => values[category]).join(" / ");
  return {
    name: `${path}: ${CATEGORIES.join(" / ")}, layout shift`,
    value: `${marks(scores)}, ${shift.toFixed(3)}${problems.length > 0 ? ` (${problems.join(", ")})` : ""}`,
    target: `${marks(MARKS)}, under ${SHIFT_LIMIT}`,
    isMet: problems.length === 0,
  };
}
