import type { Page } from "@playwright/test";
import { confirmWithPin, expect, type Person, PIN, reviewTransfer, test } from "../harness/bank";

test("money sent to a customer of the bank leaves one account and reaches the other, once", async ({
  page,
  bank,
  enter,
  complaints,
}) => {
  const sender = await bank.person({ firstname: "Sender", balances: [500] });
  const recipient = await bank.person({ firstname: "Recipient", balances: [10] });
  await enter(sender, "/online-banking/transfer");

  await page.getByLabel("From").selectOption(sender.accounts[0]?.id ?? "");
  await page.getByLabel("Recipient account number").fill(recipient.accounts[0]?.account_number ?? "");
  await page.getByLabel("Amount (USD)").fill("120.50");
  await page.getByLabel("Description").fill("Rent, November");
  await page.getByRole("button", { name: "Review transfer" }).click();
  await confirmWithPin(page);

  await expect(page.getByRole("heading", { name: /^Sent\. \$120\.50 to/ })).toBeVisible();
  expect(await bank.balance(sender)).toBe(379.5);
  expect(await bank.balance(recipient)).toBe(130.5);
  await expect(page.getByRole("list").getByText("−$120.50").first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a wrong PIN moves nothing and keeps the flow open; the right one then sends once", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 403 .*\/api\/transactions\/transfer/);
  const sender = await bank.person({ balances: [100] });
  const recipient = await bank.person({ balances: [1] });
  await enter(sender, "/online-banking/transfer");
  await reviewTransfer(page, sender, recipient, "40");

  // It stands for 2.5 seconds, which a busy machine may take to look: the page looks by itself, whenever it draws.
  const told = page.waitForFunction(
    (text) => document.querySelector("dialog[open]")?.textContent?.includes(text),
    "Incorrect PIN. Please try again.",
  );
  await confirmWithPin(page, "0000");
  await told;
  expect(await bank.balance(sender)).toBe(100);

  await confirmWithPin(page);
  await expect(page.getByRole("heading", { name: /^Sent/ })).toBeVisible();
  expect(await bank.balance(sender)).toBe(60);
  expect(await bank.balance(recipient)).toBe(41);
});

for (const [width, height] of [
  [390, 664],
  [375, 553],
  [740, 360],
  [1366, 657],
  [1280, 600],
] as const) {
  test(`what is sent, the keypad and both buttons are in sight together at ${width} x ${height}`, async ({
    page,
    bank,
    enter,
  }) => {
    await page.setViewportSize({ width, height });
    const sender = await bank.person({ balances: [100] });
    await enter(sender, "/online-banking/transfer");
    await page.getByLabel("From").selectOption(sender.accounts[0]?.id ?? "");
    await page.getByLabel("Recipient account number").fill("123456789012");
    await page.getByLabel("Amount (USD)").fill("40");
    await page.getByRole("button", { name: "Review transfer" }).click();

    const dialog = page.getByRole("dialog");
    for (const button of ["1", "Cancel", "Confirm"]) {
      await expect(dialog.getByRole("button", { name: button, exact: true })).toBeInViewport({ ratio: 1 });
    }
    for (const words of ["$40.00", "123456789012"]) {
      await expect(dialog.getByText(words).last()).toBeInViewport({ ratio: 1 });
    }
    // The last row of keys shows enough of itself above the buttons that stay.
    expect(await dialog.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThan(16);
  });
}

test("the whole keypad stands below all that a wire says, on a phone and on a laptop", async ({
  page,
  bank,
  enter,
}) => {
  const sender = await bank.person({ balances: [100] });
  await enter(sender, "/online-banking/transfer");
  await fillWire(page, sender, "25");
  await page.getByLabel("Description").fill("Rent, November");
  await page.getByRole("button", { name: "Review transfer" }).click();

  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Rent, November")).toBeVisible();
  for (const [width, height] of [
    [1440, 860],
    [1280, 800],
    [1600, 780],
    [1366, 657],
    [390, 780],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cut = await dialog.evaluate((node) => node.scrollHeight - node.clientHeight);
    expect(cut, `${width} x ${height}`).toBe(0);
  }
});

test("the keypad stays in sight on a phone below a word about what nobody knows yet, also a long one", async ({
  page,
  bank,
  enter,
  stack,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED .*\/api\/cards/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: "locale", value: "de", url: stack.url }]);
  const customer = await bank.person({ balances: [100] });
  await enter(customer, "/online-banking/cards/get-new-card");
  await page.getByRole("combobox", { name: "Konto" }).selectOption(customer.accounts[0]?.id ?? "");
  await page.getByRole("button", { name: "Karte bestellen" }).click();
  await page.route("**/api/cards", (route) => route.abort());
  await page.keyboard.type(PIN);
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^Wir wissen noch nicht/)).toBeVisible();
  for (const height of [844, 768, 740]) {
    await page.setViewportSize({ width: 390, height });
    const cut = await dialog.evaluate((node) => node.scrollHeight - node.clientHeight);
    expect(cut, `${height} px high`).toBe(0);
  }
});

test("wide figures that a Chinese or Japanese keyboard composes are the figures of the transfer, each once", async ({
  page,
  bank,
  enter,
}) => {
  const sender = await bank.person({ balances: [500] });
  const recipient = await bank.person({ balances: [10] });
  const keyboard = await page.context().newCDPSession(page);
  async function compose(label: string, figures: string) {
    const wide = [...figures].map((figure) => String.fromCharCode(figure.charCodeAt(0) + 0xfee0)).join("");
    await page.getByLabel(label).focus();
    for (const end of [1, 2, wide.length]) {
      const text = wide.slice(0, end);
      await keyboard.send("Input.imeSetComposition", { text, selectionStart: end, selectionEnd: end });
    }
    await keyboard.send("Input.insertText", { text: wide });
    await expect(page.getByLabel(label)).toHaveValue(figures);
  }
  await enter(sender, "/online-banking/transfer");
  await page.getByLabel("From").selectOption(sender.accounts[0]?.id ?? "");

  await compose("Recipient account number", recipient.accounts[0]?.account_number ?? "");
  await compose("Amount (USD)", "120");
  await page.getByRole("button", { name: "Review transfer" }).click();
  await confirmWithPin(page);

  await expect(page.getByRole("heading", { name: /^Sent\. \$120\.00 to/ })).toBeVisible();
  expect(await bank.balance(sender)).toBe(380);
  expect(await bank.balance(recipient)).toBe(130);
});

test("a transfer to another bank leaves at once and waits as pending", async ({ page, bank, enter }) => {
  const sender = await bank.person({ balances: [100] });
  await enter(sender, "/online-banking/transfer");
  await fillWire(page, sender, "25");
  await page.getByRole("button", { name: "Review transfer" }).click();
  await confirmWithPin(page);

  await expect(page.getByRole("heading", { name: /^Sent/ })).toBeVisible();
  await expect(page.getByText("Pending").first()).toBeVisible();
  expect(await bank.balance(sender)).toBe(75);
});

async function fillWire(page: Page, sender: Person, amount: string): Promise<void> {
  await page.getByText("Other Banks").click();
  await page.getByLabel("From").selectOption(sender.accounts[0]?.id ?? "");
  await page.getByLabel("Recipient account number").fill("GB29NWBK60161331926819");
  await page.getByRole("combobox", { name: "Bank" }).fill("Barc");
  await page.getByRole("option", { name: "Barclays" }).click();
  await page.getByLabel("Routing number").fill("021000021");
  await page.getByLabel("SWIFT/BIC code").fill("barcgb22");
  await page.getByLabel("Amount (USD)").fill(amount);
}

/** Thirty dollars that the bank sends while the answer is lost on the way back, as are those about it. Tells how often they were sent. */
async function leaveInQuestion(page: Page, sender: Person, recipient: Person): Promise<() => number> {
  let sent = 0;
  await page.context().route("**/api/transactions/transfer", async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  await page.context().route("**/api/transfers/*", (route) => route.abort());
  await reviewTransfer(page, sender, recipient, "30");
  await confirmWithPin(page);
  await expect(page.getByRole("heading", { name: "Still checking" })).toBeVisible();
  return () => sent;
}

test("R1 R18 an answer that never arrives is asked for and never sent twice, also over a reload", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED .*\/api\/(transactions\/transfer|transfers\/)/);
  const sender = await bank.person({ balances: [100] });
  const recipient = await bank.person({ balances: [1] });
  await enter(sender, "/online-banking/transfer");
  const sent = await leaveInQuestion(page, sender, recipient);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Still checking" })).toBeVisible();
  await page.context().unroute("**/api/transfers/*");

  await expect(page.getByRole("heading", { name: /^Sent\. \$30\.00/ })).toBeVisible();
  expect(sent()).toBe(1);
  expect(await bank.balance(sender)).toBe(70);
  expect(await bank.balance(recipient)).toBe(31);
});

test("R5 a transfer that comes to the bank after its page has given up is found out by its key, and is made once", async ({
  page,
  bank,
  enter,
}) => {
  const sender = await bank.person({ balances: [100] });
  const recipient = await bank.person({ balances: [1] });
  await enter(sender, "/online-banking/transfer");
  let arrive = () => {};
  const isLate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let sent = 0;
  await page.route("**/api/transactions/transfer", async (route) => {
    sent += 1;
    await isLate;
    await route.fetch();
  });
  await reviewTransfer(page, sender, recipient, "30");
  const givenUp = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/transactions/transfer"));
  const confirmedAt = Date.now();
  await confirmWithPin(page);
  await expect(page.getByRole("dialog").getByRole("button", { name: "Confirming…" })).toBeDisabled();
  await givenUp;
  expect(Date.now() - confirmedAt).toBeGreaterThan(10_000);
  await expect(page.getByRole("heading", { name: "Still checking" })).toBeVisible();
  expect(await page.locator(".Toastify__toast").count()).toBe(0);

  arrive();

  await expect(page.getByRole("heading", { name: /^Sent\. \$30\.00/ })).toBeVisible();
  expect(sent).toBe(1);
  expect([await bank.balance(sender), await bank.balance(recipient)]).toEqual([70, 31]);
});

test("R16 a tab that is duplicated while nobody knows the answer finds it out as well, and sends nothing", async ({
  page,
  context,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED .*\/api\/(transactions\/transfer|transfers\/)/);
  const sender = await bank.person({ balances: [100] });
  const recipient = await bank.person({ balances: [1] });
  await enter(sender, "/online-banking/transfer");
  const sent = await leaveInQuestion(page, sender, recipient);

  // As "Duplicate tab" does, a window that a page opens begins with a copy of what its tab keeps.
  const opened = context.waitForEvent("page");
  await page.evaluate(() => void window.open(location.href));
  const twin = await opened;
  await expect(twin.getByRole("heading", { name: "Still checking" })).toBeVisible();
  await context.unroute("**/api/transfers/*");

  for (const tab of [page, twin]) await expect(tab.getByRole("heading", { name: /^Sent\. \$30\.00/ })).toBeVisible();
  expect(sent()).toBe(1);
  expect([await bank.balance(sender), await bank.balance(recipient)]).toEqual([70, 31]);
});

test("R16 double clicks and an Enter storm send once", async ({ page, bank, enter }) => {
  const sender = await bank.person({ balances: [100] });
  const recipient = await bank.person({ balances: [1] });
  await enter(sender, "/online-banking/transfer");
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/transactions/transfer")) calls += 1;
  });
  await reviewTransfer(page, sender, recipient, "10");
  await page.keyboard.type("4826");
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Confirm" });
  await confirm.focus();
  await confirm.dblclick();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: /^Sent/ })).toBeVisible();
  expect(calls).toBe(1);
  expect(await bank.balance(sender)).toBe(90);
});

test("the banks to choose from are about ninety, and those that the demo's customer has paid are among them", async ({
  page,
  bank,
  enter,
}) => {
  await enter({ token: await bank.signIn("customer@example.com", "Demo-pass-1!") }, "/online-banking/transfer");
  await page.getByText("Other Banks").click();
  await page.getByRole("button", { name: "Show banks" }).click();
  const names = await page.getByRole("listbox").getByRole("option").allInnerTexts();

  expect(names.length).toBeGreaterThanOrEqual(85);
  expect(names.length).toBeLessThanOrEqual(95);
  expect(new Set(names).size).toBe(names.length);

  await page.keyboard.press("Escape");
  const paid = page.getByRole("list", { name: "Paid recently" }).getByRole("button");
  const namesPaid = (await paid.allInnerTexts()).flatMap((text) => / · (?<name>.+)$/.exec(text)?.groups?.name ?? []);
  expect(namesPaid.length).toBeGreaterThan(1);
  expect(names).toEqual(expect.arrayContaining(namesPaid));
});
