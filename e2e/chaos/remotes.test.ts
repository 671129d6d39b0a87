import { join } from "node:path";
import type { Page } from "@playwright/test";
import { changeRegistry } from "../../site/src/releases/change-registry";
import { signingKey } from "../../site/src/releases/signing";
import { folderStore } from "../../site/src/store/release-store";
import { isTakenOver } from "../../tools/browser/taken-over";
import { test as base, enterAs, expect, type Person } from "../harness/bank";
import { type Releases, releaseChanged } from "../harness/changed-release";
import { FaultyServer, TAMPERED } from "../harness/faults";
import { readRegistry } from "../harness/released";
import { TAMPERED_RUNS } from "./reporter";

/** What the wire does to the files of a remote; an old release is one, and arrives whole. */
const FAULTS = { down: "refused", slow: "hang", corrupt: "truncated", old: null, tampered: "tampered" } as const;
const OLD = "0.0.9-old";

/** What stands on a page of each when the remote has drawn it. Of two neighbours the same person can use the one while the other is broken. */
const AREAS = {
  "mfe-marketing": {
    path: "/faqs",
    isSignedIn: false,
    neighbour: "mfe-auth",
    sign: (page: Page) => page.getByLabel("Search the questions"),
  },
  "mfe-auth": {
    path: "/login",
    isSignedIn: false,
    neighbour: "mfe-marketing",
    sign: (page: Page) => page.getByLabel("Email or banking ID"),
  },
  "mfe-banking": {
    path: "/online-banking/accounts",
    isSignedIn: true,
    neighbour: "mfe-admin",
    sign: (page: Page) => page.getByRole("article").filter({ hasText: "$77.00" }),
  },
  "mfe-admin": {
    path: "/online-banking/admin/users",
    isSignedIn: true,
    neighbour: "mfe-banking",
    sign: (page: Page) => page.getByRole("heading", { name: "Users", level: 1 }),
  },
} as const;
type Remote = keyof typeof AREAS;
const REMOTES = Object.keys(AREAS) as Remote[];

interface Fixtures {
  faulty: FaultyServer;
  /** What ran although it was tampered with, a line each. */
  ran: string[];
  /** What the shell said that it could not load. */
  failures: string[];
  visit: (remote: Remote, page: Page) => Promise<void>;
}

const test = base.extend<Fixtures, { releases: Releases; admin: Person }>({
  releases: [
    async ({ stack }, use) => {
      const releases = {
        store: folderStore(join(stack.dataFolder, "store")),
        key: await signingKey(stack.dataFolder),
      };
      // What was built before on this machine would stand in.
      await changeRegistry(releases.store, releases.key, (registry) => ({
        ...registry,
        remotes: registry.remotes.map((remote) => ({ ...remote, lastGood: null })),
      }));
      await use(releases);
    },
    { scope: "worker" },
  ],
  admin: [
    async ({ workerBank }, use) => use(await workerBank.person({ role: "admin", balances: [77] })),
    { scope: "worker" },
  ],
  faulty: async ({ stack }, use) => {
    const faulty = new FaultyServer(stack.url);
    await use(faulty);
    await faulty.stop();
  },
  baseURL: async ({ faulty }, use) => use(await faulty.start()),
  ran: async ({ context }, use, info) => {
    const ran: string[] = [];
    context.on("console", (message) => {
      if (message.text().startsWith(TAMPERED)) ran.push(message.text());
    });
    await use(ran);
    info.annotations.push({ type: TAMPERED_RUNS, description: String(ran.length) });
  },
  failures: async ({ context }, use) => {
    const failures: string[] = [];
    context.on("console", (message) => {
      if (message.text().startsWith("Lintel: loading")) failures.push(message.text());
    });
    await use(failures);
  },
  visit: async ({ admin }, use) => {
    await use(async (remote, page) => {
      const { path, isSignedIn } = AREAS[remote];
      if (isSignedIn) await enterAs(page, admin.token, "/api/healthz");
      // A document that names what does not come is never loaded.
      await page.goto(path, { waitUntil: "commit" });
    });
  },
});

for (const remote of REMOTES) {
  const { neighbour, sign } = AREAS[remote];
  /** A prerendered page is its own fallback. */
  const isDrawn = remote === "mfe-marketing";

  for (const [fault, onTheWire] of Object.entries(FAULTS)) {
    test(`${remote} is ${fault}`, async ({
      page,
      context,
      faulty,
      releases,
      ran,
      failures,
      visit,
      expectedComplaints,
    }) => {
      expectedComplaints.push(/^console: /);
      const card = page.getByRole("heading", { name: / is not available right now$/ });
      const before = await readRegistry(releases.store);
      if (onTheWire === null) await releaseBuiltForAnOlderPortal(releases, remote);
      else faulty.plant(onTheWire === "tampered" ? scriptsOf(remote) : new RegExp(`/remotes/${remote}/`), onTheWire);
      try {
        await visit(remote, page);
        const heading = await page.getByRole("heading", { level: 1 }).first().elementHandle();

        await expect.poll(() => failures.length).toBeGreaterThan(0);
        if (onTheWire === null) await expect(sign(page), "the release before stands in").toBeVisible();
        else if (isDrawn) await expect(sign(page), "what was prerendered stays").toBeVisible();
        else await expect(card).toBeVisible();
        if (isDrawn && onTheWire !== null) expect(await page.evaluate(isTakenOver, heading)).toBe(false);

        const other = await context.newPage();
        await visit(neighbour, other);
        await expect(AREAS[neighbour].sign(other)).toBeVisible();
        await other.close();

        faulty.heal();
        if (onTheWire === null) {
          await changeRegistry(releases.store, releases.key, () => before);
          await page.reload();
        } else if (isDrawn) await page.waitForFunction(isTakenOver, heading);
        else await page.getByRole("button", { name: "Try again" }).click();
        await expect(sign(page)).toBeVisible();
        await expect(card).toHaveCount(0);
        expect(ran).toEqual([]);
      } finally {
        await changeRegistry(releases.store, releases.key, () => before);
      }
    });
  }

  test(`negative control: ${remote} is tampered with and no hash is compared`, async ({
    page,
    faulty,
    ran,
    visit,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/^console: /);
    // Neither by the loaders nor by what the document asks for beforehand.
    await page.addInitScript(() => {
      Object.defineProperty(HTMLScriptElement.prototype, "integrity", { set: () => {} });
    });
    await page.route(`**${AREAS[remote].path}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/ integrity="[^"]+"/g, "") });
    });
    faulty.plant(scriptsOf(remote), "tampered");

    await visit(remote, page);

    await expect.poll(() => ran.length).toBeGreaterThan(0);
  });
}

function scriptsOf(remote: Remote): RegExp {
  return new RegExp(`/remotes/${remote}/.*\\.js$`);
}

/** Properly hashed and signed, and made for a portal that the shell does not have any more. */
async function releaseBuiltForAnOlderPortal(releases: Releases, remote: Remote): Promise<void> {
  await releaseChanged(releases, remote, OLD, (_file, text, { version }) =>
    // Two builds in one page never share their name.
    text.replaceAll(version.split("-").at(-1) ?? "", "old").replaceAll('"^0.1.0"', '"^0.0.9"'),
  );
}
