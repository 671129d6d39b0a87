import { logInOnScreen, test as testWithBank } from "../harness/bank";
import { PUBLIC_PATHS } from "../harness/public-paths";
import { expect, test, whenAlive } from "../harness/site";

const GUEST_PATHS = [
  "/create-new-profile",
  "/login",
  "/reset-account-password",
  "/reset-account-password/new-password",
];

test("W12: every public and guest route draws itself without a complaint and without asking anybody else", async ({
  page,
  complaints,
  siteUrl,
}) => {
  for (const path of [...PUBLIC_PATHS, ...GUEST_PATHS]) {
    await page.goto(`${siteUrl}${path}`);
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(complaints, path).toEqual([]);
  }
});

/** The shell, the area's entry and the page; in another language the shell's words and the area's. */
const SCRIPTS = { en: 3, fr: 5 };

for (const [locale, count] of Object.entries(SCRIPTS)) {
  test(`a public page takes ${count} scripts (${locale}) and two trips`, async ({ page, context, siteUrl }) => {
    await context.addCookies([{ name: "locale", value: locale, url: siteUrl }]);

    await page.goto(siteUrl);
    await page.waitForLoadState("networkidle");

    // By its own clock: what can wait is asked for when five seconds have been quiet, and a busy machine may look later than that.
    const scripts = await page.evaluate(() => {
      const { loadEventStart, navigationStart } = performance.timing;
      const entries = performance.getEntriesByType("resource");
      const first = entries.filter(({ startTime }) => startTime < loadEventStart - navigationStart + 4_000);
      return first.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith(".js"));
    });
    expect(scripts).toHaveLength(count);
    expect(new Set(scripts).size).toBe(count);
    const html = await (await page.request.get(siteUrl)).text();
    // Asked for by the document itself: no script has to run before another can be asked for.
    for (const script of scripts) expect(html).toContain(script);
  });
}

test("the page holds one copy of everything shared", async ({ page, siteUrl }) => {
  await page.goto(siteUrl);
  await page.waitForLoadState("networkidle");

  const copies = await page.evaluate(() => {
    interface Shared {
      lib?: unknown;
      loaded?: unknown;
    }
    const { __FEDERATION__ } = window as unknown as {
      __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, Record<string, Shared>>>> };
    };
    const found: Record<string, number> = {};
    for (const scopes of Object.values(__FEDERATION__.__SHARE__)) {
      for (const [name, versions] of Object.entries(scopes.default ?? {})) {
        found[name] = Math.max(found[name] ?? 0, Object.keys(versions).length);
      }
    }
    return found;
  });

  for (const name of ["react", "react-dom", "jotai", "styled-components", "@lintel/portal", "@lintel/shared-ui"]) {
    expect(copies[name], name).toBe(1);
  }
  expect(Object.values(copies).every((count) => count === 1)).toBe(true);
});

/** What each library alone has in its code, whoever brings it along. */
const MARKS = {
  react: "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=",
  "react-dom": "__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=",
  router: "useHref() may be used only in the context of a <Router>",
  jotai: "github.com/pmndrs/jotai",
  query: "No QueryClient set",
  "styled-components": "data-styled-version",
  "@lintel/shared-ui": "[data-autofocus]",
  "@lintel/portal": "remembered_path",
};

testWithBank(
  "a document that has been through all four areas runs one copy of everything shared",
  async ({ page, bank }) => {
    const admin = await bank.person({ role: "admin" });
    // Before the page reads it, which comes sooner or later than what is done once the page has come.
    await page.addInitScript(() => localStorage.setItem("currency", "USD"));
    await page.goto("/");
    // Until then a link loads a new document.
    await whenAlive(page);
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await logInOnScreen(page, bank, admin);
    await expect(page.getByRole("heading", { level: 1, name: /^Good / })).toBeVisible();
    await page.getByRole("link", { name: "Admin" }).first().click();
    await expect(page.getByText(admin.email)).toBeVisible();
    expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);

    const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const scripts = [...new Set(loaded.filter((url) => url.endsWith(".js")))];
    for (const area of ["marketing", "auth", "banking", "admin"]) expect(scripts.join()).toContain(`/mfe-${area}/`);
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    const copies = Object.entries(MARKS).map(([name, mark]) => [name, texts.join().split(mark).length - 1]);
    expect(copies).toEqual(Object.keys(MARKS).map((name) => [name, 1]));
  },
);

test("an unknown path is a 404 with a way home, and the former contact page says where it went", async ({
  page,
  siteUrl,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 404 .*\/contact-us\)/);
  const answer = await page.goto(`${siteUrl}/contact-us`);

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Looking for Contact us?" }).click();
  await expect(page).toHaveURL(`${siteUrl}/contact`);
});

test("a file that is not there is never answered with a page", async ({ page, siteUrl }) => {
  for (const path of ["/remotes/mfe-auth/1.0.0/entry.js", "/shell/1/x.js", "/robots.js", "/.env", "/.git/config"]) {
    const answer = await page.request.get(`${siteUrl}${path}`);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()["content-type"], path).not.toContain("html");
  }
});

test("without a session a signed-in path leads to the login and is remembered", async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/online-banking/transfer?x=1`);

  await expect(page).toHaveURL(`${siteUrl}/login`);
  expect(await page.evaluate(() => sessionStorage.getItem("remembered_path"))).toBe("/online-banking/transfer?x=1");
});
