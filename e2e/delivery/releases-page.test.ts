import { join } from "node:path";
import type { Page } from "@playwright/test";
import { changeRegistry, findRemote, replaced } from "../../site/src/releases/change-registry";
import { signingKey } from "../../site/src/releases/signing";
import { folderStore } from "../../site/src/store/release-store";
import { axeFaults } from "../harness/axe-faults";
import { expect, type Person, test } from "../harness/bank";
import { releaseChanged } from "../harness/changed-release";
import { readRegistry } from "../harness/released";
import { sidewaysPixels } from "../harness/sideways";

const PATH = "/online-banking/admin/releases";

let admin: Person;
test.beforeEach(async ({ bank }) => {
  admin = await bank.person({ firstname: "Ada", role: "admin" });
});

const part = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, level: 3 }) });

test("an admin sees which version has which share, how each does, who published, and what broke whose", async ({
  page,
  bank,
  enter,
  stack,
  complaints,
  expectedComplaints,
}) => {
  expectedComplaints.push(/https:\/\/elsewhere\.example\//);
  const releases = { store: folderStore(join(stack.dataFolder, "store")), key: await signingKey(stack.dataFolder) };
  const registry = await readRegistry(releases.store);
  const live = registry.remotes.find(({ name }) => name === "mfe-marketing")?.current.version ?? "";
  const tenth = { from: live, to: "9.0.0-tenth", share: 10 };
  await releaseChanged(releases, "mfe-marketing", "9.0.0-tenth", (_file, text) => `${text}\n`, 10);
  await changeRegistry(
    releases.store,
    releases.key,
    (now) => now,
    () => ({ by: "grace", at: new Date().toISOString(), action: "share", app: "mfe-marketing", ...tenth }),
  );
  const about = { remote: "mfe-marketing", version: "9.0.0-tenth", team: "marketing", route: "/faqs" };
  const told = await bank.call("POST", "/telemetry", {
    body: {
      reports: [
        { ...about, kind: "loaded", count: 40 },
        { ...about, kind: "error", message: "TypeError: planted for the list", file: "faqs-page.js", count: 2 },
        { ...about, kind: "vital", vital: "LCP", value: 4_321, count: 1 },
        { ...about, kind: "vital", vital: "INP", value: 120, count: 1 },
        { ...about, kind: "vital", vital: "CLS", value: 0.02, count: 1 },
      ],
    },
  });
  expect(told.status).toBe(200);

  await enter(admin, "/online-banking/admin");
  await page.getByRole("link", { name: "Releases", exact: true }).click();

  const marketing = part(page, "mfe-marketing").first();
  await expect(marketing.getByText("90% of visitors")).toBeVisible();
  await expect(marketing.getByText(live, { exact: true })).toBeVisible();
  const trial = marketing.getByRole("listitem").filter({ hasText: "9.0.0-tenth" });
  await expect(trial).toContainText("On trial: 10% of visitors");
  await expect(trial).toContainText("Loads40");
  await expect(trial).toContainText("Error rate5.0%");
  await expect(trial).toContainText("4.3 sPoor");
  await expect(trial).toContainText("120 msGood");
  await expect(part(page, "shell").first()).toContainText("Everybody");

  const publishes = page.getByRole("region", { name: "Last publishes" }).getByRole("row");
  const newest = publishes.filter({ hasText: "grace" }).first();
  await expect(newest).toContainText("mfe-marketingGave a share of 10%");
  await expect(newest).toContainText(`${live} → 9.0.0-tenth`);
  const failures = page.getByRole("region", { name: "Newest failures" }).getByRole("row");
  await expect(failures.filter({ hasText: "planted for the list" })).toContainText("faqs-page.js");
  expect(complaints).toEqual([]);

  // What the browser itself reports takes the same way.
  await page.evaluate(() => fetch("https://elsewhere.example/").catch(() => undefined));
  await expect
    .poll(
      async () => {
        await page.getByRole("button", { name: "Refresh" }).click();
        return failures.filter({ hasText: "https://elsewhere.example" }).count();
      },
      { intervals: [1_000] },
    )
    .toBe(1);
  const violation = failures.filter({ hasText: "https://elsewhere.example" });
  await expect(violation).toContainText("Policy violation: connect-src");
  await expect(violation).toContainText(PATH);

  // Whoever uses this site next finds no trial in it.
  await changeRegistry(releases.store, releases.key, (now) => {
    const remote = findRemote(now, "mfe-marketing");
    return remote === null ? now : replaced(now, { ...remote, trial: null });
  });
});

test("names nobody who published to a customer or to a stranger", async ({ bank, stack }) => {
  const customer = await bank.person();

  const asked = await Promise.all([
    fetch(`${stack.url}/releases.json`),
    fetch(`${stack.url}/releases.json`, { headers: { authorization: `Bearer ${customer.token}` } }),
  ]);

  expect(asked.map(({ status }) => status)).toEqual([401, 403]);
  for (const answer of asked) expect(await answer.text()).not.toContain("history");
});

test("says that the releases could not be loaded, and loads them when asked again", async ({
  page,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503 .*\/releases\.json/);
  await page.route("**/releases.json", (route) => route.fulfill({ status: 503, body: "" }));
  await enter(admin, PATH);
  await expect(page.getByText("We could not load the releases.")).toBeVisible();

  await page.unroute("**/releases.json");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Live now" })).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`the releases page is free of violations and of sideways scrolling at ${width} px, in both themes`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(admin, PATH);
    await expect(page.getByRole("heading", { name: "Live now" })).toBeVisible();

    expect(await axeFaults(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);
  });
}
