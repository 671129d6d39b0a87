import { MESSAGES } from "@lintel/contract";
import { Link, session, setCurrency, setLocale } from "@lintel/portal";
import { queryClient, refresh, statsQuery } from "@lintel/portal/queries";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { FakeBank } from "../../test/fake-bank";
import { account, profile, transaction } from "../../test/people";
import { openBank, renderPage, toasts } from "../../test/render-page";
import TransferPage from "./transfer-page";

const TRANSFER = "POST /transactions/transfer";
const STATUS = "GET /transfers/{key}";
const WITHDRAW = "POST /transfers/{key}/withdraw";
const path = "/online-banking/transfer";
const RECIPIENT = "402177540931";
const sent = transaction({
  id: "sent",
  transaction_type: "transfer",
  direction: "outgoing",
  amount: 12.5,
  recipient_account: RECIPIENT,
});
const wire = transaction({
  ...sent,
  id: "wire",
  transaction_type: "wire_transfer",
  recipient_account: "731200000017",
  bank_name: "Chase Bank",
  routing_number: "021000021",
});
const WHILE_TEN_PAGES_COME = { timeout: 10_000 };
const made = { message: MESSAGES.transferSuccessful, transaction: sent };

function openPage(bank: FakeBank = openBank()) {
  const user = userEvent.setup();
  const view = renderPage(TransferPage, { path });
  return { bank, user, view };
}

function PageWithMenu() {
  return (
    <>
      <Link to={path}>Transfer</Link>
      <TransferPage />
    </>
  );
}

function PageThatGoes() {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        Go
      </button>
      {isHere && <TransferPage />}
    </>
  );
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const announced = () => document.querySelector("[data-announcer=polite]")?.textContent?.trim();
const keysOf = (bank: FakeBank) => bank.callsTo(TRANSFER).map(({ headers }) => headers["idempotency-key"]);

async function fillAndReview(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(await screen.findByLabelText("From"), "account-1");
  await user.click(screen.getByLabelText("Recipient account number"));
  await user.paste(RECIPIENT);
  await user.click(screen.getByLabelText(/^Amount/));
  await user.paste("12.50");
  await user.click(screen.getByRole("button", { name: "Review transfer" }));
}

async function fillWireAndReview(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole("radio", { name: "Other Banks" }));
  await user.click(screen.getByRole("combobox", { name: "Bank" }));
  await user.click(await screen.findByRole("option", { name: "Chase" }));
  await user.type(screen.getByLabelText("Routing number"), "021000021");
  await user.type(screen.getByLabelText("SWIFT/BIC code"), "CHASUS33");
  await user.type(screen.getByLabelText(/^Description/), "Rent for May");
  await fillAndReview(user);
}

async function enterPin(user: ReturnType<typeof userEvent.setup>, pin: string) {
  const dialog = await screen.findByRole("dialog");
  // By their words: to look a button up by its role takes jsdom thirty milliseconds, in most tests of this file five times.
  for (const digit of pin) await user.click(within(dialog).getByText(digit));
  await user.click(within(dialog).getByText("Confirm"));
}

it("is called as in the specification, and says that there are no transfers yet", async () => {
  openPage(openBank().answer("GET /transactions", []));

  expect(await screen.findByText("No transfers available.")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Make Transfer" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Recent transfers" })).toBeVisible();
  for (const mode of ["Same Bank", "Other Banks"])
    expect(screen.getByRole("radio", { name: mode })).toBeInTheDocument();
});

it("looks for transfers among so many movements, says that there were none, and goes on when asked", async () => {
  const noTransfers = Array.from({ length: 500 }, (_, index) =>
    transaction({ id: `${index}`, transaction_type: "purchase" }),
  );
  const bank = openBank().respond("GET /transactions", ({ query }) => {
    const page = Number(query.get("cursor") ?? 0);
    if (page === 11) return { status: 200, body: [sent], headers: { "X-Next-Cursor": "12" } };
    return { status: 200, body: noTransfers, headers: page < 200 ? { "X-Next-Cursor": `${page + 1}` } : {} };
  });
  const { user } = openPage(bank);
  const list = within(await screen.findByRole("region", { name: "Recent transfers" }));

  expect(
    await list.findByText("Nothing among your newest 5,000 transactions.", {}, WHILE_TEN_PAGES_COME),
  ).toBeVisible();
  expect(bank.callsTo("GET /transactions")).toHaveLength(10);
  expect(list.queryByText("No transfers available.")).not.toBeInTheDocument();

  await user.click(list.getByRole("button", { name: "Show older" }));
  expect(await list.findByText("Nothing among your newest 5,500 transactions.")).toBeVisible();
  expect(bank.callsTo("GET /transactions")).toHaveLength(11);

  await user.click(list.getByRole("button", { name: "Show older" }));
  const found = await list.findByRole("button", { name: /Transfer, outgoing, minus \$12\.50/ });
  expect(found).toBeVisible();
  // The button that had the focus is gone.
  expect(found).toHaveFocus();
});

describe("the form", () => {
  it("asks for the missing fields first, at the fields, and opens no PIN step", async () => {
    const { user, bank } = openPage();

    await user.click(await screen.findByRole("button", { name: "Review transfer" }));

    expect(screen.getByLabelText("From")).toHaveAccessibleDescription("Please fill all required fields.");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(bank.callsTo(TRANSFER)).toHaveLength(0);
  });

  it("puts nothing between an amount that is missing and what is said of it", async () => {
    const { user } = openPage();

    await user.click(await screen.findByRole("button", { name: "Review transfer" }));

    const amount = screen.getByLabelText(/^Amount/);
    const [said, ...more] = (amount.getAttribute("aria-describedby") ?? "").split(" ");
    expect(document.getElementById(said ?? "")).toHaveTextContent("Please fill all required fields.");
    expect(more).toEqual([]);
  });

  it("says how long a SWIFT code is, and takes the whole of a pasted one that is written with spaces", async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole("radio", { name: "Other Banks" }));
    const field = screen.getByRole("textbox", { name: "SWIFT/BIC code" });
    expect(field).toHaveAccessibleDescription("SWIFT code must be 8 or 11 characters (e.g., BOFAUS3N)");

    await user.click(field);
    await user.paste("DEUT DE FF 500");
    expect(field).toHaveValue("DEUTDEFF500");

    await user.tripleClick(field);
    await user.paste("bofa-us-3n");
    expect(field).toHaveValue("BOFAUS3N");
    expect(field).toHaveAttribute("maxlength", "11");
  });

  it("shows the SWIFT code in its four pieces beneath the field, which holds it in one", async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole("radio", { name: "Other Banks" }));
    const field = screen.getByLabelText("SWIFT/BIC code");
    const pieces = () =>
      ["bank", "country", "place", "branch"].map((name) => screen.getByText(name).nextElementSibling?.textContent);
    expect(pieces()).toEqual(["····", "··", "··", "···"]);

    await user.type(field, "deutdeff500");

    expect(field).toHaveValue("DEUTDEFF500");
    expect(pieces()).toEqual(["DEUT", "DE", "FF", "500"]);
  });

  it("takes the letter that a SWIFT code lacks where it lacks it", async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole("radio", { name: "Other Banks" }));
    const field = screen.getByRole("textbox", { name: "SWIFT/BIC code" });
    await user.type(field, "bofa3n");

    await user.type(field, "us", { initialSelectionStart: 4, initialSelectionEnd: 4 });

    expect(field).toHaveValue("BOFAUS3N");
  });

  it("leaves a SWIFT code to the keyboard that composes it until it is done", async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole("radio", { name: "Other Banks" }));
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "SWIFT/BIC code" });

    for (const value of ["b", "bo", "bof"]) fireEvent.input(field, { target: { value }, isComposing: true });
    expect(field).toHaveValue("bof");
    fireEvent.compositionEnd(field);

    expect(field).toHaveValue("BOF");
  });

  it("keeps the account that was picked, though the list beside it was used and another page looked at since", async () => {
    openBank().answer("GET /accounts", [account(), account({ id: "account-2", account_number: "402177540932" })]);
    renderPage(PageThatGoes, { path, state: { from: "account-2" } });
    await waitFor(() => expect(screen.getByLabelText("From")).toHaveValue("account-2"));
    await userEvent.selectOptions(screen.getByLabelText("From"), "account-1");

    await userEvent.type(screen.getByLabelText("Search by reference"), "zzz");
    await userEvent.click(await screen.findByRole("button", { name: "Clear search" }));
    await userEvent.click(screen.getByRole("button", { name: "Go" }));
    await userEvent.click(screen.getByRole("button", { name: "Go" }));

    expect(await screen.findByLabelText("From")).toHaveValue("account-1");
  });

  it("keeps the account that was picked in place of the one it was opened with, also after another page", async () => {
    openBank().answer("GET /accounts", [account(), account({ id: "account-2", account_number: "402177540932" })]);
    renderPage(PageThatGoes, { path, state: { from: "account-2" } });
    await waitFor(() => expect(screen.getByLabelText("From")).toHaveValue("account-2"));
    await userEvent.selectOptions(screen.getByLabelText("From"), "account-1");

    await userEvent.click(screen.getByRole("button", { name: "Go" }));
    await userEvent.click(screen.getByRole("button", { name: "Go" }));

    expect(await screen.findByLabelText("From")).toHaveValue("account-1");
  });

  it("keeps the account it was opened with when the search of the list beside it is cleared", async () => {
    openBank();
    renderPage(PageThatGoes, { path: `${path}?q=zzz`, state: { from: "account-1" } });
    expect(await screen.findByLabelText("From")).toHaveValue("account-1");

    await userEvent.click(await screen.findByRole("button", { name: "Clear search" }));

    expect(screen.getByLabelText("Search by reference")).toHaveValue("");
    expect(screen.getByLabelText("From")).toHaveValue("account-1");
    await userEvent.click(screen.getByRole("button", { name: "Go" }));
    await userEvent.click(screen.getByRole("button", { name: "Go" }));
    expect(await screen.findByLabelText("From")).toHaveValue("account-1");
  });

  it("keeps of a pasted description only what can be seen: the bank refuses the rest", async () => {
    const { user } = openPage();

    await user.click(await screen.findByLabelText(/^Description/));
    await user.paste("Rent\tMay\u200b 👨\u200d👩\u202e");

    expect(screen.getByLabelText(/^Description/)).toHaveValue("Rent May 👨\u200d👩");
  });

  it("offers the person's other accounts first, once each, and only inside this bank", async () => {
    const savings = account({ id: "account-2", account_type: "savings", account_number: "402177540932" });
    const before = transaction({ ...sent, id: "before", recipient_account: savings.account_number });
    const { user } = openPage(
      openBank().answer("GET /accounts", [account(), savings]).answer("GET /transactions", [sent, before]),
    );
    await user.selectOptions(await screen.findByLabelText("From"), "account-1");
    const chips = () =>
      screen.getAllByRole("button", { name: /starting 4021 ending/ }).map(({ textContent }) => textContent);
    expect(chips()).toEqual([expect.stringContaining("Savings"), expect.stringContaining("4021******31")]);

    await user.click(within(screen.getByRole("list", { name: "Your own accounts" })).getByRole("button"));
    expect(screen.getByLabelText("Recipient account number")).toHaveValue("402177540932");

    await user.click(screen.getByRole("radio", { name: "Other Banks" }));
    expect(screen.queryByRole("list", { name: "Your own accounts" })).not.toBeInTheDocument();
  });

  it("offers no account of the person's own as somebody's whom they paid, least of all the one that pays", async () => {
    const savings = account({ id: "account-2", account_type: "savings", account_number: "402177540932" });
    const back = transaction({
      ...sent,
      id: "back",
      account_id: savings.id,
      recipient_account: account().account_number,
    });
    const { user } = openPage(
      openBank().answer("GET /accounts", [account(), savings]).answer("GET /transactions", [sent, back]),
    );
    await user.selectOptions(await screen.findByLabelText("From"), "account-1");
    const paidLately = () => within(screen.getByRole("list", { name: "Paid recently" })).getAllByRole("button");

    expect(paidLately().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("4021******31")]);
    await user.click(screen.getByRole("radio", { name: "Other Banks" }));
    expect(paidLately()).toHaveLength(1);
  });

  it("draws no row of the list beside it again for a key that is typed", async () => {
    const { user } = openPage(openBank().answer("GET /transactions", [sent]));
    const amount = await screen.findByLabelText(/^Amount/);
    expect(await screen.findByRole("button", { name: /minus \$12\.50/ })).toBeVisible();
    const formatted = jest.spyOn(Intl.NumberFormat.prototype, "formatToParts");

    await user.type(amount, "3");

    expect(amount).toHaveValue("3");
    expect(formatted).not.toHaveBeenCalledWith("12.50");
  });

  it("names a recipient's bank, and says so when another one leaves no place for its details", async () => {
    const { user } = openPage(openBank().answer("GET /transactions", [sent, wire]));

    await user.click(
      await screen.findByRole("button", { name: "Fill in account starting 7312 ending 17 · Chase Bank" }),
    );
    // Which the list of banks does not have.
    expect(screen.getByRole("combobox", { name: "Bank" })).toHaveValue("Chase Bank");
    expect(screen.getByLabelText(/^Routing/)).toHaveValue("021000021");
    expect(announced()).toBe("");
    await user.click(screen.getByRole("button", { name: "Fill in account starting 4021 ending 31" }));

    expect(screen.queryByLabelText(/^Routing/)).not.toBeInTheDocument();
    await waitFor(() => expect(announced()).toBe("Bank details cleared"));
  });

  it("asks for nothing of another bank at once to which a recipient leads", async () => {
    const { user } = openPage(openBank().answer("GET /transactions", [{ ...wire, bank_name: "Chase" }]));
    await user.selectOptions(await screen.findByLabelText("From"), "account-1");
    await user.type(screen.getByLabelText(/^Amount/), "12.50");
    const review = screen.getByRole("button", { name: "Review transfer" });
    await user.click(review);
    expect(screen.getByLabelText("Recipient account number")).toBeInvalid();

    await user.click(screen.getByRole("button", { name: /^Fill in account starting 7312/ }));
    expect(screen.getByLabelText("SWIFT/BIC code")).toBeValid();

    await user.click(review);
    expect(screen.getByLabelText("SWIFT/BIC code")).toBeInvalid();
    await user.click(screen.getByRole("button", { name: /^Fill in account starting 7312/ }));
    expect(screen.getByLabelText("SWIFT/BIC code")).toBeInvalid();
  });

  it("says a recipient's short number as it is shown: whole", async () => {
    const wire = transaction({
      ...sent,
      transaction_type: "wire_transfer",
      recipient_account: "445566",
      bank_name: "Chase Bank",
    });
    openPage(openBank().answer("GET /transactions", [wire]));

    expect(await screen.findByRole("button", { name: "445566 · Chase Bank" })).toHaveTextContent("445566 · Chase Bank");
  });

  it("has a phone write an account at another bank in capitals, and opens its digits alone for one with us", async () => {
    const { user } = openPage();
    const recipient = await screen.findByLabelText("Recipient account number");
    expect(recipient).toHaveAttribute("inputmode", "numeric");

    await user.click(screen.getByRole("radio", { name: "Other Banks" }));

    expect(recipient).toHaveAttribute("inputmode", "text");
    expect(recipient).toHaveAttribute("autocapitalize", "characters");
  });

  it("offers nobody their only account", async () => {
    openPage();
    await screen.findByLabelText("From");

    expect(screen.queryByRole("list", { name: "Your own accounts" })).not.toBeInTheDocument();
  });

  it("has nothing to clear when an account's page has opened it, and gives back what was cleared", async () => {
    openBank();
    const user = userEvent.setup();
    renderPage(TransferPage, { path, state: { from: "account-1" } });
    await waitFor(() => expect(screen.getByLabelText("From")).toHaveValue("account-1"));
    expect(screen.queryByRole("button", { name: "Clear form" })).not.toBeInTheDocument();

    await user.type(screen.getByLabelText(/^Amount/), "12.50");
    await user.click(screen.getByRole("button", { name: "Clear form" }));
    expect(screen.getByLabelText(/^Amount/)).toHaveValue("");
    await waitFor(() => expect(announced()).toBe("Form cleared"));
    await user.click(screen.getByRole("button", { name: "Undo" }));

    expect(screen.getByLabelText(/^Amount/)).toHaveValue("12.50");
  });

  it("finds no fault any more with what was cleared", async () => {
    const { user } = openPage();
    await user.type(await screen.findByLabelText(/^Amount/), "7");
    await user.click(screen.getByRole("button", { name: "Review transfer" }));
    expect(screen.getByLabelText("From")).toBeInvalid();

    await user.click(screen.getByRole("button", { name: "Clear form" }));

    expect(screen.getByLabelText("From")).toBeValid();
    expect(screen.queryByText("Please fill all required fields.")).not.toBeInTheDocument();
  });

  it("clears what was typed for a bank as well, though it names none", async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole("radio", { name: "Other Banks" }));
    await user.type(screen.getByRole("combobox", { name: "Bank" }), "Deutsch{Escape}");
    await user.type(screen.getByLabelText(/^Amount/), "7");

    await user.click(screen.getByRole("button", { name: "Clear form" }));

    expect(screen.getByRole("combobox", { name: "Bank" })).toHaveValue("");
    expect(screen.getByLabelText(/^Amount/)).toHaveValue("");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByLabelText(/^Amount/)).toHaveValue("7");
  });

  it("asks for another account when the one that was picked is gone, before any PIN", async () => {
    const bank = openBank().answer("GET /accounts", [account(), account({ id: "account-2" })]);
    const { user } = openPage(bank);
    await user.selectOptions(await screen.findByLabelText("From"), "account-2");
    await user.type(screen.getByLabelText("Recipient account number"), RECIPIENT);
    await user.type(screen.getByLabelText(/^Amount/), "12.50");

    bank.answer("GET /accounts", [account()]);
    await act(() => queryClient.invalidateQueries({ queryKey: ["accounts"] }));
    await user.click(screen.getByRole("button", { name: "Review transfer" }));

    expect(screen.getByLabelText("From")).toHaveAccessibleDescription("Please fill all required fields.");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("reads out which account is which, and not each asterisk of its number", async () => {
    openPage();

    const from = await screen.findByLabelText("From");

    const [, first] = within(from).getAllByRole("option");
    expect(first).toHaveAccessibleName(/^Checking starting 4021 ending 88, \$[\d,.]+$/);
    expect(first).toHaveTextContent(/^Checking 4021\*+88 · \$[\d,.]+$/);

    await act(async () => setLocale("zh-CN"));
    const [, sameInChinese] = within(screen.getByRole("combobox", { name: "转出账户" })).getAllByRole("option");
    expect(sameInChinese).toHaveAccessibleName(/^支票账户 开头 4021，结尾 88，\$[\d,.]+$/);
  });

  it("says that it was the accounts that did not come", async () => {
    openPage(openBank().refuse("GET /accounts", "internal"));

    expect(await screen.findByText("We could not load your accounts.")).toBeVisible();
  });

  it("says that it is loading, and not what the page is called already", async () => {
    openPage();

    const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said).toContain("Loading accounts");
    expect(said).not.toContain("Make Transfer");
    expect(await screen.findByLabelText("From")).toBeInTheDocument();
  });

  it("does not wait for a list that hangs, and is not moved by those who were paid before when it comes after all", async () => {
    const bank = openBank();
    const answer = bank.holdBack("GET /transactions", { body: [sent] });
    openPage(bank);

    const recipient = await screen.findByLabelText("Recipient account number", {}, { timeout: 4_500 });
    await act(async () => answer());

    expect(await screen.findByRole("button", { name: /Transfer, outgoing, minus \$12\.50/ })).toBeVisible();
    expect(recipient).toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "Paid recently" })).not.toBeInTheDocument();
  });

  it("stays under the fingers when a refresh of what is known already fails", async () => {
    const { user, bank } = openPage();
    const recipient = await screen.findByLabelText("Recipient account number");
    await user.type(recipient, "4021");

    bank.refuse("GET /accounts", "internal");
    await act(() => refresh(["accounts"]));

    expect(recipient).toBeInTheDocument();
    expect(recipient).toHaveValue("4021");
    expect(recipient).toHaveFocus();
  });

  it("stays under the fingers when the list beside it, which did not come, is tried again", async () => {
    const { user, bank } = openPage(openBank().refuse("GET /transactions", "internal"));
    const recipient = await screen.findByLabelText("Recipient account number");
    await user.type(recipient, "4021");

    await act(() => refresh(["transactions"]));
    expect(recipient).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByRole("button", { name: "Retry" });
    bank.answer("GET /transactions", [sent]);
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("list", { name: "Paid recently" })).toBeVisible();
    expect(recipient).toBeInTheDocument();
    expect(recipient).toHaveValue("4021");
  });

  it("tells beneath the amount what it leaves, to the cent, and how much more it is than there is", async () => {
    const { user } = openPage(openBank().answer("GET /accounts", [account({ balance: 12.5 })]));
    await user.selectOptions(await screen.findByLabelText("From"), "account-1");
    const amount = screen.getByLabelText(/^Amount/);

    await user.type(amount, "0");
    expect(screen.queryByText(/left in Checking/)).not.toBeInTheDocument();
    await user.type(amount, "12");
    expect(screen.getByText("$0.50 left in Checking after this transfer")).toBeVisible();
    await user.type(amount, ".5");
    const nothing = screen.getByText("$0.00 left in Checking after this transfer");
    expect(nothing).toBeVisible();
    expect(nothing.closest("[data-tone]")).toHaveAttribute("data-tone", "plain");
    await user.type(amount, "1");
    const tooMuch = screen.getByText("This is $0.01 more than Checking holds");
    expect(tooMuch).toBeVisible();
    expect(tooMuch.closest("[data-tone]")).toHaveAttribute("data-tone", "warning");

    expect(screen.queryByText(/The transfer is made in US dollars/)).not.toBeInTheDocument();
    act(() => setCurrency("EUR"));
    expect(screen.getByText("About €10.63. The transfer is made in US dollars.")).toBeVisible();
    expect(screen.getByText("This is $0.01 more than Checking holds")).toBeVisible();
  });

  it("asks for nothing of the mode that was left, nor of the one it is in now before it is looked over again", async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole("button", { name: "Review transfer" }));
    expect(screen.getByLabelText("From")).toBeInvalid();

    await user.click(screen.getByRole("radio", { name: "Other Banks" }));

    expect(screen.getByLabelText("From")).toBeValid();
    expect(screen.queryByText("Please fill all required fields.")).not.toBeInTheDocument();
  });

  it("walks down the ladder of another bank in its order", async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole("radio", { name: "Other Banks" }));
    await user.selectOptions(screen.getByLabelText("From"), "account-1");
    await user.type(screen.getByLabelText("Recipient account number"), "99");
    await user.type(screen.getByLabelText(/^Amount/), "0");
    const review = screen.getByRole("button", { name: "Review transfer" });

    await user.click(review);
    expect(screen.getByLabelText("Routing number")).toHaveAccessibleDescription(
      expect.stringContaining("Please provide the bank name and routing number for other bank transfers."),
    );

    await user.click(screen.getByRole("combobox", { name: "Bank" }));
    await user.click(await screen.findByRole("option", { name: "Chase" }));
    await user.type(screen.getByLabelText("Routing number"), "021000021");
    await user.click(review);
    const swift = screen.getByLabelText("SWIFT/BIC code");
    expect(swift).toHaveAccessibleDescription(
      expect.stringContaining("SWIFT code is required for international transfers."),
    );

    await user.type(swift, "bofa");
    await user.click(review);
    expect(swift).toHaveValue("BOFA");
    expect(swift).toHaveAccessibleDescription(expect.stringContaining("SWIFT code must be 8 or 11 characters long."));

    await user.type(swift, "us3n");
    await user.click(review);
    expect(screen.getByLabelText(/^Amount/)).toHaveAccessibleDescription(
      expect.stringContaining("Amount must be greater than 0."),
    );
  });

  it.each(["-5", "−0.01"])("asks for more than nothing where %s stands, and opens no PIN step", async (amount) => {
    const { user } = openPage();
    await user.selectOptions(await screen.findByLabelText("From"), "account-1");
    await user.type(screen.getByLabelText("Recipient account number"), RECIPIENT);
    await user.type(screen.getByLabelText(/^Amount/), amount);

    await user.click(screen.getByRole("button", { name: "Review transfer" }));

    expect(screen.getByLabelText(/^Amount/)).toHaveAccessibleDescription(
      expect.stringContaining("Amount must be greater than 0."),
    );
    expect(toasts).toEqual(["Amount must be greater than 0."]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("forgets the other bank's details when the mode is changed", async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole("radio", { name: "Other Banks" }));
    expect(announced()).toBe("");
    await user.type(screen.getByLabelText("SWIFT/BIC code"), "BOFAUS3N");

    await user.click(screen.getByRole("radio", { name: "Same Bank" }));
    await waitFor(() => expect(announced()).toBe("Bank details cleared"));
    await user.click(screen.getByRole("radio", { name: "Other Banks" }));

    expect(screen.getByLabelText("SWIFT/BIC code")).toHaveValue("");
  });
});

it("loses no field when several are filled in at once", async () => {
  const { view } = openPage();
  const from = await screen.findByLabelText("From");

  // In one turn, as a password manager or a test does it.
  fireEvent.change(from, { target: { value: "account-1" } });
  fireEvent.change(screen.getByLabelText("Recipient account number"), { target: { value: "402177540931" } });
  fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: "12.50" } });

  expect(from).toHaveValue("account-1");
  expect(screen.getByLabelText("Recipient account number")).toHaveValue("402177540931");
  expect(screen.getByLabelText(/^Amount/)).toHaveValue("12.50");
  view.unmount();
});

describe("the PIN step", () => {
  it("shows of a wire all that the PIN agrees to", async () => {
    const { user } = openPage();

    await fillWireAndReview(user);

    const dialog = await screen.findByRole("dialog");
    for (const signed of [RECIPIENT, "Chase", "021000021", "CHASUS33", "Rent for May"]) {
      expect(within(dialog).getByText(signed, { exact: false })).toBeVisible();
    }
  });

  it("says what leaves which account in dollars, whatever else money is shown in", async () => {
    const savings = account({ id: "account-2", account_type: "savings", account_number: "402177540932" });
    const { user } = openPage(openBank().answer("GET /accounts", [account(), savings]));
    await fillAndReview(user);
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    act(() => setCurrency("EUR"));

    await user.selectOptions(screen.getByLabelText("From"), "account-2");
    await user.click(screen.getByRole("button", { name: "Review transfer" }));

    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText("$12.50")).toBeInTheDocument();
    expect(dialog.getByText("From").nextElementSibling).toHaveTextContent(/^Savings/);
  });

  it("names no other bank's numbers and no description where there are none", async () => {
    const { user } = openPage();

    await fillAndReview(user);

    const terms = within(await screen.findByRole("dialog")).getAllByRole("term");
    expect(terms.map(({ textContent }) => textContent)).toEqual(["To", "From", "Fee"]);
  });
});

describe("sending", () => {
  it("sends once under one key, shows what was sent and empties the form", async () => {
    const { user, bank } = openPage(openBank().answer(TRANSFER, made));

    await fillAndReview(user);
    await enterPin(user, "4826");

    expect(await screen.findByRole("heading", { name: "Sent. $12.50 to 402177540931" })).toBeInTheDocument();
    expect(bank.callsTo(TRANSFER)).toHaveLength(1);
    expect(bank.callsTo(TRANSFER)[0]?.body).toMatchObject({ amount: "12.50", pin: "4826", bank_name: null });
    expect(toasts).toEqual(["Transfer successful."]);
    await user.click(screen.getByRole("button", { name: "Make another" }));
    expect(await screen.findByLabelText("Recipient account number")).toHaveValue("");
    // The button that had the focus is gone.
    expect(screen.getByRole("heading", { name: "Make Transfer" })).toHaveFocus();
  });

  it("loads the accounts and the list anew, and the month's figures for the page that shows them", async () => {
    const { user, bank } = openPage(openBank().answer(TRANSFER, made));
    await fillAndReview(user);
    await queryClient.prefetchQuery(statsQuery);

    await enterPin(user, "4826");

    await screen.findByRole("heading", { name: /^Sent/ });
    await waitFor(() => expect(bank.callsTo("GET /accounts")).toHaveLength(2));
    await waitFor(() => expect(bank.callsTo("GET /transactions")).toHaveLength(2));
    expect(queryClient.getQueryState(statsQuery.queryKey)?.isInvalidated).toBe(true);
  });

  it("believes a bank that says in a message alone that it was sent, and is ready for the next one", async () => {
    const { user, bank } = openPage(
      openBank().respond(TRANSFER, () => ({ status: 200, body: { message: "Transfer accepted." } })),
    );
    await fillAndReview(user);
    const looks = bank.callsTo("GET /accounts").length;
    await enterPin(user, "4826");

    await waitFor(() => expect(toasts).toEqual(["Transfer accepted."]));
    for (const field of ["From", "Recipient account number", /^Amount/]) {
      expect(screen.getByLabelText(field)).toHaveValue("");
    }
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(bank.callsTo("GET /accounts").length).toBeGreaterThan(looks);
    expect(bank.callsTo(STATUS)).toEqual([]);
    expect(sessionStorage.getItem("pending_transfer")).toBeNull();

    await fillAndReview(user);
    await enterPin(user, "4826");
    await waitFor(() => expect(bank.callsTo(TRANSFER)).toHaveLength(2));
    expect(new Set(keysOf(bank)).size).toBe(2);
  });

  it("gives way to the form when the menu is asked for the page again, and not when the list beside it is searched", async () => {
    openBank().answer(TRANSFER, made);
    const user = userEvent.setup();
    renderPage(PageWithMenu, { path });
    await fillAndReview(user);
    await enterPin(user, "4826");
    await screen.findByRole("heading", { name: /^Sent/ });

    await user.type(screen.getByLabelText("Search by reference"), "zzz");
    await user.click(await screen.findByRole("button", { name: "Clear search" }));
    expect(screen.getByRole("heading", { name: /^Sent/ })).toBeInTheDocument();

    act(() => {
      window.location.hash = "#main";
    });
    await waitFor(() => expect(window.location.hash).toBe("#main"));
    expect(screen.getByRole("heading", { name: /^Sent/ })).toBeInTheDocument();

    await user.type(screen.getByLabelText("Search by reference"), "TX");
    await waitFor(() => expect(window.location.search).toBe("?q=TX"));
    await user.click(screen.getByRole("link", { name: "Transfer" }));
    expect(await screen.findByLabelText("Recipient account number")).toHaveValue("");
    expect(screen.getByRole("heading", { name: "Make Transfer" })).toHaveFocus();
  });

  it("says so when the browser refuses the receipt's window", async () => {
    jest.spyOn(window, "open").mockReturnValue(null);
    const { user } = openPage(openBank().answer(TRANSFER, made));
    await fillAndReview(user);
    await enterPin(user, "4826");

    await user.click(await screen.findByRole("button", { name: "View receipt" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(/^The receipt could not be opened/);
  });

  it("keeps the same key when the customer mistypes the PIN and tries again", async () => {
    const { user, bank } = openPage(openBank().refuse(TRANSFER, "incorrect_pin"));

    await fillAndReview(user);
    await enterPin(user, "1111");
    expect(await screen.findByText("Incorrect PIN. Please try again.")).toBeInTheDocument();
    bank.answer(TRANSFER, made);
    await enterPin(user, "4826");

    await screen.findByRole("heading", { name: /^Sent/ });
    expect(keysOf(bank)).toHaveLength(2);
    expect(new Set(keysOf(bank)).size).toBe(1);
  });

  it("takes a new key for a new amount", async () => {
    const { user, bank } = openPage(openBank().refuse(TRANSFER, "insufficient_funds"));
    await fillAndReview(user);
    await enterPin(user, "4826");

    await user.type(await screen.findByLabelText(/^Amount/), "{Backspace}{Backspace}1");
    await user.click(screen.getByRole("button", { name: "Review transfer" }));
    await enterPin(user, "4826");

    await waitFor(() => expect(bank.callsTo(TRANSFER)).toHaveLength(2));
    expect(new Set(keysOf(bank)).size).toBe(2);
  });

  it("takes a new key for the same draft once another tab has withdrawn the first", async () => {
    const { user, bank } = openPage(openBank().refuse(TRANSFER, "key_reused"));
    await fillAndReview(user);
    await enterPin(user, "4826");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

    await user.click(screen.getByRole("button", { name: "Review transfer" }));
    await enterPin(user, "4826");

    await waitFor(() => expect(bank.callsTo(TRANSFER)).toHaveLength(2));
    expect(new Set(keysOf(bank)).size).toBe(2);
  });

  it("sends once however often Enter is pressed", async () => {
    const { user, bank } = openPage(openBank().neverAnswer(TRANSFER));
    await fillAndReview(user);
    const dialog = await screen.findByRole("dialog");
    await user.keyboard("4826");

    // Faster than React draws: each of them sees the dialog as it was before the first.
    act(() => {
      for (let press = 0; press < 5; press++) fireEvent.keyDown(dialog, { key: "Enter" });
    });
    await user.keyboard("{Enter}{Enter}");

    expect(bank.callsTo(TRANSFER)).toHaveLength(1);
  });

  it("R5 says still checking when no answer came, finds out, and never sends again by itself", async () => {
    const { user, bank } = openPage(openBank().dropLine(TRANSFER).answer(STATUS, { state: "done", transaction: sent }));

    await fillAndReview(user);
    await enterPin(user, "4826");

    expect(await screen.findByRole("heading", { name: /^Sent/ })).toBeInTheDocument();
    expect(bank.callsTo(TRANSFER)).toHaveLength(1);
    expect(screen.queryByText(/failed/i)).not.toBeInTheDocument();
  });

  it("is announced once when the page was left and opened again while it was under way", async () => {
    const answer = openBank().answer(STATUS, { state: "done", transaction: sent }).holdBack(TRANSFER, { body: made });
    const user = userEvent.setup();
    const { goTo } = renderPage(TransferPage, { path });
    await fillAndReview(user);
    await enterPin(user, "4826");

    goTo(TransferPage);
    await screen.findByRole("heading", { name: /^Sent/ });
    await act(async () => answer());

    expect(toasts).toEqual(["Transfer successful."]);
    await user.click(screen.getByRole("button", { name: "Make another" }));
    expect(await screen.findByLabelText("Recipient account number")).toHaveValue("");
  });

  it("empties no form that was filled in since another page found out that it was sent", async () => {
    const answer = openBank().answer(STATUS, { state: "done", transaction: sent }).holdBack(TRANSFER, { body: made });
    const user = userEvent.setup();
    const { goTo } = renderPage(TransferPage, { path });
    await fillAndReview(user);
    await enterPin(user, "4826");
    goTo(TransferPage);
    await user.click(await screen.findByRole("button", { name: "Make another" }));
    await user.type(await screen.findByLabelText("Recipient account number"), "987");

    await act(async () => answer());
    goTo(TransferPage);

    expect(await screen.findByLabelText("Recipient account number")).toHaveValue("987");
  });

  it("empties nobody else's form, and says nothing to them, when its answer comes after they have signed in", async () => {
    const bank = openBank();
    const answer = bank.holdBack(TRANSFER, { body: made });
    const user = userEvent.setup();
    const { goTo } = renderPage(TransferPage, { path });
    await fillAndReview(user);
    await enterPin(user, "4826");
    bank.answer("POST /me", profile({ id: "another-person" }));
    act(() => session.start("another-token"));
    goTo(TransferPage);
    await user.type(await screen.findByLabelText("Recipient account number"), "987");

    await act(async () => answer());
    goTo(TransferPage);

    expect(await screen.findByLabelText("Recipient account number")).toHaveValue("987");
    expect(toasts).toEqual([]);
  });

  it.each([
    ["refusal", 409, { message: "Insufficient funds.", code: "insufficient_funds", request_id: "r-1" }],
    ["yes", 200, made],
  ])("forgets nothing of a newer transfer when the %s to an older one is late", async (_word, status, body) => {
    const answer = openBank().holdBack(TRANSFER, { status, body });
    const user = userEvent.setup();
    renderPage(PageThatGoes, { path });
    await fillAndReview(user);
    await enterPin(user, "4826");
    const newer = sessionStorage.getItem("pending_transfer")?.replace(/"key":"[^"]+"/, '"key":"newer"') ?? "";
    expect(newer).toContain('"newer"');
    sessionStorage.setItem("pending_transfer", newer);

    await act(async () => answer());

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(sessionStorage.getItem("pending_transfer")).toBe(newer);
  });

  it.each([
    {
      now: "that an admin has returned",
      found: { status: "failed" },
      heading: "Not delivered. $12.50 to 402177540931",
      text: "This transfer failed, and the amount is back in your account.",
      said: [],
    },
    {
      now: "inside this bank that an admin holds back",
      found: { status: "pending" },
      heading: "Sent. $12.50 to 402177540931",
      text: "It shows as pending until it arrives.",
      said: [],
    },
    {
      now: "that the other bank does not have yet",
      found: { status: "pending", bank_name: "Chase" },
      heading: "Sent. $12.50 to 402177540931",
      text: "It is on its way to Chase and shows as pending until it arrives.",
      said: ["Transfer sent. It is pending until the other bank has it."],
    },
  ] as const)("says of a transfer $now what is true of it, once its lost answer is found", async (one) => {
    const { user } = openPage(
      openBank()
        .dropLine(TRANSFER)
        .answer(STATUS, { state: "done", transaction: { ...sent, ...one.found } }),
    );

    await fillAndReview(user);
    await enterPin(user, "4826");

    expect(await screen.findByRole("heading", { name: one.heading })).toBeInTheDocument();
    expect(screen.getByText(one.text)).toBeInTheDocument();
    expect(toasts).toEqual(one.said);
  });

  it("finds out after a reload what became of a transfer whose answer was lost, with nothing of the form kept", async () => {
    const { user, bank, view } = openPage(
      openBank().dropLine(TRANSFER).answer(STATUS, { state: "unknown", transaction: null }),
    );
    await fillAndReview(user);
    await enterPin(user, "4826");
    expect(await screen.findByRole("heading", { name: "Still checking" })).toBeInTheDocument();
    const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
    for (const typed of ["12.5", RECIPIENT]) expect(stored).not.toContain(typed);
    // Four digits also occur inside of keys and moments.
    expect(stored).not.toMatch(/(?<![\da-f])4826(?![\da-f])/);
    const pending = sessionStorage.getItem("pending_transfer") ?? "";

    view.unmount();
    bank.answer(STATUS, { state: "done", transaction: sent });
    renderPage(TransferPage, { path, session: { pending_transfer: pending }, person: profile() });

    expect(await screen.findByRole("heading", { name: /^Sent/ })).toBeInTheDocument();
    expect(bank.callsTo(TRANSFER)).toHaveLength(1);
    expect(sessionStorage.getItem("pending_transfer")).toBeNull();
  });

  /** Sent, its answer lost, and asked for: what the bank says of it comes when it is found. */
  async function askWhatBecameOfIt() {
    const { bank, user } = openPage(openBank().dropLine(TRANSFER));
    const find = bank.holdBack(STATUS, { body: { state: "done", transaction: sent } });
    await fillAndReview(user);
    await enterPin(user, "4826");
    return { user, find: () => act(async () => find()) };
  }

  it("tells whoever goes on with something else what became of the transfer, and leaves the keyboard there", async () => {
    const { user, find } = await askWhatBecameOfIt();
    expect(await screen.findByRole("heading", { name: "Still checking" })).toHaveFocus();
    const search = screen.getByRole("searchbox", { name: "Search by reference" });
    await user.type(search, "LT-n");

    await find();

    expect(await screen.findByRole("heading", { name: /^Sent/ })).toBeInTheDocument();
    expect(search).toHaveFocus();
    expect(document.querySelector("[data-announcer=polite]")).toHaveTextContent("Sent. $12.50 to 402177540931");
  });

  it("leads the keyboard from Still checking to what became of the transfer where it stood there", async () => {
    const { find } = await askWhatBecameOfIt();
    await screen.findByRole("heading", { name: "Still checking" });

    await find();

    expect(await screen.findByRole("heading", { name: /^Sent/ })).toHaveFocus();
  });

  const unknown = { state: "unknown", transaction: null } as const;
  const withdrawn = { state: "withdrawn", transaction: null } as const;

  /** The page that somebody comes back to whose answer was lost, and how it stands once a late one is withdrawn. */
  async function comeBackFor24Seconds(bank: FakeBank, { meanwhile = () => {}, Page = TransferPage } = {}) {
    jest.useFakeTimers();
    bank.answer(STATUS, unknown);
    const pending = JSON.stringify({ key: "8f4d0f9e-0000-4000-8000-000000000000", person: profile().id });
    renderPage(Page, { path, session: { pending_transfer: pending }, person: profile() });
    meanwhile();
    await act(() => jest.advanceTimersByTimeAsync(24_000));
  }

  it("leads from a transfer that was withdrawn back to the form, and begins at its heading", async () => {
    const bank = openBank().answer(WITHDRAW, withdrawn);
    await comeBackFor24Seconds(bank);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    expect(bank.callsTo(WITHDRAW)).toHaveLength(1);
    expect(screen.getByRole("heading", { name: "This transfer was not made." })).toHaveFocus();

    await user.click(screen.getByRole("button", { name: "Back to the form" }));

    expect(await screen.findByLabelText("Recipient account number")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Make Transfer" })).toHaveFocus();
  });

  it("leads from a transfer that was not made to the form by the menu as well", async () => {
    await comeBackFor24Seconds(openBank().answer(WITHDRAW, withdrawn), { Page: PageWithMenu });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

    await user.click(screen.getByRole("link", { name: "Transfer" }));

    expect(await screen.findByLabelText("Recipient account number")).toBeInTheDocument();
  });

  it("waits no longer where the device's clock is put back meanwhile", async () => {
    const bank = openBank().answer(WITHDRAW, withdrawn);

    await comeBackFor24Seconds(bank, { meanwhile: () => jest.setSystemTime(Date.now() - 3_600_000) });

    expect(screen.getByRole("heading", { name: "This transfer was not made." })).toBeInTheDocument();
  });

  it("waits from when it was sent, and not anew on each page that somebody comes back to", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const bank = openBank().dropLine(TRANSFER).answer(STATUS, unknown).answer(WITHDRAW, withdrawn);
    const { goTo } = renderPage(TransferPage, { path });
    await fillAndReview(user);
    await enterPin(user, "4826");
    for (let visit = 0; visit < 2; visit++) {
      expect(await screen.findByRole("heading", { name: "Still checking" })).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(9_000));
      expect(bank.callsTo(WITHDRAW)).toEqual([]);
      goTo(TransferPage);
    }

    await act(() => jest.advanceTimersByTimeAsync(6_000));

    expect(screen.getByRole("heading", { name: "This transfer was not made." })).toBeInTheDocument();
  });

  it("waits for an answer from when it sends, however long the form was open before", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const bank = openBank().dropLine(TRANSFER).answer(STATUS, unknown);
    renderPage(TransferPage, { path });
    await fillAndReview(user);
    await act(() => jest.advanceTimersByTimeAsync(60_000));

    await enterPin(user, "4826");
    expect(await screen.findByRole("heading", { name: "Still checking" })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));

    expect(bank.callsTo(STATUS).length).toBeGreaterThan(1);
    expect(bank.callsTo(WITHDRAW)).toEqual([]);
  });

  it("says of a transfer that was made at the last moment that it was sent", async () => {
    await comeBackFor24Seconds(openBank().answer(WITHDRAW, { state: "done", transaction: sent }));

    expect(screen.getByRole("heading", { name: /^Sent/ })).toBeInTheDocument();
    expect(sessionStorage.getItem("pending_transfer")).toBeNull();
  });

  it.each([
    ["cannot be reached", (bank: FakeBank) => bank.dropLine(WITHDRAW)],
    ["is busy", (bank: FakeBank) => bank.refuse(WITHDRAW, "unavailable")],
    ["takes no more of them for now", (bank: FakeBank) => bank.refuse(WITHDRAW, "too_many_requests", 60)],
  ])("does not call a transfer not made whose withdrawal the bank has not confirmed: it %s", async (_why, spoil) => {
    const bank = spoil(openBank());
    await comeBackFor24Seconds(bank);
    expect(screen.getByRole("heading", { name: "Still checking" })).toBeInTheDocument();
    expect(sessionStorage.getItem("pending_transfer")).not.toBeNull();

    bank.answer(WITHDRAW, withdrawn);
    await act(() => jest.advanceTimersByTimeAsync(2_000));

    expect(screen.getByRole("heading", { name: "This transfer was not made." })).toBeInTheDocument();
    expect(sessionStorage.getItem("pending_transfer")).toBeNull();
  });

  it("believes the record of a bank that is older than this page and withdraws nothing", async () => {
    await comeBackFor24Seconds(openBank().refuse(WITHDRAW, "not_found"));

    expect(screen.getByRole("heading", { name: "This transfer was not made." })).toBeInTheDocument();
  });

  /** The first time it is lost on its way, and taken for not made after 24 seconds; the second time it is made. */
  async function sendOnceMoreAfterNoAnswer(bank: FakeBank) {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    bank.dropLine(TRANSFER).answer(STATUS, unknown);
    renderPage(TransferPage, { path });
    await fillAndReview(user);
    await enterPin(user, "4826");
    await act(() => jest.advanceTimersByTimeAsync(24_000));
    await user.click(screen.getByRole("button", { name: "Back to the form" }));

    bank.answer(TRANSFER, made);
    await user.click(await screen.findByRole("button", { name: "Review transfer" }));
    await enterPin(user, "4826");

    await screen.findByRole("heading", { name: /^Sent/ });
  }

  it("sends what was withdrawn under a new key, also when it is the same once more", async () => {
    const bank = openBank().answer(WITHDRAW, withdrawn);

    await sendOnceMoreAfterNoAnswer(bank);

    expect(new Set(keysOf(bank)).size).toBe(2);
  });

  it("sends what an older bank could not withdraw under the same key when it is the same once more: the first may still be made", async () => {
    const bank = openBank().refuse(WITHDRAW, "not_found");

    await sendOnceMoreAfterNoAnswer(bank);

    expect(keysOf(bank)).toHaveLength(2);
    expect(new Set(keysOf(bank)).size).toBe(1);
  });

  it.each(["is between two questions", "hears only then that the bank is busy"])(
    "asks nothing more once the page is left that %s",
    async (when) => {
      jest.useFakeTimers();
      const bank = openBank().answer(STATUS, unknown);
      const busy = { message: "No.", code: "unavailable", request_id: "r-1" };
      const answer =
        when === "hears only then that the bank is busy"
          ? bank.holdBack(STATUS, { status: 503, body: busy })
          : () => {};
      const pending = JSON.stringify({ key: "8f4d0f9e-0000-4000-8000-000000000000", person: profile().id });
      renderPage(PageThatGoes, { path, session: { pending_transfer: pending }, person: profile() });
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(bank.callsTo(STATUS)).toHaveLength(1);

      fireEvent.click(screen.getByRole("button", { name: "Go" }));
      answer();
      await act(() => jest.advanceTimersByTimeAsync(60_000));

      expect(bank.callsTo(STATUS)).toHaveLength(1);
    },
  );

  it("asks nothing about a transfer that somebody else left behind", async () => {
    const bank = openBank();
    const pending = JSON.stringify({ key: "8f4d0f9e-0000-4000-8000-000000000000", person: "somebody-else" });

    renderPage(TransferPage, { path, session: { pending_transfer: pending }, person: profile() });

    expect(await screen.findByLabelText(/^Recipient account/)).toBeInTheDocument();
    expect(bank.callsTo(STATUS)).toEqual([]);
  });

  it("goes on naming the account that the PIN is asked for, though it is closed elsewhere meanwhile", async () => {
    const { bank, user } = openPage();
    await fillAndReview(user);
    bank.answer("GET /accounts", []);

    await act(() => refresh(["accounts"]));

    expect(screen.getByRole("heading", { level: 2, name: "You need an account to send money." })).toBeInTheDocument();
    expect(within(screen.getByRole("dialog")).getByText("From").nextElementSibling).toHaveTextContent(/^Checking/);
  });

  it("offers no account that a refusal shows to be gone, and picks no other", async () => {
    const { bank, user } = openPage(
      openBank()
        .answer("GET /accounts", [account(), account({ id: "account-2" })])
        .refuse(TRANSFER, "account_not_found"),
    );
    await fillAndReview(user);
    bank.answer("GET /accounts", [account({ id: "account-2" })]);

    await enterPin(user, "4826");

    await waitFor(() => expect(screen.getByLabelText("From")).toHaveValue(""));
    expect(screen.getByLabelText("From").querySelector("option[value='account-1']")).toBeNull();
    expect(screen.getByLabelText("From")).toHaveAccessibleDescription("Account not found.");
  });

  it("puts whoever asked for a transfer at the heading where a refusal shows that their last account is gone", async () => {
    const { bank, user } = openPage(openBank().refuse(TRANSFER, "account_not_found"));
    await fillAndReview(user);
    const arrive = bank.holdBack("GET /accounts", { body: [] });

    await enterPin(user, "4826");
    await waitFor(() => expect(screen.getByRole("button", { name: "Review transfer" })).toHaveFocus());
    await act(async () => arrive());

    expect(await screen.findByRole("heading", { level: 2, name: "You need an account to send money." })).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("brings a refusal back to the field that can be changed, with everything still typed, until it is changed", async () => {
    const { user } = openPage(openBank().refuse(TRANSFER, "insufficient_funds"));

    await fillAndReview(user);
    await enterPin(user, "4826");

    const amount = await screen.findByLabelText(/^Amount/);
    await waitFor(() => expect(amount).toHaveAccessibleDescription(expect.stringContaining("Insufficient funds.")));
    expect(amount).toHaveValue("12.50");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await user.type(amount, "{Backspace}");
    expect(amount).toBeValid();
    expect(screen.queryByText("Insufficient funds.")).not.toBeInTheDocument();
  });

  it.each([
    ["insufficient_funds", /^Amount/],
    ["recipient_not_found", "Recipient account number"],
  ] as const)("leads from the PIN step to the field that was refused (%s)", async (code, field) => {
    const { user } = openPage(openBank().refuse(TRANSFER, code));

    await fillAndReview(user);
    await enterPin(user, "4826");

    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
  });

  it("asks nothing more about a transfer that was refused when the page is opened again", async () => {
    const bank = openBank().refuse(TRANSFER, "insufficient_funds");
    const user = userEvent.setup();
    const { goTo } = renderPage(TransferPage, { path });
    await fillAndReview(user);
    await enterPin(user, "4826");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

    goTo(TransferPage);

    expect(await screen.findByLabelText("Recipient account number")).toHaveValue(RECIPIENT);
    expect(bank.callsTo(STATUS)).toEqual([]);
  });

  it("goes on saying in the form how long to wait, once the toast is gone", async () => {
    const { user } = openPage(openBank().refuse(TRANSFER, "too_many_requests", 3480));

    await fillAndReview(user);
    await enterPin(user, "4826");

    expect(await screen.findByText("Too many attempts. Try again in 58 minutes.")).toBeVisible();
  });

  it("puts no space between two sentences in Chinese, whose full stop has it", async () => {
    const { user } = openPage(openBank().refuse(TRANSFER, "too_many_requests", 3480));
    await fillAndReview(user);
    await enterPin(user, "4826");
    await screen.findByText("Too many attempts. Try again in 58 minutes.");

    await act(async () => setLocale("zh-CN"));

    expect(await screen.findByText("尝试次数过多。请在 58 分钟后重试。")).toBeVisible();
  });

  it("does not make a minute of the second after which it may be sent again", async () => {
    const { user } = openPage(openBank().refuse(TRANSFER, "too_many_requests", 1));

    await fillAndReview(user);
    await enterPin(user, "4826");

    expect(await screen.findByText("Too many attempts. Please wait and try again.")).toBeVisible();
  });

  it("says in the form what the bank says of a refusal that is newer than this page", async () => {
    const body = { message: "Not on a Sunday.", code: "not_on_sundays", request_id: "request" };
    const { user } = openPage(openBank().respond(TRANSFER, () => ({ status: 422, body })));

    await fillAndReview(user);
    await enterPin(user, "4826");

    expect(await screen.findByText("Not on a Sunday.")).toBeVisible();
    expect(screen.queryByText("not_on_sundays")).not.toBeInTheDocument();
  });

  it("says both where a bank has an error besides its message, and neither twice", async () => {
    const body = { message: "Transfer blocked", error: "Limit reached" };
    const bank = openBank().respond(TRANSFER, () => ({ status: 422, body }));
    const { user } = openPage(bank);
    await fillAndReview(user);
    await enterPin(user, "4826");
    await waitFor(() => expect(toasts).toEqual(["Transfer blocked", "Limit reached"]));

    bank.respond(TRANSFER, () => ({ status: 422, body: { message: "Transfer blocked", error: "Transfer blocked" } }));
    await user.click(screen.getByRole("button", { name: "Review transfer" }));
    await enterPin(user, "4826");

    await waitFor(() => expect(toasts).toEqual(["Transfer blocked", "Limit reached", "Transfer blocked"]));
  });

  it("says for how long a PIN is locked, and takes the keypad away", async () => {
    const { user } = openPage(openBank().refuse(TRANSFER, "pin_locked", 890));

    await fillAndReview(user);
    await enterPin(user, "4826");

    expect(await screen.findByText(/Try again in 15 minutes\./)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "7" })).not.toBeInTheDocument();
  });

  it("says what unlocks a PIN that no time unlocks", async () => {
    const { user } = openPage(openBank().refuse(TRANSFER, "pin_locked"));

    await fillAndReview(user);
    await enterPin(user, "4826");

    expect(await screen.findByText(/Log out and reset your password to unlock it\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/Try again in/)).not.toBeInTheDocument();
  });
});
