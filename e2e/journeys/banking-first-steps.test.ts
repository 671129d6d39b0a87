import { confirmWithPin, expect, test } from "../harness/bank";

test("a newcomer sets a PIN, then picks a currency, and is told what happens next", async ({ page, bank }) => {
  const person = await bank.person({ firstname: "Nova", pin: null });
  await page.goto("/api/healthz");
  await page.evaluate((token) => localStorage.setItem("access_token", token), person.token);
  await page.goto("/online-banking/dashboard");

  const pinDialog = page.getByRole("dialog", { name: "Set Your PIN" });
  await expect(pinDialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pinDialog).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await confirmWithPin(page, "4826", "Save PIN");
  await expect(page.getByText("PIN saved successfully.")).toBeVisible();

  const currencyDialog = page.getByRole("dialog", { name: "Select Your Currency" });
  await expect(currencyDialog).toBeVisible();
  await currencyDialog.getByRole("radio", { name: /Euro/ }).check();
  await currencyDialog.getByRole("button", { name: "Confirm" }).click();

  await expect(page.getByText("Currency changed to Euro")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Your first account is on its way.")).toBeVisible();
  await expect(page.getByText("No transactions available.")).toBeVisible();
  expect((await bank.call("POST", "/me", { token: person.token })).body).toMatchObject({ pin: "set" });

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /Nova/ })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a suspended person reads everything and learns why nothing can be started", async ({
  page,
  bank,
  enter,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 403 .*\/api\/update-address/);
  const person = await bank.person({ firstname: "Sue", balances: [25] });
  await bank.call("POST", `/user/${person.id}/suspend`, { body: {}, token: await bank.admin() });
  await enter(person);

  await expect(page.getByText("Your account has been suspended. Please contact support.")).toBeVisible();
  await page.getByRole("button", { name: "Show balance" }).click();
  await expect(page.getByText("$25.00").first()).toBeVisible();

  await page.getByRole("link", { name: "Settings" }).first().click();
  await page.getByLabel("Zip code").fill("99999");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Your account is suspended." }).first()).toBeVisible();
  expect((await bank.call("POST", "/me", { token: person.token })).body).toMatchObject({ zip_code: null });
});
