import type { Locator, Page } from "@playwright/test";
import { isTakenOver } from "../../tools/browser/taken-over";
import { expect, test, whenAlive } from "../harness/site";

const slide = (number: number) => `[aria-label="${number} of 3"]`;
/** Tells at once that a slide has turned, which itself fades away and is seen a while longer. */
const firstBar = (page: Page) => page.getByRole("tab", { name: "Welcome" });

/** However slow the machine, no time passes but what a test lets pass, and what the page needs to be taken over. */
async function visitWithStoppedClock(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(url);
  const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await page.evaluate(isTakenOver, heading)).toBe(true);
  }).toPass();
  await whenAlive(page);
}

test("the hero turns every ten seconds, and waits while it is looked at", async ({ page, siteUrl, complaints }) => {
  await visitWithStoppedClock(page, siteUrl);

  await page.clock.runFor(10_100);
  await expect(page.locator(slide(2))).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.locator(slide(3))).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.locator(slide(1))).toBeVisible();

  await page.getByText("Money, well built.").hover();
  await page.clock.runFor(10_100);
  await expect(firstBar(page)).toHaveAttribute("aria-selected", "true");
  expect(complaints).toEqual([]);
});

test("the hero stops for whoever stops it, and its bars choose a slide", async ({ page, siteUrl }) => {
  await visitWithStoppedClock(page, siteUrl);

  await page.getByRole("button", { name: "Stop automatic slide show" }).click();
  await page.mouse.move(0, 5);
  await page.clock.runFor(10_100);
  await expect(firstBar(page)).toHaveAttribute("aria-selected", "true");

  await page.getByRole("tab", { name: "Innovative solutions" }).click();
  await expect(page.getByRole("heading", { name: "Fees you can read before you pay them." })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Easy banking" })).toBeFocused();
  await expect(page.locator(slide(3))).toBeVisible();
});

test("the hero stands still for whoever prefers less motion", async ({ page, siteUrl }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(siteUrl);
  await whenAlive(page);

  await page.clock.runFor(10_100);

  await expect(firstBar(page)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "Start automatic slide show" })).toBeVisible();
});

test("all steps are read on paper, where nothing chooses one", async ({ page, siteUrl }) => {
  await page.goto(siteUrl);
  await page.emulateMedia({ media: "print" });

  for (const step of ["Open an account", "Fund your account", "Access your cards", "Make transactions"]) {
    await expect(page.getByRole("heading", { level: 3, name: step, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("tab", { name: "Fund your account" })).toBeHidden();
});

test("the home page shows what the specification lists", async ({ page, siteUrl }) => {
  await page.goto(siteUrl);

  for (const benefit of ["Security", "Convenience", "Transparent banking", "Personal support"]) {
    await expect(page.getByRole("heading", { name: benefit, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("tablist", { name: "How it works" }).getByRole("tab")).toHaveCount(4);
  for (const service of [
    "Online banking",
    "Debit and credit cards",
    "Fund transfers",
    "Account statements",
    "24/7 support",
  ]) {
    await expect(page.getByRole("heading", { name: service, exact: true })).toBeVisible();
  }
  await expect(page.locator("details")).toHaveCount(8);
  await expect(page.getByRole("link", { name: "View more about checking" })).toHaveAttribute(
    "href",
    "/accounts/checking",
  );
  await expect(page.getByRole("link", { name: "View more about savings" })).toHaveAttribute(
    "href",
    "/accounts/savings",
  );
  for (const [number, path] of [
    [1, "/login"],
    [2, "/about-us"],
    [3, "/login"],
  ] as const) {
    await expect(page.locator(`${slide(number)} a[href="${path}"]`)).toHaveCount(1);
  }
});

test("the header stays at the top, 5rem high, and leads where the specification says, as the footer does", async ({
  page,
  siteUrl,
}) => {
  await page.goto(siteUrl);
  await whenAlive(page);
  const banner = page.getByRole("banner");
  const main = banner.getByRole("navigation", { name: "Main" });
  const leadsTo = (place: Locator) =>
    place.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

  for (const [opener, paths] of [
    [
      "Services",
      ["/accounts", "/accounts/checking", "/accounts/savings", "/cards", "/cards/credit", "/cards/debit", "/loans"],
    ],
    ["About", ["/about-us", "/careers", "/faqs", "/terms-and-condition", "/privacy-policy"]],
    ["Apply Now", ["/loans/home-loan", "/loans/personal-loan", "/loans/educational-loan"]],
  ] as const) {
    const section = main.getByRole("listitem").filter({ has: page.getByRole("button", { name: opener }) });
    expect(await leadsTo(section.first()), opener).toEqual(paths);
  }
  await expect(main.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  for (const [title, paths] of [
    ["Quick Links", ["/", "/about-us", "/accounts", "/cards", "/faqs"]],
    ["Legal", ["/privacy-policy", "/terms-and-condition"]],
  ] as const) {
    const list = page.getByRole("contentinfo").getByRole("navigation", { name: title });
    expect(await leadsTo(list), title).toEqual(paths);
  }

  await page.evaluate(() => scrollTo(0, 2_000));
  await expect.poll(() => banner.boundingBox()).toMatchObject({ y: 0, height: 80 });
});

test("a chosen language is spoken at once, on the next page and after a reload", async ({
  page,
  siteUrl,
  complaints,
}) => {
  await page.goto(siteUrl);
  await whenAlive(page);

  await page.getByRole("button", { name: "Choose a language" }).click();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Money, well built.");
  await expect(page).not.toHaveTitle(/Checking/);

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.locator("footer").getByRole("link").nth(2).click();
  await expect(page).toHaveURL(`${siteUrl}/accounts`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(complaints).toEqual([]);
});

test("every language can be chosen on a phone held sideways", async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 844, height: 340 });
  await page.goto(siteUrl);
  await whenAlive(page);

  await page.getByRole("button", { name: "Choose a language" }).click();
  await expect(page.getByRole("button", { name: "English" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "English" }).hover();
  await page.mouse.wheel(0, 1_000);
  await expect(page.getByRole("button", { name: "简体中文" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY), "the page stays where it is").toBe(0);
});

test("on a phone the example stands clear of the language button, and the last step of how it works is not faded", async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl);
  await whenAlive(page);
  const example = await page.locator("section [aria-hidden]").filter({ hasText: "$1,250" }).first().boundingBox();
  const language = await page.getByRole("button", { name: "Choose a language" }).boundingBox();
  expect((example?.x ?? 0) + (example?.width ?? 0)).toBeLessThan(language?.x ?? 0);

  const steps = page.getByRole("tablist", { name: "How it works" });
  await steps.getByRole("tab").first().focus();
  await page.keyboard.press("End");
  const faded = 32;
  await expect
    .poll(async () => {
      const [list, last] = [await steps.boundingBox(), await steps.getByRole("tab").last().boundingBox()];
      return (list?.x ?? 0) + (list?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0);
    })
    .toBeGreaterThanOrEqual(faded);
});

test("on a phone each step of how it works is seen whole when the arrows come to it", async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl);
  await whenAlive(page);
  const steps = page.getByRole("tablist", { name: "How it works" });
  const tabs = steps.getByRole("tab");
  const ends = (thing: Locator) =>
    thing.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    });
  const row = await ends(steps);

  await tabs.first().focus();
  for (const next of [1, 2, 3, 0]) {
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(next)).toBeFocused();
    const step = await ends(tabs.nth(next));
    expect(step.left, `step ${next}`).toBeGreaterThanOrEqual(row.left);
    // What lies under the fade is not seen.
    expect(step.right, `step ${next}`).toBeLessThanOrEqual(row.right - 32);
  }
});

test("the header offers the dashboard to whoever has a session, and signing in to everybody else", async ({
  page,
  siteUrl,
}) => {
  await page.goto(siteUrl);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");

  await page.evaluate(() => localStorage.setItem("access_token", "a-token"));
  await page.reload();

  await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toHaveAttribute(
    "href",
    "/online-banking/dashboard",
  );
});

test("a page starts at its top after a link was followed, and says its name", async ({ page, siteUrl, complaints }) => {
  await page.goto(siteUrl);
  await whenAlive(page);
  await page.locator("footer").scrollIntoViewIfNeeded();
  // A page that is drawn is not at its top yet; where it gives its heading the focus it is.
  await page.evaluate(() =>
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLHeadingElement) Object.assign(window, { arrivedAt: window.scrollY });
    }),
  );

  await page.locator("footer").getByRole("link", { name: "FAQs" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Asked often, answered once." })).toBeFocused();
  const arrivedAt = await page.evaluate(() => (window as { arrivedAt?: number }).arrivedAt);
  expect(arrivedAt, "it does not glide there").toBe(0);
  await expect(page).toHaveTitle("FAQs · Lintel");
  expect(complaints).toEqual([]);
});

test("the questions are found by a word, and the search is part of the address", async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/faqs`);
  await whenAlive(page);

  await page.getByLabel("Search the questions").fill("overdraft");
  await expect(page.getByRole("search").getByText("1 answer", { exact: true })).toBeVisible();
  await expect(page.locator("details")).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=overdraft$/);

  await page.getByLabel("Search the questions").fill("zeppelin");
  await expect(page.getByRole("heading", { name: "No question matches your search." })).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page.locator("details")).toHaveCount(24);
  await expect(page.getByLabel("Search the questions")).toBeFocused();
});

test("a loan is worked out at the visitor's own rate", async ({ page, siteUrl, complaints }) => {
  await page.goto(`${siteUrl}/loans/personal-loan`);
  await whenAlive(page);

  await expect(page.getByText("$208.33")).toBeVisible();
  await page.getByLabel("Yearly rate, in percent").fill("6");
  await expect(page.getByText("$234.85")).toBeVisible();
  await page.getByLabel("Yearly rate, in percent").fill("a lot");
  await expect(page.getByText("Please enter a rate from 0 to 40, such as 5.25.")).toBeVisible();
  await page.getByRole("slider", { name: "Amount" }).press("Home");
  await expect(page.getByRole("slider", { name: "Amount" })).toHaveAttribute("aria-valuetext", "$1,000");
  expect(complaints).toEqual([]);
});

test("night falls on the whole page at once", async ({ page, siteUrl }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  await page.goto(siteUrl);
  await whenAlive(page);
  const theme = page.getByRole("button", { name: "Dark theme" }).first();
  await expect(theme).toBeVisible();

  const gliding = await theme.evaluate(async (button: HTMLElement) => {
    button.click();
    const seen = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    const atOnce = seen();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...atOnce, ...seen()].map((animation) => animation.transitionProperty);
  });

  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(gliding).toEqual([]);
});

test("the columns of the footer begin at one height", async ({ page, siteUrl }) => {
  await page.goto(siteUrl);
  const below = (words: Locator) =>
    words.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const heading = element.closest("nav, div")?.querySelector("h2")?.getBoundingClientRect().bottom ?? 0;
      return text.getBoundingClientRect().top - heading;
    });
  const footer = page.getByRole("contentinfo");

  const link = await below(footer.getByRole("link", { name: "Privacy policy" }));
  expect(link).toBeGreaterThan(10);
  // Of letters of another size.
  expect(Math.abs((await below(footer.getByText("Phone", { exact: true }))) - link)).toBeLessThan(4);
});
