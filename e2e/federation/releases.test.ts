import { type Releases, releaseChanged } from "../harness/changed-release";
import { languageFiles, manifestOf } from "../harness/released";
import { expect, test } from "../harness/site";

// The releases of these tests are broken, and that is told to the console.
test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/^console: /, /^uncaught: planted/);
});

const SIGN_IN = "mfe-auth";

/** The sign-in area. A real build never shares its name in the page with another build. */
function releaseSignIn(
  releases: Releases,
  version: string,
  change: (file: string, text: string) => string,
): Promise<void> {
  return releaseChanged(releases, SIGN_IN, version, (file, text, manifest) => {
    return change(file, text.replaceAll(nameInPage(manifest.version), nameInPage(version)));
  });
}

/** Of a real build the end of its version; of those made here all of it, for a word of ours at its end is one that a page may say too. */
function nameInPage(version: string): string {
  return version.startsWith("9.") ? version.replaceAll(/\W/g, "_") : (version.split("-").at(-1) ?? "");
}

const throwing = 'throw new Error("planted");';

test("a release whose entry throws gives way to the release before it", async ({
  page,
  releases,
  complaints,
  siteUrl,
}) => {
  await releaseSignIn(releases, "9.0.0-entry", (file, text) => (file.startsWith("entry.") ? throwing + text : text));

  await page.goto(`${siteUrl}/login`);

  await expect(page.getByLabel("Email or banking ID")).toBeVisible();
  expect(complaints).toContain("uncaught: planted");
});

test("a release whose page throws when it is evaluated gives way to the release before it", async ({
  page,
  releases,
  complaints,
  siteUrl,
}) => {
  const { pages } = await manifestOf(releases.store, SIGN_IN);
  const scripts = pages["/login"]?.scripts ?? [];
  await releaseSignIn(releases, "9.0.0-page", (file, text) => (scripts.includes(file) ? throwing + text : text));

  await page.goto(`${siteUrl}/login`);

  await expect(page.getByLabel("Email or banking ID")).toBeVisible();
  expect(complaints).toContain("uncaught: planted");
});

test("a release whose lazy chunk, a language, throws when it is evaluated shows its page, in English", async ({
  page,
  context,
  releases,
  complaints,
  siteUrl,
}) => {
  await context.addCookies([{ name: "locale", value: "fr", url: siteUrl }]);
  const french = await languageFiles(releases.store, SIGN_IN, "/login", "fr");
  await releaseSignIn(releases, "9.0.0-language", (file, text) => (french.includes(file) ? throwing + text : text));

  await page.goto(`${siteUrl}/login`);

  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  expect(complaints).toContain("uncaught: planted");
});

test("a release that hangs gives way to the release before it", async ({ page, releases, faulty, siteUrl }) => {
  await releaseSignIn(releases, "9.0.0-hangs", (_file, text) => text);
  faulty.plant(/\/9\.0\.0-hangs\//, "hang");

  await page.goto(`${siteUrl}/login`, { waitUntil: "commit" });

  await expect(page.getByLabel("Email or banking ID")).toBeVisible();
  expect(faulty.spoiled.length).toBeGreaterThan(0);
});

test("a release whose page throws when it is drawn shows the error view, and Try again brings the release before it", async ({
  page,
  releases,
  siteUrl,
}) => {
  await releaseSignIn(releases, "9.0.0-drawn", (_file, text) =>
    text.replaceAll('"Email or banking ID"', "(()=>{throw new Error('planted while drawing')})"),
  );
  const changed = await manifestOf(releases.store, SIGN_IN);
  expect(changed.version).toBe("9.0.0-drawn");

  await page.goto(`${siteUrl}/login`);
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));

  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Email or banking ID")).toBeVisible();
  expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
});

for (const shared of ["@lintel/portal", "@lintel/shared-ui"]) {
  test(`R10 a remote that needs a newer ${shared} than the shell has is refused with a sentence that names it`, async ({
    page,
    releases,
    complaints,
    siteUrl,
  }) => {
    const required = `shareKey:"${shared}",import:null,requiredVersion:"^`;
    for (const version of ["9.0.0-newer", "9.0.1-newer"]) {
      await releaseSignIn(releases, version, (_file, text) => text.replace(`${required}0.1.0"`, `${required}9.0.0"`));
    }

    await page.goto(`${siteUrl}/login`);

    await expect(page.getByRole("heading", { name: "Sign in is not available right now" })).toBeVisible();
    expect(complaints.join("\n")).toMatch(new RegExp(`module ${shared} does not satisfy .* needs \\^9\\.0\\.0`));
  });
}

test("a registry that we did not sign starts nothing", async ({ page, releases, siteUrl }) => {
  const signed = await releases.store.readRegistry();
  if (signed === null) throw new Error("Nothing is released.");
  const payload = signed.payload.replace('"area":"Sign in"', '"area":"Sign in here"');
  await releases.store.swapRegistry(signed, { payload, signature: signed.signature });

  await page.goto(`${siteUrl}/login`);

  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByLabel("Email or banking ID")).toHaveCount(0);
});
