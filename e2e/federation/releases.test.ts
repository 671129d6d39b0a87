import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RegisteredRemote } from "@lintel/portal/release";
import { changeRegistry, withRemote } from "../../site/src/releases/change-registry";
import { putRelease } from "../../site/src/releases/put-release";
import type { SigningKey } from "../../site/src/releases/signing";
import type { ReleaseStore } from "../../site/src/store/release-store";
import { manifestOf, releasedRemote } from "../harness/released";
import { expect, test } from "../harness/site";

// The releases of these tests are broken, and that is told to the console.
test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/^console: /, /^uncaught: planted/);
});

const SIGN_IN = "mfe-auth";

interface Releases {
  store: ReleaseStore;
  key: SigningKey;
}

/** Releases the sign-in area again with a change in its files, properly hashed and signed: a bug, not an attack. */
async function releaseChanged(
  { store, key }: Releases,
  version: string,
  change: (file: string, text: string) => string,
  declaration: Partial<RegisteredRemote> = {},
): Promise<void> {
  const remote = await releasedRemote(store, SIGN_IN);
  const manifest = await manifestOf(store, SIGN_IN);
  const folder = await mkdtemp(join(tmpdir(), "lintel-release-"));
  // A real build never shares its name in the page with another build.
  const buildId = manifest.version.split("-").at(-1) ?? "";
  const renamed = (text: string) => text.replaceAll(buildId, version.replaceAll(/\W/g, "_"));
  for (const file of Object.keys(manifest.files)) {
    const content = await store.readFile(`remotes/${SIGN_IN}/${manifest.version}/${file}`);
    if (content === null) throw new Error(`${file} is missing.`);
    await writeFile(
      join(folder, file),
      file.endsWith(".js") ? change(file, renamed(content.toString("utf8"))) : content,
    );
  }
  const release = await putRelease(store, `remotes/${SIGN_IN}`, { ...manifest, version, folder, prerendered: null });
  await changeRegistry(store, key, (registry) => withRemote(registry, { ...remote, ...declaration }, release));
  await rm(folder, { recursive: true, force: true });
}

const throwing = 'throw new Error("planted");';

test("a release whose entry throws gives way to the release before it", async ({
  page,
  releases,
  complaints,
  siteUrl,
}) => {
  await releaseChanged(releases, "9.0.0-entry", (file, text) => (file.startsWith("entry.") ? throwing + text : text));

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
  await releaseChanged(releases, "9.0.0-page", (file, text) => (scripts.includes(file) ? throwing + text : text));

  await page.goto(`${siteUrl}/login`);

  await expect(page.getByLabel("Email or banking ID")).toBeVisible();
  expect(complaints).toContain("uncaught: planted");
});

test("a release that hangs gives way to the release before it", async ({ page, releases, faulty, siteUrl }) => {
  await releaseChanged(releases, "9.0.0-hangs", (_file, text) => text);
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
  await releaseChanged(releases, "9.0.0-drawn", (_file, text) =>
    text.replaceAll('"Email or banking ID"', "(()=>{throw new Error('planted while drawing')})"),
  );
  const changed = await manifestOf(releases.store, SIGN_IN);
  expect(changed.version).toBe("9.0.0-drawn");

  await page.goto(`${siteUrl}/login`);
  await page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
  });

  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Email or banking ID")).toBeVisible();
  expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
});

test("R10 a remote that needs a newer portal than the shell has is refused with a sentence", async ({
  page,
  releases,
  siteUrl,
}) => {
  for (const version of ["9.0.0-newer", "9.0.1-newer"]) {
    await releaseChanged(releases, version, (_file, text) => text.replaceAll('"^0.1.0"', '"^9.0.0"'));
  }
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));

  await page.goto(`${siteUrl}/login`);

  await expect(page.getByRole("heading", { name: "Sign in is not available right now" })).toBeVisible();
  expect(complaints.join("\n")).toMatch(/@lintel\/(portal|shared-ui)/);
});

test("a registry that we did not sign starts nothing", async ({ page, releases, siteUrl }) => {
  const signed = await releases.store.readRegistry();
  if (signed === null) throw new Error("Nothing is released.");
  const payload = signed.payload.replace('"area":"Sign in"', '"area":"Sign in here"');
  await releases.store.swapRegistry(signed, { payload, signature: signed.signature });

  await page.goto(`${siteUrl}/login`);

  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByLabel("Email or banking ID")).toHaveCount(0);
});
