import { type RemoteManifest, SHELL_FILES } from "@lintel/portal/release";
import { isTakenOver } from "../../tools/browser/taken-over";
import { FAULTS } from "../harness/faults";
import { languageFiles, readRegistry } from "../harness/released";
import { expect, test, whenAlive } from "../harness/site";

// Files that do not come, or not whole, are told of in the console. Nothing is uncaught, and no policy is hurt.
test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/^console: /);
});

/** The sign-in area is what breaks in these tests; the public pages are the rest of the site. */
const FILES = {
  manifest: /\/remotes\/mfe-auth\/.*manifest\.json$/,
  entry: /\/remotes\/mfe-auth\/.*\/entry\.[^/]+\.js$/,
  "page chunk": /\/remotes\/mfe-auth\/.*\/(?!entry\.)[^/]+\.js$/,
} as const;

for (const [name, file] of Object.entries(FILES)) {
  for (const fault of FAULTS) {
    test(`R7 R8 R9 the ${name} is ${fault}: a card stands in, the rest works, and "Try again" heals without a new document`, async ({
      page,
      faulty,
      siteUrl,
    }) => {
      await page.goto(siteUrl);
      // Until then a link loads a new document.
      await whenAlive(page);
      await page.evaluate(() => Object.assign(window, { isTheSame: true }));
      faulty.plant(file, fault);

      await page.getByRole("link", { name: "Sign in" }).first().click();

      const card = page.getByRole("heading", { name: "Sign in is not available right now" });
      await expect(card).toBeVisible();
      await expect(page).toHaveTitle("Sign in is not available right now · Lintel");
      expect(faulty.spoiled.length).toBeGreaterThan(0);
      await expect(page.getByLabel("Email or banking ID")).toHaveCount(0);

      faulty.heal();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByLabel("Email or banking ID")).toBeVisible();
      // The button that was pressed is gone.
      await expect(page.locator("main :focus")).toHaveCount(1);

      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
    });
  }
}

test("R8 a second try asks for what hangs at once, and does not wait for the first one's", async ({
  page,
  faulty,
  siteUrl,
}) => {
  faulty.plant(FILES["page chunk"], "hang");
  await page.goto(`${siteUrl}/login`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Sign in is not available right now" })).toBeVisible();

  faulty.heal();
  const tries: string[] = [];
  page.on("request", (request) => {
    if (FILES.entry.test(request.url())) tries.push(request.url());
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Email or banking ID")).toBeVisible();

  // Another would be made for the one that waited.
  expect(tries).toHaveLength(1);
});

const SAID_AFTER_MS = 10_000;

/** Of something that appears once its animation's time has come: just before then and just after it. */
function visibilitiesAround(element: Element, time: number): string[] {
  const animations = element.getAnimations();
  return [time - 1, time + 1].map((at) => {
    for (const animation of animations) animation.currentTime = at;
    return getComputedStyle(element).visibility;
  });
}

test("R9 a shell that never comes leaves no page empty: the document says so after a while, and a shell that comes is never spoken over", async ({
  browser,
  page,
  siteUrl,
}) => {
  const late = page.getByRole("alert").filter({ hasText: "This page has not arrived" });
  for (const path of ["/login", "/online-banking/accounts", "/nowhere"]) {
    await page.route(/\/shell\/.*\.js$/, (route) => route.abort());
    await page.goto(siteUrl + path);
    expect(await page.locator(".late").evaluate(visibilitiesAround, SAID_AFTER_MS), path).toEqual([
      "hidden",
      "visible",
    ]);
    await expect(late, path).toBeVisible();
    await expect(late.getByRole("link", { name: "Go Home" }), path).toHaveAttribute("href", "/");

    await page.unrouteAll();
    await late.getByRole("link", { name: "Reload" }).click();
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.locator(".late"), path).toHaveCount(0);
  }
  const withoutScript = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await withoutScript.goto(`${siteUrl}/login`);
  await expect(withoutScript.locator("main")).toBeVisible();
  await expect(withoutScript.locator(".late")).toHaveCSS("display", "none");
});

test("a shell that is long on its way shows the bank's mark after a second, until it draws or the document says that it has not come", async ({
  browser,
  page,
  siteUrl,
}) => {
  const mark = (root: Element) => {
    const animations = root.getAnimations({ subtree: true });
    return [999, 1_001, 9_999, 10_001].map((at) => {
      for (const animation of animations) animation.currentTime = at;
      return getComputedStyle(root, "::before").visibility;
    });
  };
  for (const path of ["/login", "/online-banking/accounts"]) {
    await page.route(/\/shell\/.*\.js$/, (route) => route.abort());
    await page.goto(siteUrl + path);
    const root = page.locator("#root");
    expect(await root.evaluate(mark), path).toEqual(["hidden", "visible", "visible", "hidden"]);

    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    expect(await root.evaluate((drawn) => getComputedStyle(drawn, "::before").content), path).toBe("none");
  }
  const withoutScript = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await withoutScript.goto(`${siteUrl}/login`);
  await expect(withoutScript.locator("main")).toBeVisible();
  await expect(withoutScript.locator("#root")).toHaveCSS("display", "none");
});

test("an area that was asked for without a line comes by itself once there is one", async ({
  page,
  context,
  siteUrl,
}) => {
  await page.goto(siteUrl);
  await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  await whenAlive(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await expect(page.getByRole("heading", { name: "Sign in is not available right now" })).toBeVisible();

  await context.setOffline(false);

  await expect(page.getByLabel("Email or banking ID")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sign in is not available right now" })).toHaveCount(0);
});

for (const fault of FAULTS) {
  test(`a lazy chunk, a language, is ${fault}: the page is shown in English and nothing of the chunk runs`, async ({
    page,
    context,
    faulty,
    releases,
    siteUrl,
  }) => {
    await context.addCookies([{ name: "locale", value: "fr", url: siteUrl }]);
    await page.goto(siteUrl);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    const french = await languageFiles(releases.store, "mfe-auth", "/login", "fr");
    faulty.plant(new RegExp(french.map((file) => file.replaceAll(".", "\\.")).join("|")), fault);

    await page.locator('a[href="/login"]:visible').first().click();

    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(faulty.spoiled.length).toBeGreaterThan(0);
  });
}

test("a remote that is down never replaces a prerendered page, and takes it over once it is back", async ({
  page,
  faulty,
  siteUrl,
}) => {
  faulty.plant(/\/remotes\/mfe-marketing\//, "404");
  await page.goto(`${siteUrl}/faqs`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const firstHeading = await heading.elementHandle();
  const before = await heading.textContent();
  await page.waitForTimeout(2_500);
  await expect(heading).toHaveText(before ?? "");

  faulty.heal();
  await page.waitForFunction(isTakenOver, firstHeading);
  await expect(heading).toHaveText(before ?? "");
});

test("a language that cannot be had never replaces a prerendered page with English, and it is taken over once it is back", async ({
  page,
  context,
  faulty,
  releases,
  complaints,
  siteUrl,
}) => {
  await context.addCookies([{ name: "locale", value: "fr", url: siteUrl }]);
  const french = await languageFiles(releases.store, "mfe-marketing", "/faqs", "fr");
  faulty.plant(new RegExp(french.map((file) => file.replaceAll(".", "\\.")).join("|")), "404");
  await page.goto(`${siteUrl}/faqs`);
  const heading = page.getByRole("heading", { level: 1 });
  const firstHeading = await heading.elementHandle();
  const before = (await heading.textContent()) ?? "";
  await page.waitForTimeout(2_500);
  await expect.poll(() => faulty.spoiled.length).toBeGreaterThan(0);
  await expect(heading).toHaveText(before);
  expect(await firstHeading?.evaluate((node) => node.isConnected)).toBe(true);

  faulty.heal();
  await page.waitForFunction(isTakenOver, firstHeading);

  await expect(heading).toHaveText(before);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(complaints.filter((text) => text.startsWith("uncaught"))).toEqual([]);
});

test("the shell's own words keep no area's code waiting", async ({ page, context, faulty, releases, siteUrl }) => {
  await context.addCookies([{ name: "locale", value: "fr", url: siteUrl }]);
  const { shell } = await readRegistry(releases.store);
  const manifest = await releases.store.readFile(`shell/${shell.version}/manifest.json`);
  const { pages } = JSON.parse(String(manifest)) as RemoteManifest;
  const [words = "none"] = pages[SHELL_FILES]?.languages.fr ?? [];
  faulty.plant(new RegExp(words.replaceAll(".", "\\.")), "hang");

  // With its clock stopped the page waits for the words for ever, and so would whatever waits for them.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${siteUrl}/login`, { waitUntil: "commit" });
  await page.waitForFunction(() => "mfe_auth" in window);
  expect(faulty.spoiled.length).toBeGreaterThan(0);

  await page.clock.resume();
  await expect(page.locator("form input").first()).toBeVisible();
});
