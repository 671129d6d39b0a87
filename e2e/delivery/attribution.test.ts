import type { RemoteManifest } from "@lintel/portal/release";
import { releaseChanged } from "../harness/changed-release";
import { manifestOf } from "../harness/released";
import { expect, test, whenAlive } from "../harness/site";
import { collectReports, failuresIn } from "./told";

/** Code of a team that breaks when it is told to. `own` is the address of the file it stands in. */
const PLANTED: Readonly<Record<string, string>> = {
  "in an event handler": "throw new Error(said)",
  "in a timer": "setTimeout(() => { throw new Error(said) })",
  "in a frame": "requestAnimationFrame(() => { throw new Error(said) })",
  "in a microtask": "queueMicrotask(() => { throw new Error(said) })",
  "in a promise": "Promise.reject(new Error(said))",
  "after an await": "(async () => { await null; throw new Error(said) })()",
  "in a click":
    "{ const b = document.createElement('button'); b.onclick = () => { throw new Error(said) }; b.click() }",
  "a thrown text": "throw said",
  "a rejected text": "Promise.reject(said)",
  "a chunk":
    "{ const s = document.createElement('script'); s.src = own.replace(/[^/]+$/, 'lost.js'); document.head.append(s) }",
  "a style sheet":
    "{ const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = own.replace(/[^/]+$/, 'lost.css'); document.head.append(l) }",
  "in shared code it calls": "window.lintelIntegrityOf('http://[' + said)",
};
/** What says in the report that it was this fault, where its message is the browser's own. */
const SIGNS: Readonly<Record<string, string>> = {
  "a chunk": "lost.js",
  "a style sheet": "lost.css",
  "in shared code it calls": "Invalid URL",
};
const KINDS = Object.keys(PLANTED);

function plant(owner: string): string {
  const listeners = KINDS.map(
    (kind) =>
      `addEventListener(${JSON.stringify(`${owner} ${kind}`)}, () => { const said = ${JSON.stringify(`planted ${owner} ${kind}`)}; ${PLANTED[kind]} });`,
  );
  return `{ const own = document.currentScript.src; ${listeners.join("\n")} }\n`;
}

const inPage = (owner: string, path: string) => (file: string, text: string, manifest: RemoteManifest) =>
  file === manifest.pages[path]?.scripts[0] ? plant(owner) + text : text;

const PLACES = [
  { owner: "mfe-auth", team: "auth", path: "/login", heading: "Welcome Back" },
  { owner: "mfe-marketing", team: "marketing", path: "/faqs", heading: /./ },
] as const;

test("of thirty planted faults none is lost, and at least twenty-eight land on the right owner", async ({
  page,
  releases,
  siteUrl,
  expectedComplaints,
}) => {
  expectedComplaints.push(/^console: /, /^uncaught: /);
  const told = await collectReports(page);
  for (const { owner, path } of PLACES) await releaseChanged(releases, owner, "9.0.0-planted", inPage(owner, path));
  await releaseChanged(releases, "shell", "9.0.0-planted", (file, text, { entry }) =>
    file === entry ? plant("shell") + text : text,
  );

  const wanted: { owner: string; team: string; sign: string }[] = [];
  const reportsOf = (sign: string) =>
    failuresIn(told).filter(({ message, file, version }) =>
      [message, file, version].some((text) => text?.includes(sign)),
    );
  const lost = () => wanted.filter(({ sign }) => reportsOf(sign).length === 0);
  for (const { owner, team, path, heading } of PLACES) {
    await page.goto(`${siteUrl}${path}`);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await whenAlive(page);
    for (const kind of KINDS) {
      await page.evaluate((name) => dispatchEvent(new Event(name)), `${owner} ${kind}`);
      const sign = SIGNS[kind] ?? `planted ${owner} ${kind}`;
      wanted.push({ owner, team, sign });
    }
    await expect.poll(lost).toEqual([]);
  }
  for (const kind of ["in an event handler", "in a timer", "in a promise", "after an await"]) {
    await page.evaluate((name) => dispatchEvent(new Event(name)), `shell ${kind}`);
    wanted.push({ owner: "shell", team: "platform", sign: `planted shell ${kind}` });
  }
  await expect.poll(lost).toEqual([]);

  // What throws while it is drawn: in the remote's own component, and in shared-ui on its behalf.
  for (const [version, what] of [
    ["9.0.1-drawn", "(()=>{throw new Error('planted while drawing')})"],
    ["9.0.2-shared", "{notText:'planted in shared-ui'}"],
  ] as const) {
    await releaseChanged(releases, "mfe-auth", version, (_file, text) =>
      text.replaceAll('"Email or banking ID"', what),
    );
    await page.goto(`${siteUrl}/login`);
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    wanted.push({ owner: "mfe-auth", team: "auth", sign: version });
    await expect.poll(lost).toEqual([]);
  }

  const misplaced: string[] = [];
  for (const { owner, team, sign } of wanted) {
    const found = reportsOf(sign);
    const own = found.find(({ remote, team: named }) => remote === owner && named === team);
    if (!own) misplaced.push(`${owner}: ${sign} → ${found[0]?.remote}`);
  }
  expect(wanted).toHaveLength(30);
  expect(misplaced.length, misplaced.join("\n")).toBeLessThanOrEqual(2);
  for (const { route } of failuresIn(told)) expect(route).toMatch(/^\/(login|faqs)$/);
});

test("what a page measured of itself lands on its own area, though the browser tells of it on the next one", async ({
  page,
  releases,
  siteUrl,
}) => {
  const told = await collectReports(page);
  const { version } = await manifestOf(releases.store, "mfe-marketing");
  // Measuring begins when a page has been quiet for a while, which may be over before a busy machine sees that it is alive.
  const isMeasuring = page.waitForResponse(/\/toasts\./);
  await page.goto(`${siteUrl}/faqs`);
  await whenAlive(page);
  await isMeasuring;

  await page.locator('a[href="/login"]:visible').first().click();

  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  const measured = () => told.filter(({ kind }) => kind === "vital");
  await expect.poll(() => measured().map(({ vital }) => vital)).toContain("LCP");
  // The slowest click is told when the page is left, here by looking at another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await expect.poll(() => measured().map(({ vital }) => vital)).toContain("INP");
  for (const name of ["LCP", "INP"]) {
    const report = measured().find(({ vital }) => vital === name);
    expect(report).toMatchObject({ remote: "mfe-marketing", version, team: "marketing", route: "/faqs" });
    expect(report?.value).toBeGreaterThan(0);
  }
});
