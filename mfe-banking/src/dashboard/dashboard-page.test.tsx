import { refresh } from "@lintel/portal/queries";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { account, profile, transaction } from "../../test/people";
import { openBank, renderPage } from "../../test/render-page";
import DashboardPage from "./dashboard-page";

const at = { path: "/online-banking/dashboard" };

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("greets by the time of day and the first name", async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 11, 59), doNotFake: ["setTimeout", "queueMicrotask"] });
  openBank();
  renderPage(DashboardPage, at);

  expect(await screen.findByRole("heading", { name: "Good morning, Amara" })).toBeVisible();
});

it("hides the balance behind asterisks until it is asked for", async () => {
  openBank().answer("GET /accounts", [account(), account({ id: "account-2", balance: 0.88 })]);
  renderPage(DashboardPage, at);
  const wall = await screen.findByRole("region", { name: "Total balance" });

  expect(await within(wall).findByText("******")).toBeInTheDocument();
  expect(wall).not.toHaveTextContent("12,481");
  expect(wall).toHaveTextContent("2 accounts · USD");

  await userEvent.click(within(wall).getByRole("button", { name: "Show balance" }));

  expect(wall).toHaveTextContent("$12,481.00");
});

it("shows the balance in the currency that was chosen, and says at which rate", async () => {
  openBank().answer("GET /accounts", [account({ balance: 100 })]);
  renderPage(DashboardPage, { ...at, currency: "EUR" });
  const wall = await screen.findByRole("region", { name: "Total balance" });

  await userEvent.click(await within(wall).findByRole("button", { name: "Show balance" }));

  expect(wall).toHaveTextContent("€85.00");
  expect(wall).toHaveTextContent("Shown in EUR at 0.85 per USD");
});

it("shows the name and the banking ID, which is there to be copied", async () => {
  const user = userEvent.setup();
  openBank();
  renderPage(DashboardPage, at);
  const heading = await screen.findByRole("heading", { name: "Basic information" });
  const card = within(heading.closest("section") as HTMLElement);

  expect(card.getByText("Amara Okafor")).toBeVisible();
  expect(card.getByText("LNT-0042-7719")).toBeVisible();
  await user.click(card.getByRole("button", { name: "Copy banking ID" }));

  expect(await navigator.clipboard.readText()).toBe("LNT-0042-7719");
});

it("leads to the transfer and to the accounts", async () => {
  openBank();
  renderPage(DashboardPage, at);

  expect(await screen.findByRole("link", { name: "Send money" })).toHaveAttribute("href", "/online-banking/transfer");
  expect(screen.getByRole("link", { name: "Receive money" })).toHaveAttribute("href", "/online-banking/accounts");
});

it("names its statistics in the specification's words, and leads to the transactions", async () => {
  openBank();
  renderPage(DashboardPage, at);

  expect(await screen.findByRole("heading", { name: "Your statistics this month" })).toBeVisible();
  for (const [title, figure] of [
    ["Total Income", "$4,812.50"],
    ["Total Spending", "$2,604.18"],
    ["Total Transactions", "$7,416.68"],
  ]) {
    const term = await screen.findByText(title as string);
    expect(term).toBeVisible();
    expect(term.nextElementSibling).toHaveTextContent(figure as string);
  }
  expect(screen.getByText("Total Transactions").nextElementSibling).toHaveTextContent("37 transactions");
  expect(screen.getByRole("link", { name: "View transactions" })).toHaveAttribute(
    "href",
    "/online-banking/transactions",
  );
});

it("says what happens next to a person who has no account yet", async () => {
  openBank().answer("GET /accounts", []).answer("GET /transactions", []);
  renderPage(DashboardPage, at);

  expect(await screen.findByText("Your first account is on its way.")).toBeVisible();
  expect(await screen.findByText("No transactions available.")).toBeVisible();
});

it("tells a suspended person at the top", async () => {
  openBank().answer("POST /me", profile({ suspended: 1 }));
  renderPage(DashboardPage, at);

  expect(await screen.findByText("Your account has been suspended. Please contact support.")).toBeVisible();
});

it("keeps the balance and the statistics that are known when a refresh of them fails", async () => {
  const bank = openBank();
  renderPage(DashboardPage, at);
  await screen.findByText("Total Spending");
  const wall = await screen.findByRole("region", { name: "Total balance" });

  bank.refuse("GET /accounts", "internal").refuse("GET /transactions/summary", "internal");
  await act(() => refresh(["accounts", "stats"]));

  expect(wall).toBeInTheDocument();
  expect(screen.getByText("Total Spending")).toBeInTheDocument();
});

it("keeps the other cards when one call fails, and heals on Retry", async () => {
  const bank = openBank().refuse("GET /transactions/summary", "internal");
  renderPage(DashboardPage, at);

  expect(await screen.findByText("We could not load your statistics.")).toBeVisible();
  expect(await screen.findByText("TX-9F20C41A")).toBeVisible();

  bank.answer("GET /transactions/summary", { incoming_sum: 1, outgoing_sum: 2, total_sum: 3, count: 4 });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));

  expect(await screen.findByText("4 transactions")).toBeVisible();
});

it("says in place of the chart that its transactions did not come, keeps the month's figures, and draws it on Retry", async () => {
  const bank = openBank().refuse("GET /transactions", "internal");
  renderPage(DashboardPage, at);
  const heading = await screen.findByRole("heading", { name: "Your statistics this month" });
  const card = within(heading.closest("section") as HTMLElement);
  expect(await card.findByText("We could not load your transactions.")).toBeVisible();
  expect(card.getByText("Total Income")).toBeVisible();

  bank.answer("GET /transactions", [transaction({ created_at: new Date().toISOString() })]);
  await userEvent.click(card.getByRole("button", { name: "Retry" }));

  expect(await card.findByText("View as table")).toBeVisible();
  expect(card.queryByText("We could not load your transactions.")).not.toBeInTheDocument();
});

it("scores the sum of all amounts, whichever way they go and whatever became of them, and says that it is no bureau's number", async () => {
  openBank().answer("GET /transactions", [
    transaction({ id: "in", amount: 5000 }),
    transaction({ id: "out", amount: 2000, direction: "outgoing" }),
    transaction({ id: "pending", amount: 100, direction: "outgoing", status: "pending" }),
    transaction({ id: "failed", amount: 20, direction: "outgoing", status: "failed" }),
  ]);
  renderPage(DashboardPage, at);

  expect(await screen.findByText("712")).toBeVisible();
  expect(screen.getByText("Good")).toBeVisible();
  expect(screen.getByText("38 points to Excellent")).toBeVisible();
  expect(screen.getByText("Illustrative, based on your activity with us. Not a credit bureau score.")).toBeVisible();
});

it("names the best band once, also below the end of the scale", async () => {
  openBank().answer("GET /transactions", [transaction({ amount: 7500 })]);
  renderPage(DashboardPage, at);

  expect(await screen.findByText("750")).toBeVisible();
  expect(screen.getByText("Excellent")).toBeVisible();
  expect(screen.queryByText("Top of the scale")).not.toBeInTheDocument();
});

it("scores nobody by a part of their history, and asks again for what did not come", async () => {
  const older = transaction({ id: "older", amount: 7120 });
  let send: (reply: { status: number; body: unknown }) => void = () => undefined;
  openBank().respond("GET /transactions", ({ query }) =>
    query.has("cursor")
      ? new Promise((done) => {
          send = done;
        })
      : { status: 200, body: [transaction({ amount: 10 })], headers: { "X-Next-Cursor": "older" } },
  );
  renderPage(DashboardPage, at);
  const card = within((await screen.findByRole("heading", { name: "Credit score" })).parentElement as HTMLElement);
  expect(await screen.findAllByText("TX-9F20C41A")).not.toHaveLength(0);
  expect(card.getByText("Loading transactions")).toBeInTheDocument();
  expect(card.queryByText("Very Poor")).not.toBeInTheDocument();

  await act(async () => send({ status: 500, body: { message: "No.", code: "internal", request_id: "request" } }));
  expect(await card.findByText("We could not load your transactions.")).toBeVisible();
  expect(card.queryByText("Very Poor")).not.toBeInTheDocument();
  await userEvent.click(card.getByRole("button", { name: "Retry" }));
  await act(async () => send({ status: 200, body: [older] }));

  expect(await card.findByText("713")).toBeVisible();
  expect(card.getByText("Good")).toBeVisible();
});

it("draws no month of which the older rows have not come yet", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), doNotFake: ["setTimeout", "queueMicrotask"] });
  const rows = ["2026-11-20", "2026-10-20"].map((day) => transaction({ id: day, created_at: `${day}T08:00:00Z` }));
  openBank().respond("GET /transactions", ({ query }) =>
    query.has("cursor")
      ? new Promise(() => undefined)
      : { status: 200, body: rows, headers: { "X-Next-Cursor": "older" } },
  );
  renderPage(DashboardPage, at);

  expect(await screen.findByRole("button", { name: /^Nov 2026: / })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^(Oct|Sep) 2026: / })).not.toBeInTheDocument();
});

it("draws no chart of months in which nothing moved", async () => {
  const old = new Date();
  old.setMonth(old.getMonth() - 9);
  openBank()
    .answer("GET /transactions/summary", { incoming_sum: 0, outgoing_sum: 0, total_sum: 0, count: 0 })
    .answer("GET /transactions", [transaction({ created_at: old.toISOString() })]);
  renderPage(DashboardPage, at);

  expect(await screen.findByText("No income or spending in recent months.")).toBeVisible();
  expect(screen.queryByText("View as table")).not.toBeInTheDocument();
});

it("says that months are counted in UTC while the reader has another month, and at no other time", async () => {
  openBank();
  const { unmount } = renderPage(DashboardPage, at);
  await screen.findByText("Total Income");
  expect(screen.queryByText("Months are counted in UTC.")).not.toBeInTheDocument();
  unmount();

  // East of Greenwich the next one has begun.
  const next = (new Date().getUTCMonth() + 1) % 12;
  jest.spyOn(Date.prototype, "getMonth").mockReturnValue(next);
  renderPage(DashboardPage, at);

  expect(await screen.findByText("Months are counted in UTC.")).toBeVisible();
});

it("says how many transactions there were today, and that there may be more while only today's are loaded", async () => {
  // Midnight may come while it runs.
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 12), doNotFake: ["setTimeout", "queueMicrotask"] });
  const rows = [new Date(), new Date()].map((at, index) =>
    transaction({ id: `row-${index}`, created_at: at.toISOString() }),
  );
  const yesterday = transaction({ created_at: new Date(Date.now() - 86_400_000).toISOString() });
  let send: (reply: { status: number; body: unknown }) => void = () => undefined;
  openBank().respond("GET /transactions", ({ query }) =>
    query.has("cursor")
      ? new Promise((done) => {
          send = done;
        })
      : { status: 200, body: rows, headers: { "X-Next-Cursor": "older" } },
  );
  renderPage(DashboardPage, at);

  expect(await screen.findByText("2+ today")).toBeVisible();
  await act(async () => send({ status: 200, body: [yesterday] }));
  expect(await screen.findByText("2 today")).toBeVisible();
});

it("counts none today where there are no transactions at all, and nothing where they did not come", async () => {
  openBank().answer("GET /transactions", []);
  const { unmount } = renderPage(DashboardPage, at);
  expect(await screen.findByText("0 today")).toBeVisible();
  unmount();

  openBank().refuse("GET /transactions", "internal");
  renderPage(DashboardPage, at);

  expect(await screen.findAllByText("We could not load your transactions.")).not.toHaveLength(0);
  expect(screen.queryByText(/today$/)).not.toBeInTheDocument();
});

it("leaves the receipt open when a newer transaction arrives", async () => {
  const read = transaction();
  const bank = openBank().answer("GET /transactions", [read]);
  renderPage(DashboardPage, at);
  await userEvent.click(await screen.findByRole("link", { name: "View receipt" }));
  const receipt = await screen.findByRole("dialog");

  bank.answer("GET /transactions", [transaction({ id: "newer", transaction_reference: "TX-NEWER000" }), read]);
  await act(() => refresh(["transactions"]));

  expect(await screen.findByText("TX-NEWER000")).toBeInTheDocument();
  expect(receipt).toBeInTheDocument();
  expect(receipt).toHaveTextContent(read.transaction_reference);
});

it("asks once for older transactions that the bank refuses, and not without end", async () => {
  const bank = openBank();
  const refused = { message: "Too many requests. Please slow down.", code: "too_many_requests", request_id: "r" };
  bank.respond("GET /transactions", ({ query }) =>
    query.has("cursor")
      ? { status: 429, body: refused }
      : { status: 200, body: [transaction()], headers: { "X-Next-Cursor": "older" } },
  );
  renderPage(DashboardPage, at);

  await waitFor(() => expect(bank.callsTo("GET /transactions").length).toBeGreaterThan(1));
  await act(() => new Promise((done) => setTimeout(done, 300)));

  const older = bank.callsTo("GET /transactions").filter(({ query }) => query.has("cursor"));
  expect(older.length).toBeLessThanOrEqual(2);
});
