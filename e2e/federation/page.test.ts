import { PUBLIC_PATHS } from "../harness/public-paths";
import { expect, test } from "../harness/site";

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
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });

    await page.goto(siteUrl);
    await page.waitForLoadState("networkidle");

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
