import { refresh } from "@lintel/portal/queries";
import { act, screen, within } from "@testing-library/react";
import { account, transaction } from "../../test/people";
import { openBank, renderPage } from "../../test/render-page";
import AccountsPage from "./accounts-page";

const at = { path: "/online-banking/accounts" };

it("shows each account with its numbers masked, its balance and one way on", async () => {
  openBank();
  renderPage(AccountsPage, at);
  const card = await screen.findByRole("article");

  expect(within(card).getByRole("heading", { name: "Checking" })).toBeVisible();
  // Each number as it is read out, then as it is seen.
  expect(card).toHaveTextContent("account starting 4021 ending 884021******88");
  expect(card).toHaveTextContent("Routing starting 0210 ending 210210***21");
  expect(card).not.toHaveTextContent("402177540988");
  expect(card).toHaveTextContent("$12,480.12");
  const onward = within(card).getByRole("link", { name: "View more, Checking 4021…88" });
  expect(onward).toHaveTextContent(/^View more$/);
  expect(onward).toHaveAttribute("href", "/online-banking/accounts/402177540988");
});

it("says that there are none", async () => {
  openBank().answer("GET /accounts", []);
  renderPage(AccountsPage, at);

  expect(await screen.findByText("No accounts found.")).toBeVisible();
});

it("shows no list below the accounts before it is known how many there are: it would move", async () => {
  const answer = openBank().holdBack("GET /accounts", { body: [] });
  renderPage(AccountsPage, at);
  await screen.findByText("Loading accounts");
  expect(screen.queryByRole("heading", { name: "Account transactions" })).not.toBeInTheDocument();

  answer();

  expect(await screen.findByRole("heading", { name: "Account transactions" })).toBeVisible();
});

it("keeps the list below while the accounts, which did not come, are tried again", async () => {
  const bank = openBank().refuse("GET /accounts", "internal");
  renderPage(AccountsPage, at);
  const search = await screen.findByRole("searchbox");
  act(() => search.focus());

  await act(() => refresh(["accounts"]));
  expect(search).toHaveFocus();

  bank.answer("GET /accounts", [account()]);
  await act(() => refresh(["accounts"]));
  expect(await screen.findByRole("article")).toBeVisible();
  expect(search).toHaveFocus();
});

it("keeps the accounts that are known when a refresh of them fails", async () => {
  const bank = openBank();
  renderPage(AccountsPage, at);
  await screen.findByRole("article");

  bank.refuse("GET /accounts", "internal");
  await act(() => refresh(["accounts"]));

  expect(screen.getByRole("article")).toHaveTextContent("$12,480.12");
});

it("lists only what belongs to an account", async () => {
  openBank().answer("GET /transactions", [
    transaction({ id: "1", transaction_reference: "TX-OF-ACCOUNT" }),
    transaction({ id: "2", transaction_reference: "TX-OF-NONE", account_id: null, card_id: "card-1" }),
  ]);
  renderPage(AccountsPage, at);

  expect(await screen.findByText("TX-OF-ACCOUNT")).toBeVisible();
  expect(screen.queryByText("TX-OF-NONE")).not.toBeInTheDocument();
});

it("shows amounts in the chosen currency, and yen without a fraction", async () => {
  openBank().answer("GET /accounts", [account({ balance: 100 })]);
  renderPage(AccountsPage, { ...at, currency: "JPY" });

  expect(await screen.findByRole("article")).toHaveTextContent("¥11,050");
});
