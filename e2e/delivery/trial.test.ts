import { join } from "node:path";
import { readHistory } from "../../site/src/releases/history";
import { signingKey } from "../../site/src/releases/signing";
import { folderStore, type ReleaseStore } from "../../site/src/store/release-store";
import { expect, test } from "../harness/bank";
import { releaseChanged } from "../harness/changed-release";
import { releasedRemote } from "../harness/released";

const VERSION = "9.0.0-trial";

test("a version on trial that crashes never costs a visitor the page, and after a few failures nobody gets it any more", async ({
  browser,
  stack,
}) => {
  const releases = { store: folderStore(join(stack.dataFolder, "store")), key: await signingKey(stack.dataFolder) };
  const crashing = 'throw new Error("planted");';
  await releaseChanged(
    releases,
    "mfe-auth",
    VERSION,
    (file, text, { entry }) => (file === entry ? crashing + text : text),
    100,
  );
  const documentNow = async () => (await fetch(`${stack.url}/login`)).text();
  expect(await documentNow()).toContain(`/remotes/mfe-auth/${VERSION}/`);

  for (let visitor = 0; visitor < 5; visitor += 1) {
    const context = await browser.newContext({ baseURL: stack.url });
    const page = await context.newPage();
    // Answered, and not only sent: a browser that is closed takes a beacon along that is on its way.
    const told = page.waitForResponse((answer) => answer.url().endsWith("/api/telemetry"));
    await page.goto("/login");
    await expect(page.getByLabel("Email or banking ID")).toBeVisible();
    await told;
    await context.close();
  }

  await expect.poll(documentNow, { intervals: [1_000] }).not.toContain(`/remotes/mfe-auth/${VERSION}/`);

  // For good, so that no copy of the site that starts later gives it out again.
  await expect.poll(async () => releasedNow(releases.store)).toMatchObject({ trial: null, takenBack: [VERSION] });
  const [newest] = await readHistory(releases.store, 1);
  expect(newest).toMatchObject({ action: "returned by itself", app: "mfe-auth", from: VERSION, share: 0 });
});

const releasedNow = (store: ReleaseStore) => releasedRemote(store, "mfe-auth");
