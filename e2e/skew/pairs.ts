import type { Page } from "@playwright/test";
import { test as base, expect, type Person, type Stack } from "../harness/bank";
import { EARLIER, type Release, Shelf, type ShellRelease } from "./shelf";
import { Smoke } from "./smoke";

const REMOTES = ["mfe-marketing", "mfe-auth", "mfe-banking", "mfe-admin"] as const;
/** Browsers note in the console that the pages of an area that is gone answer 503. */
const MISSING_PAGE = /status of 503(?!.*\/(api|remotes|shell)\/)/;
const RELEASES: readonly Release[] = ["previous", "now", "next", "absent"];

interface WorkerFixtures {
  /** Of a worker, which has a site of its own: another shell is another site. */
  shell: ShellRelease;
  shelf: Shelf;
  admin: Person;
}

export const test = base.extend<object, WorkerFixtures>({
  shell: ["now", { scope: "worker", option: true }],
  shelf: [
    async ({ stack, shell }: { stack: Stack; shell: ShellRelease }, use) => {
      const shelf = await Shelf.fill(stack, shell, REMOTES);
      await use(shelf);
      await shelf.leave();
    },
    // Nothing of an earlier commit is built yet.
    { scope: "worker", timeout: EARLIER === null ? 300_000 : 900_000 },
  ],
  admin: [async ({ workerBank }, use) => use(await workerBank.person({ role: "admin" })), { scope: "worker" }],
});

/** Every release of every remote beside one release of the shell; the other remotes are those of today. */
export function testPairs(shell: ShellRelease): void {
  test.use({ shell });

  for (const remote of REMOTES) {
    for (const release of RELEASES) {
      // What an earlier shell said in place of a missing area is not what today's says.
      if (shell === "previous" && release === "absent") continue;
      test(`shell ${shell} with ${remote} ${release}`, async ({ page, bank, shelf, admin, expectedComplaints }) => {
        if (release === "absent") expectedComplaints.push(MISSING_PAGE);
        await shelf.put(remote, release);
        const loaded = versionsLoaded(page, remote);
        try {
          const smoke = new Smoke(page, bank, release === "absent" ? remote : null);
          await smoke.publicPage();
          const customer = await smoke.login();
          await smoke.balance(customer);
          await smoke.transfer(customer);
          await smoke.adminList(admin);
          expect([...loaded]).toEqual(release === "absent" ? [] : [shelf.versionOf(remote, release)]);
        } finally {
          await shelf.put(remote, "now");
        }
      });
    }
  }
}

/** Of which releases of a remote a page has asked for files. */
function versionsLoaded(page: Page, remote: string): ReadonlySet<string> {
  const versions = new Set<string>();
  page.on("request", (request) => {
    const version = new URL(request.url()).pathname.split(`/remotes/${remote}/`)[1]?.split("/")[0];
    if (version !== undefined) versions.add(version);
  });
  return versions;
}
