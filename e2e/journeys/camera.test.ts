import type { Page } from "@playwright/test";
import { expect, test } from "../harness/bank";
import { PUBLIC_PATHS } from "../harness/public-paths";
import { whenAlive } from "../harness/site";

/** What a telephone with a camera in its screen takes of the page when it is held sideways. */
const CAMERA = 59;
const SCREEN = { width: 852, height: 393 };

test.use({ viewport: SCREEN });
test.beforeEach(async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const insets = { left: CAMERA, right: CAMERA, bottom: 21 };
  await devtools.send("Emulation.setSafeAreaInsetsOverride" as never, { insets } as never);
});

/** Words, pictures of buttons and fields that reach under the camera, and how far. What scrolls in a frame of its own is the frame's. */
function underTheCamera(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ camera, width }) => {
      const overflows = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
      const isForReadersAlone = (element: Element) => getComputedStyle(element).clipPath !== "none";
      const stands = (element: Element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
          if (isForReadersAlone(at) || (overflows(at) && at.scrollWidth > at.clientWidth)) return false;
        return true;
      };
      const root = document.querySelector("dialog[open]") ?? document.body;
      const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const boxes: [what: string, box: DOMRect][] = [];
      for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement || !stands(node.parentElement)) continue;
        range.selectNode(node);
        boxes.push([node.textContent, range.getBoundingClientRect()]);
      }
      for (const element of root.querySelectorAll(":is(a, button) svg, input, select, textarea"))
        if (stands(element)) boxes.push([element.outerHTML.slice(0, 80), element.getBoundingClientRect()]);
      return boxes
        .filter(([, { width, height }]) => width > 1 && height > 1)
        .filter(([, { left, right }]) => left < camera - 0.5 || right > width - camera + 0.5)
        .map(([what, { left, right }]) => `${what.trim()}: ${left} to ${right}`);
    },
    { camera: CAMERA, width: SCREEN.width },
  );
}

test("what lies under the camera is found where it is planted", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => {
    const planted = Object.assign(document.createElement("p"), { textContent: "Planted" });
    Object.assign(planted.style, { position: "fixed", left: "0", top: "0" });
    document.body.append(planted);
  });

  expect(await underTheCamera(page)).toEqual([expect.stringMatching(/^Planted: 0 to /)]);
});

test("held sideways, nothing of the public pages and the login lies under the camera", async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 404 .*\/nowhere\)/);
  const problems: string[] = [];
  for (const path of [...PUBLIC_PATHS, "/login", "/create-new-profile", "/reset-account-password", "/nowhere"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    for (const part of await underTheCamera(page)) problems.push(`${path} ${part}`);
  }

  await page.goto("/");
  await whenAlive(page);
  await page.getByRole("button", { name: "Choose a language" }).click();
  for (const part of await underTheCamera(page)) problems.push(`languages ${part}`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open menu" }).click();
  for (const part of await underTheCamera(page)) problems.push(`menu ${part}`);
  expect(problems).toEqual([]);
});

test("held sideways, nothing of the bank lies under the camera", async ({ page, bank, enter }) => {
  await enter(await bank.person({ role: "admin", balances: [98_765.43, 80] }));
  const problems: string[] = [];
  for (const path of [
    "dashboard",
    "accounts",
    "cards",
    "transfer",
    "transactions",
    "settings",
    "admin",
    "admin/users",
  ]) {
    await page.goto(`/online-banking/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    for (const part of await underTheCamera(page)) problems.push(`${path} ${part}`);
  }

  await page.getByRole("button", { name: "Search or jump to" }).click();
  await page.getByRole("dialog").waitFor();
  for (const part of await underTheCamera(page)) problems.push(`palette ${part}`);
  expect(problems).toEqual([]);
});
