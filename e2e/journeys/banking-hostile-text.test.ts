import { randomUUID } from "node:crypto";
import type { Transaction } from "@lintel/contract/schema";
import { expect, PIN, test } from "../harness/bank";

const RUN = "window.__ran=1";

const SHAPES: ((code: string) => string)[] = [
  (code) => `<script>${code}</script>`,
  (code) => `<img src=x onerror=${code}>`,
  (code) => `<svg onload=${code}>`,
  (code) => `"><svg/onload=${code}>`,
  (code) => `'><img src onerror='${code}'>`,
  (code) => `</title><script>${code}</script>`,
  (code) => `</textarea><img src=x onerror=${code}>`,
  (code) => `</style><script>${code}</script>`,
  (code) => `<iframe srcdoc="<script>parent.${code}</script>">`,
  (code) => `javascript:${code}`,
  (code) => `<a href="javascript:${code}">x</a>`,
  (code) => `<body onload=${code}>`,
  (code) => `<details open ontoggle=${code}>`,
  (code) => `<input autofocus onfocus=${code}>`,
  (code) => `<video><source onerror=${code}></video>`,
  (code) => `<math><mi xlink:href="javascript:${code}">`,
  (code) => `{{constructor.constructor('${code}')()}}`,
  (code) => `\${${code}}`,
  (code) => `<!--><img src=x onerror=${code}>-->`,
  (code) => `<template><img src=x onerror=${code}></template>`,
];

const DISGUISES: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll("<", "&lt;"),
  (text) => text.replace(/script/g, "ScRiPt").replace(/onerror/g, "OnErRoR"),
  (text) => `%3C${encodeURIComponent(text)}`.slice(0, 140),
  (text) => `Rent ${text} Üñï 💸`,
];

const PAYLOADS = SHAPES.flatMap((shape) => DISGUISES.map((disguise) => disguise(shape(RUN)).slice(0, 140)));

test("a hundred hostile descriptions are shown as text in the list's details and on the receipt, and none runs", async ({
  page,
  context,
  bank,
  enter,
  complaints,
}) => {
  test.setTimeout(600_000);
  expect(PAYLOADS.length).toBe(100);
  const sender = await bank.person({ firstname: "<img src=x onerror=window.__ran=1>", balances: [500] });
  const recipient = await bank.person({ balances: [1] });
  const sent: { id: string; text: string }[] = [];
  for (const text of PAYLOADS) {
    // A person may call a hundred times a second, and a hundred transfers take less.
    await page.waitForTimeout(15);
    const answer = await bank.call<{ transaction: Transaction }>("POST", "/transactions/transfer", {
      token: sender.token,
      headers: { "idempotency-key": randomUUID() },
      body: {
        account_id: sender.accounts[0]?.id,
        recipient_account: recipient.accounts[0]?.account_number,
        amount: "1",
        description: text,
        pin: PIN,
      },
    });
    expect(answer.status, text).toBe(200);
    sent.push({ id: answer.body.transaction.id, text });
  }
  await bank.call("POST", "/update-address", {
    token: sender.token,
    body: { address: PAYLOADS[0], zip_code: "<svg onload=alert>" },
  });
  await context.addInitScript(() => {
    window.print = () => undefined;
  });

  await enter(sender);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<img src=x onerror=window.__ran=1>");
  await page.goto("/online-banking/settings");
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue(PAYLOADS[0] ?? "");

  await page.goto("/online-banking/transactions");
  await page.locator("[data-row]").first().waitFor();
  let ran = 0;
  for (const [index, { id, text }] of sent.entries()) {
    await page.evaluate((id) => {
      history.replaceState(history.state, "", `?tx=${id}`);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    }, id);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(text);

    // A window for each would take minutes and say the same of each kind.
    if (index % DISGUISES.length === 0) {
      const popup = page.waitForEvent("popup");
      await dialog.getByRole("button", { name: "Print Receipt" }).click();
      const receipt = await popup;
      await expect(receipt.locator("body")).toContainText(text);
      ran += await receipt.evaluate(() => Number("__ran" in window));
      await receipt.close();
    }
  }
  ran += await page.evaluate(() => Number("__ran" in window));

  expect(ran).toBe(0);
  expect(complaints).toEqual([]);
});
