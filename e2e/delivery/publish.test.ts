import { join } from "node:path";
import type { Page } from "@playwright/test";
import { folderStore } from "../../site/src/store/release-store";
import { enterAs, expect } from "../harness/bank";
import { readRegistry } from "../harness/released";
import { test } from "./team";

const HEADING = { name: "Make Transfer", level: 1 } as const;

test("R10 a team publishes while a customer is inside: the open page goes on, new pages are new, rolling back brings back the old", async ({
  page,
  context,
  bank,
  enter,
  complaints,
  stack,
  team,
}) => {
  test.setTimeout(600_000);
  const store = folderStore(join(stack.dataFolder, "store"));
  const person = await bank.person({ balances: [100] });
  await enter(person, "/online-banking/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  const before = await readRegistry(store);
  const buildsBefore = await team.builds();

  await team.edit("mfe-banking/src/transfer/languages/en.ts", (text) =>
    text.replaceAll('"Make Transfer"', '"Make Transfer, newly"'),
  );
  const published = await team.run("publish", "-w", "mfe-banking");
  expect(published.output).toContain("mfe-banking: ");
  expect(published.code).toBe(0);

  // Nobody else's build, nobody else's pointer.
  const after = await readRegistry(store);
  expect(after.shell).toEqual(before.shell);
  const others = (remotes: typeof after.remotes) => remotes.filter(({ name }) => name !== "mfe-banking");
  expect(others(after.remotes)).toEqual(others(before.remotes));
  const { "mfe-banking": own, ...built } = await team.builds();
  const { "mfe-banking": ownBefore, ...builtBefore } = buildsBefore;
  expect(own).not.toBe(ownBefore);
  expect(built).toEqual(builtBefore);

  // The open page: another page of the same remote, as it was when the page was opened.
  await page.locator('a[href="/online-banking/transfer"]:visible').first().click();
  await expect(page.getByRole("heading", { ...HEADING, exact: true })).toBeVisible();
  expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
  expect(complaints).toEqual([]);

  const newPage = await context.newPage();
  await newPage.goto("/online-banking/transfer");
  await expect(newPage.getByRole("heading", { name: "Make Transfer, newly" })).toBeVisible();

  const rolledBack = await team.run("rollback", "--", "mfe-banking");
  expect(rolledBack.output).toContain("New pages have it from now on");
  const old = before.remotes.find(({ name }) => name === "mfe-banking")?.current.version;
  const documentNow = async () => (await fetch(`${stack.url}/online-banking/transfer`)).text();
  await expect.poll(documentNow, { timeout: 5_000 }).toContain(`/remotes/mfe-banking/${old}/`);
  await newPage.reload();
  await expect(newPage.getByRole("heading", { ...HEADING, exact: true })).toBeVisible();

  // The version that was taken back stays reachable for whoever still has it open.
  const left = after.remotes.find(({ name }) => name === "mfe-banking")?.current.version;
  expect((await page.request.get(`/remotes/mfe-banking/${left}/manifest.json`)).status()).toBe(200);
});

test("a killed area leaves open pages within a minute, and comes back when it is revived", async ({
  browser,
  page,
  bank,
  enter,
  stack,
  team,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  test.setTimeout(600_000);
  const admin = await bank.person({ role: "admin", balances: [10] });
  await page.clock.install();
  await enter(admin, "/online-banking/dashboard");
  const entry = page.getByRole("link", { name: "Admin", exact: true }).first();
  await expect(entry).toBeVisible();
  const inside = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await inside.clock.install();
  await enterAs(inside, admin.token, "/online-banking/admin/users");
  await expect(inside.getByRole("heading", { level: 1 })).toBeVisible();

  const killed = await team.run("kill", "--", "mfe-admin");
  expect(killed.output).toContain("off the site");
  const fresh = () => page.request.get("/online-banking/admin/users");
  await expect.poll(async () => (await fresh()).status()).toBe(503);
  expect(await (await fresh()).text()).not.toContain("/remotes/mfe-admin/");

  await Promise.all([page, inside].map(runToALook));
  await expect(entry).toHaveCount(0);
  const unavailable = { name: "Administration is not available right now" };
  await expect(inside.getByRole("heading", unavailable)).toBeVisible();
  const later = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await later.clock.install();
  await enterAs(later, admin.token, "/online-banking/admin/users");
  await expect(later.getByRole("heading", unavailable)).toBeVisible();
  const loadedAnew = later.waitForEvent("load");
  await later.getByRole("button", { name: "Try again" }).click();
  await loadedAnew;
  await expect(later.getByRole("heading", unavailable)).toBeVisible();

  await team.run("revive", "--", "mfe-admin");
  await expect.poll(async () => (await fresh()).status()).toBe(200);
  await Promise.all([page, inside, later].map(runToALook));
  await expect(page.getByRole("link", { name: "Admin", exact: true }).first()).toBeVisible();
  for (const open of [inside, later]) await expect(open.getByRole("heading", { name: "Users" })).toBeVisible();
});

test("a newer version is offered on arriving at a page, and taken away by the first key in a form", async ({
  page,
  bank,
  enter,
  team,
}) => {
  test.setTimeout(600_000);
  const person = await bank.person({ balances: [100] });
  await page.clock.install();
  await enter(person, "/online-banking/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const registry = async () => (await page.request.get("/registry.json")).text();
  const before = await registry();
  const offer = page.getByText("A newer version of this site is ready.");

  await team.edit("mfe-banking/src/transfer/languages/en.ts", (text) =>
    text.replaceAll('"Make Transfer"', '"Make Transfer, offered"'),
  );
  expect((await team.run("publish", "-w", "mfe-banking")).code).toBe(0);

  await expect.poll(registry).not.toBe(before);

  // It looks now and then; nothing is said where the person is.
  await runToALook(page);
  await expect(offer).toHaveCount(0);

  // A page that is busy may still be reading what it has looked up.
  await expect(async () => {
    for (const path of ["accounts", "transfer"]) {
      await page.locator(`a[href="/online-banking/${path}"]:visible`).first().click();
      await expect(page).toHaveURL(new RegExp(`/${path}$`));
    }
    await expect(offer).toBeVisible({ timeout: 5_000 });
  }).toPass();
  // It lies over nothing of the rail, and the page ends above it.
  for (const name of ["Logout", /theme/]) await page.getByRole("button", { name }).click({ trial: true });
  await expect(page.locator("body")).toHaveCSS("padding-bottom", "106px");
  await page
    .getByLabel(/Amount/)
    .first()
    .fill("1");
  await expect(offer).toHaveCount(0);

  await page.locator('a[href="/online-banking/accounts"]:visible').first().click();
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(offer).toHaveCount(0);
  await page.locator('a[href="/online-banking/transfer"]:visible').first().click();
  await expect(page.getByRole("heading", { name: "Make Transfer, offered" })).toBeVisible();
  await team.run("rollback", "--", "mfe-banking");
});

/** Lets the page's clock run until it looks for releases, as it does every 25 seconds: one that has only just come follows them a little later. */
async function runToALook(page: Page): Promise<void> {
  await expect(async () => {
    const looked = page.waitForResponse(
      (answer) => answer.url().endsWith("/registry.json") && answer.status() === 200,
      {
        timeout: 3_000,
      },
    );
    await page.clock.fastForward("00:26");
    await looked;
  }).toPass();
}
