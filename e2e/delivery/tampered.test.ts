import { languageFiles, manifestOf } from "../harness/released";
import { expect, test } from "../harness/site";
import { collectReports, failuresIn } from "./told";

const SIGN_IN = "mfe-auth";

for (const which of ["manifest", "entry", "page"] as const) {
  test(`one changed byte in the ${which}: none of it runs, the card stands in, and one report names remote, version and file`, async ({
    page,
    faulty,
    releases,
    siteUrl,
  }) => {
    const manifest = await manifestOf(releases.store, SIGN_IN);
    const page0 = manifest.pages["/login"]?.scripts[0] ?? "";
    const file = { manifest: "manifest.json", entry: manifest.entry, page: page0 }[which];
    const told = await collectReports(page);
    await page.goto(siteUrl);
    faulty.plant(new RegExp(`/remotes/${SIGN_IN}/.*${file.replaceAll(".", "\\.")}$`), "one byte changed");

    await page.getByRole("link", { name: "Sign in" }).first().click();

    await expect(page.getByRole("heading", { name: "Sign in is not available right now" })).toBeVisible();
    await expect(page.getByLabel("Email or banking ID")).toHaveCount(0);
    expect(faulty.spoiled.length).toBeGreaterThan(0);
    await expect.poll(() => failuresIn(told).length).toBe(1);
    await page.waitForTimeout(2_500);
    const failures = failuresIn(told);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ kind: "load", remote: SIGN_IN, version: manifest.version, team: "auth", file });
  });
}

test("one changed byte in a language: it does not run, the page stands in English, and one report names the file", async ({
  page,
  context,
  faulty,
  releases,
  siteUrl,
}) => {
  await context.addCookies([{ name: "locale", value: "fr", url: siteUrl }]);
  const files = await languageFiles(releases.store, SIGN_IN, "/login", "fr");
  const told = await collectReports(page);
  await page.goto(siteUrl);
  faulty.plant(new RegExp(files.map((file) => file.replaceAll(".", "\\.")).join("|")), "one byte changed");

  await page.locator('a[href="/login"]:visible').first().click();

  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect.poll(() => failuresIn(told).length).toBe(1);
  const failure = failuresIn(told)[0];
  expect(failure).toMatchObject({ kind: "load", remote: SIGN_IN });
  expect(files).toContain(failure?.file);
});

for (const part of ["payload", "signature"] as const) {
  test(`one changed byte in the registry's ${part}: nothing starts, and one report names it`, async ({
    page,
    releases,
    siteUrl,
  }) => {
    const signed = await releases.store.readRegistry();
    if (signed === null) throw new Error("Nothing is released.");
    const first = signed.signature.startsWith("A") ? "B" : "A";
    const spoiled =
      part === "payload"
        ? { ...signed, payload: signed.payload.replace('"area":"Sign in"', '"area":"Sign on"') }
        : { ...signed, signature: first + signed.signature.slice(1) };
    await releases.store.swapRegistry(signed, spoiled);
    const told = await collectReports(page);

    await page.goto(`${siteUrl}/login`);

    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByLabel("Email or banking ID")).toHaveCount(0);
    await expect.poll(() => failuresIn(told).length).toBe(1);
    expect(failuresIn(told)[0]).toMatchObject({ kind: "load", remote: "shell", file: "registry.json", count: 1 });
    expect(failuresIn(told)[0]?.version).toMatch(/^\d+\.\d+\.\d+-/);
  });
}
