import { useLocation } from "@lintel/portal";
import { refresh } from "@lintel/portal/queries";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { account, transaction } from "../../test/people";
import { openBank, renderPage } from "../../test/render-page";
import AccountPage from "./account-page";

const at = { path: "/online-banking/accounts/402177540988", params: { accountNumber: "402177540988" } };

function PageAndNext() {
  const { pathname, state } = useLocation();
  return pathname === at.path ? <AccountPage /> : <p>{`${pathname} from ${state.from}`}</p>;
}

afterEach(() => jest.useRealTimers());

it("shows what is needed to be paid: numbers in full, the bank and the name", async () => {
  openBank();
  renderPage(AccountPage, at);
  const details = await screen.findByRole("heading", { name: "Account details" });
  const region = details.parentElement as HTMLElement;

  expect(screen.getByRole("heading", { level: 1, name: "Checking account" })).toBeVisible();
  expect(within(region).getByText("402177540988")).toBeVisible();
  expect(within(region).getByText("021000121")).toBeVisible();
  expect(within(region).getByText("Lintel")).toBeVisible();
  expect(within(region).getByText("Amara Okafor")).toBeVisible();
});

it("leads to the transfer page and tells it, and not the address, from which account", async () => {
  openBank();
  renderPage(PageAndNext, at);

  const link = await screen.findByRole("link", { name: "Send money" });
  expect(link).toHaveAttribute("href", "/online-banking/transfer");
  await userEvent.click(link);

  expect(await screen.findByText("/online-banking/transfer from account-1")).toBeVisible();
});

it.each([
  ["account number", "402177540988"],
  ["routing number", "021000121"],
])("copies the %s, and ticks it for two seconds", async (name, number) => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  openBank();
  renderPage(AccountPage, at);
  await user.click(await screen.findByRole("button", { name: `Copy ${name}` }));

  // The clipboard answers a moment after the click.
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(await navigator.clipboard.readText()).toBe(number);
  act(() => jest.advanceTimersByTime(1_999));
  expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole("button", { name: "Copied" })).not.toBeInTheDocument();
});

it("lists this account's transactions alone", async () => {
  const own = transaction({ transaction_reference: "TX-OWN" });
  const other = transaction({ id: "2", transaction_reference: "TX-OTHER", account_id: "account-2" });
  openBank().respond("GET /transactions", ({ query }) => ({
    status: 200,
    body: query.get("account_id") === "account-1" ? [own] : [other, own],
  }));
  renderPage(AccountPage, at);

  expect(await screen.findByText("TX-OWN")).toBeVisible();
  expect(screen.queryByText("TX-OTHER")).not.toBeInTheDocument();
});

it("says so when there is no such account, and shows nobody else's", async () => {
  openBank().answer("GET /accounts", [account({ account_number: "111122223333" })]);
  renderPage(AccountPage, at);

  expect(await screen.findByText("Account not found.")).toBeVisible();
  expect(screen.queryByText("111122223333")).not.toBeInTheDocument();
});

it("keeps the account that is known when a refresh of it fails", async () => {
  const bank = openBank();
  renderPage(AccountPage, at);
  const heading = await screen.findByRole("heading", { name: "Account details" });

  bank.refuse("GET /accounts", "internal");
  await act(() => refresh(["accounts"]));

  expect(heading).toBeInTheDocument();
});
