import { brotliCompressSync, gzipSync } from "node:zlib";
import type { RemoteManifest } from "@lintel/portal/release";
import type { Page } from "@playwright/test";
import { sha384 } from "../../site/src/store/sha384";
import { languageFiles, manifestOf, readRegistry } from "../harness/released";
import { expect, test, whenAlive } from "../harness/site";
import type { StoreOver } from "../harness/store-over";
import { collectReports, failuresIn } from "./told";

// Browser and shell tell the console what they refuse.
test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/^console: /);
});

const SIGN_IN = "mfe-auth";

/** Runs before anything else of the file that it is written into. */
const EVIL = "globalThis.hasRun = true;";
const hasRun = (page: Page) => page.evaluate(() => "hasRun" in globalThis);

/** What whoever may write the store can do without the registry's key: an entry of their own, under a manifest that names its hash. */
function takeOver(store: StoreOver, release: string, manifest: RemoteManifest, entry: string): void {
  const evil = EVIL + entry;
  const files = { ...manifest.files, [manifest.entry]: sha384(evil) };
  overwrite(store, `${release}/${manifest.entry}`, evil);
  overwrite(store, `${release}/manifest.json`, JSON.stringify({ ...manifest, files }));
}

function overwrite(store: StoreOver, path: string, text: string): void {
  store.overwrite(path, text);
  store.overwrite(`${path}.br`, brotliCompressSync(text));
  store.overwrite(`${path}.gz`, gzipSync(text));
}

for (const which of ["manifest", "entry", "page"] as const) {
  test(`W13: one changed byte in the ${which}: none of it runs, the card stands in, and one report names remote, version and file`, async ({
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
    // Until then a link loads a new document, which brings the manifest along.
    await whenAlive(page);
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

test("an entry and a manifest that somebody put into the store: a visit straight to the page runs nothing of it, and one report names them", async ({
  page,
  releases,
  siteUrl,
}) => {
  const manifest = await manifestOf(releases.store, SIGN_IN);
  const release = `remotes/${SIGN_IN}/${manifest.version}`;
  const entry = await releases.store.readFile(`${release}/${manifest.entry}`);
  takeOver(releases.store, release, manifest, String(entry));
  const told = await collectReports(page);

  await page.goto(`${siteUrl}/login`);

  await expect(page.getByRole("heading", { name: "Sign in is not available right now" })).toBeVisible();
  await expect(page.getByLabel("Email or banking ID")).toHaveCount(0);
  expect(await hasRun(page)).toBe(false);
  await expect.poll(() => failuresIn(told).length).toBe(1);
  expect(failuresIn(told)[0]).toMatchObject({ kind: "load", remote: SIGN_IN, file: "manifest.json" });
  await page.goto(siteUrl);
  await expect(page.getByRole("heading", { name: "Money, well built." })).toBeVisible();
});

test("a manifest that was changed in the document is not believed: the one that was signed is fetched", async ({
  page,
  releases,
  siteUrl,
}) => {
  const manifest = await manifestOf(releases.store, SIGN_IN);
  const entry = `/remotes/${SIGN_IN}/${manifest.version}/${manifest.entry}`;
  const evil = EVIL + String(await releases.store.readFile(entry.slice(1)));
  await page.route(`${siteUrl}/login`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(manifest.files[manifest.entry] ?? "", sha384(evil));
    await route.fulfill({ response: answer, body });
  });
  await page.route(`${siteUrl}${entry}`, (route) =>
    route.fulfill({ body: evil, contentType: "text/javascript; charset=utf-8" }),
  );

  await page.goto(`${siteUrl}/login`);

  // Under the address of the second try lies the entry that was released.
  await expect(page.getByLabel("Email or banking ID")).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

test("a drawn page that somebody put into the store: no script that it names runs, and the page is drawn by its own", async ({
  page,
  releases,
  siteUrl,
}) => {
  const { version } = await manifestOf(releases.store, "mfe-marketing");
  const release = `remotes/mfe-marketing/${version}`;
  const drawn = JSON.parse(String(await releases.store.readFile(`${release}/prerendered/en/faqs.json`)));
  const html = `<script src="/${release}/evil.js"></script>${drawn.html}`;
  overwrite(releases.store, `${release}/evil.js`, EVIL);
  releases.store.overwrite(`${release}/prerendered/en/faqs.json`, JSON.stringify({ ...drawn, html }));

  await page.goto(`${siteUrl}/faqs`);

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

test("a shell that somebody put into the store: none of it runs, and the site says in words that it is not available", async ({
  page,
  releases,
  siteUrl,
}) => {
  const { shell } = await readRegistry(releases.store);
  const release = `shell/${shell.version}`;
  const manifest = JSON.parse(String(await releases.store.readFile(`${release}/manifest.json`))) as RemoteManifest;
  const entry = await releases.store.readFile(`${release}/${manifest.entry}`);
  takeOver(releases.store, release, manifest, String(entry));

  const answer = await page.goto(`${siteUrl}/login`);

  expect(answer?.status()).toBe(503);
  await expect(page.getByText("Not available right now. Please try again in a moment.")).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

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
