import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { changeRegistry } from "../../site/src/releases/change-registry";
import { type SigningKey, signingKey } from "../../site/src/releases/signing";
import { folderStore } from "../../site/src/store/release-store";
import { openStrangerSite } from "../../tools/browser/stranger-site";
import { isTakenOver } from "../../tools/browser/taken-over";
import { withBank } from "./bank";
import { type Complaining, collectComplaints } from "./complaints";
import { FaultyServer } from "./faults";
import { dataFolder } from "./prepare";
import { waitForRoutes } from "./routes-in-force";
import { type StoreOver, storeOver } from "./store-over";

export { expect };

interface Fixtures extends Complaining {
  /** What this test may release into; nobody else sees it. */
  releases: { store: StoreOver; key: SigningKey };
  /** The site as a browser sees it, through a server that can spoil files. */
  faulty: FaultyServer;
  siteUrl: string;
}

/** A site of its own for each test, with the released remotes and a bank that knows nobody. */
export const test = withBank.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  releases: async ({}, use) => {
    const releases = {
      store: storeOver(folderStore(join(dataFolder, "store"))),
      key: await signingKey(dataFolder),
    };
    // What was built before on this machine is no part of a test.
    await changeRegistry(releases.store, releases.key, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((remote) => ({ ...remote, lastGood: null })),
    }));
    await use(releases);
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

/** A drawn page answers a press when its scripts have taken it over, which a busy machine may do long after the last file came. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.locator("main h1").first().evaluate(isTakenOver)).toBe(true);
}
