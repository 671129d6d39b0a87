import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { changeRegistry } from "../../site/src/releases/change-registry";
import { type SigningKey, signingKey } from "../../site/src/releases/signing";
import { folderStore, type ReleaseStore } from "../../site/src/store/release-store";
import { openStrangerSite } from "../../tools/browser/stranger-site";
import { isTakenOver } from "../../tools/browser/taken-over";
import { FaultyServer } from "./faults";
import { dataFolder } from "./prepare";
import { waitForRoutes } from "./routes-in-force";

export { expect };

export interface Complaining {
  /** Everything the pages of a test complained of: console errors, uncaught errors, policy violations, foreign requests. */
  complaints: string[];
  /** What a test provokes it puts in here; whatever else its pages complain of fails it. */
  expectedComplaints: RegExp[];
}

interface Fixtures extends Complaining {
  /** What this test may release into; nobody else sees it. */
  releases: { store: ReleaseStore; key: SigningKey; folder: string };
  /** The site as a browser sees it, through a server that can spoil files. */
  faulty: FaultyServer;
  siteUrl: string;
}

/** A site of its own for each test, with the released remotes and a bank that knows nobody. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  releases: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "lintel-e2e-"));
    await cp(join(dataFolder, "store"), folder, { recursive: true });
    const releases = { store: folderStore(folder), key: await signingKey(dataFolder), folder };
    // What was built before on this machine is no part of a test.
    await changeRegistry(releases.store, releases.key, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((remote) => ({ ...remote, lastGood: null })),
    }));
    await use(releases);
    await rm(folder, { recursive: true, force: true });
  },
  faulty: async ({ releases }, use) => {
    const site = await openStrangerSite(releases.store);
    const faulty = new FaultyServer(site.url);
    await use(faulty);
    await faulty.stop();
    await site.close();
  },
  siteUrl: async ({ faulty }, use) => {
    await use(await faulty.start());
  },
  context: async ({ context }, use) => {
    waitForRoutes(context);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expectedComplaints: async ({}, use) => use([]),
  complaints: [
    ({ context, siteUrl, expectedComplaints }, use) => collectComplaints(context, siteUrl, expectedComplaints, use),
    { auto: true },
  ],
});

export async function collectComplaints(
  context: BrowserContext,
  siteUrl: string,
  expected: readonly RegExp[],
  use: (complaints: string[]) => Promise<void>,
): Promise<void> {
  const { origin } = new URL(siteUrl);
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !/^(data|blob|about):$/.test(url.protocol)) complaints.push(`foreign request: ${url}`);
  });
  await context.exposeFunction("reportViolation", (text: string) => complaints.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });

  await use(complaints);

  const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
  expect(unexpected, "complaints that nobody expects").toEqual([]);
}

/** A drawn page answers a press when its scripts have taken it over, which a busy machine may do long after the last file came. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.locator("main h1").first().evaluate(isTakenOver)).toBe(true);
}
