import { generateKeyPairSync } from "node:crypto";
import { readdir } from "node:fs/promises";
import { previewText } from "@lintel/portal/preview";
import { textSigned } from "../../site/src/releases/signing";
import { enterAs, expect } from "../harness/bank";
import { test } from "./team";

const PATH = "/online-banking/transfer";
const LINK = /(http:\/\/localhost:\d+\/preview\?token=[\w.-]+)/;

test("a signed link shows a developer's build inside the running site, in that browser alone, until the banner is clicked", async ({
  page,
  browser,
  bank,
  enter,
  stack,
  team,
  expectedComplaints,
}) => {
  expectedComplaints.push(
    /^foreign request: http:\/\/localhost:\d+\/(manifest\.json|\w+\.\w+\.js)/,
    /^console: (Failed to find a valid digest|Lintel: loading )/,
  );
  test.setTimeout(600_000);
  const person = await bank.person({ balances: [100] });
  await enter(person, PATH);
  await expect(page.getByRole("heading", { name: "Make Transfer", level: 1, exact: true })).toBeVisible();

  await team.edit("mfe-banking/src/transfer/languages/en.ts", (text) =>
    text.replaceAll('"Make Transfer"', '"Make Transfer, previewed"'),
  );
  const preview = await team.start(["preview", "mfe-banking", "--site", stack.url], LINK);
  const served = async () => (await readdir(team.folder)).filter((name) => name.startsWith("lintel-preview-"));
  try {
    expect(await served()).toHaveLength(1);
    await page.goto(preview.said[1] ?? "");
    await page.goto(PATH);
    await expect(page.getByRole("heading", { name: "Make Transfer, previewed" })).toBeVisible();
    const banner = page.getByRole("complementary", { name: "Preview" });
    await expect(banner).toContainText("mfe-banking from http://localhost:");

    // The public site's header begins at the edge where the banner stands.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await banner.getByText("Not released", { exact: true }).click();
    await page.getByRole("banner").getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
    await page.goto(PATH);

    const other = await (await browser.newContext({ baseURL: stack.url })).newPage();
    await enterAs(other, person.token, PATH);
    await expect(other.getByRole("heading", { name: "Make Transfer", level: 1, exact: true })).toBeVisible();
    await expect(other.getByRole("complementary", { name: "Preview" })).toHaveCount(0);

    // The link is for these very bytes: what was put there afterwards does not run.
    await page.route(/^http:\/\/localhost:\d+\/[^/]+\.js$/, async (route) => {
      const isPreview = !route.request().url().startsWith(stack.url);
      if (!isPreview) return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: `${await answer.text()} ` });
    });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Online banking is not available right now" })).toBeVisible();
    await page.unroute(/^http:\/\/localhost:\d+\/[^/]+\.js$/);

    await banner.getByRole("button", { name: "Back to what is released" }).click();
    await expect(page).toHaveURL(`${stack.url}${PATH}`);
    await expect(page.getByRole("heading", { name: "Make Transfer", level: 1, exact: true })).toBeVisible();
    await expect(banner).toHaveCount(0);
  } finally {
    await preview.stop();
  }
  expect(await served()).toEqual([]);
});

test("a document that claims a preview which nobody of ours signed runs what is released", async ({
  page,
  stack,
  expectedComplaints,
}) => {
  expectedComplaints.push(/^console: Lintel: previewing a remote/);
  const { privateKey } = generateKeyPairSync("ed25519");
  const elsewhere = "http://localhost:9";
  const said = { remote: "mfe-auth", url: elsewhere, manifestSha384: null, audience: stack.url };
  const payload = JSON.stringify({ ...said, expires: Date.now() + 60_000 });
  const signature = textSigned(previewText(payload), { privateKey, publicKey: "" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route(`${stack.url}/login`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '"trials":',
      `"previews":${JSON.stringify([{ payload, signature }])},"trials":`,
    );
    const policy = (answer.headers()["content-security-policy"] ?? "").replaceAll("'self'", `'self' ${elsewhere}`);
    return route.fulfill({
      response: answer,
      body,
      headers: { ...answer.headers(), "content-security-policy": policy },
    });
  });

  await page.goto("/login");
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) {
      store.setItem("preview-mfe-auth", "http://localhost:9");
      store.setItem("overrides", JSON.stringify({ "mfe-auth": "http://localhost:9" }));
    }
  });
  await page.reload();

  await expect(page.getByLabel("Email or banking ID")).toBeVisible();
  expect(await page.evaluate(() => document.getElementById("lintel-data")?.textContent?.includes('"previews"'))).toBe(
    true,
  );
  expect(asked.filter((url) => url.startsWith(elsewhere))).toEqual([]);
});
