import { enterAs, expect, test } from "../harness/bank";

test("R15: offline says so and leaves what is there, and the word goes once the line is back", async ({
  page,
  context,
  bank,
  enter,
}) => {
  const person = await bank.person({ balances: [5] });
  await enter(person, "/online-banking/accounts");
  await expect(page.getByRole("article")).toContainText("$5.00");

  await context.setOffline(true);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await page.getByRole("textbox", { name: "Search by reference" }).or(page.getByRole("searchbox")).first().fill("TX");
  await expect(page.getByRole("article")).toContainText("$5.00");

  await context.setOffline(false);
  await expect(page.getByText(/you are offline/i)).toHaveCount(0);
});

test("R13: a logout in one tab empties the other, and the next person there sees nothing of the first", async ({
  page,
  context,
  bank,
  enter,
}) => {
  const first = await bank.person({ firstname: "First", balances: [111] });
  const second = await bank.person({ firstname: "Second", balances: [222] });
  await enter(first, "/online-banking/accounts");
  await expect(page.getByRole("article")).toContainText("$111.00");

  const otherTab = await context.newPage();
  await otherTab.goto("/online-banking/dashboard");
  await otherTab.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("$111.00")).toHaveCount(0);

  await enterAs(otherTab, second.token, "/online-banking/accounts");
  await expect(otherTab.getByRole("article")).toContainText("$222.00");
  await expect(otherTab.getByText("First")).toHaveCount(0);
});

test("R17: after a logout the Back button shows nothing that was there", async ({ page, bank, enter }) => {
  const person = await bank.person({ firstname: "Amara", balances: [333] });
  await enter(person, "/online-banking/accounts");
  await expect(page.getByRole("article")).toContainText("$333.00");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goBack();

  await expect(page.getByText("$333.00")).toHaveCount(0);
  await expect(page.getByText("Amara")).toHaveCount(0);
  expect((await bank.call("POST", "/me", { token: person.token })).status).toBe(401);
});

test("R2: a bank that is restarting is asked again, and one region that failed leaves the others", async ({
  page,
  bank,
  enter,
}) => {
  const person = await bank.person({ balances: [7] });
  let refusals = 0;
  await page.route("**/api/accounts", (route) => {
    refusals += 1;
    return refusals === 1 ? route.abort("connectionrefused") : route.continue();
  });
  await page.route("**/api/transactions/summary", (route) =>
    route.fulfill({
      status: 503,
      headers: { "retry-after": "2" },
      json: { message: "The bank is busy or restarting.", code: "unavailable", request_id: "test", retry_after: 2 },
    }),
  );
  await enter(person);

  await page.getByRole("button", { name: "Show balance" }).click();
  await expect(page.getByRole("region", { name: "Total balance" })).toContainText("$7.00");
  await expect(page.getByText("We could not load your statistics.")).toBeVisible();
  await page.unroute("**/api/transactions/summary");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Total Income")).toBeVisible();
});

test("an account's page leads to a transfer from that account", async ({ page, bank, enter }) => {
  const person = await bank.person({ balances: [10, 20] });
  const second = person.accounts[1];
  await enter(person, `/online-banking/accounts/${second?.account_number}`);
  await page.getByRole("link", { name: "Send money" }).click();

  await expect(page.getByLabel("From").first()).toHaveValue(second?.id ?? "");
});
