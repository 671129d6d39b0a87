import type { Account } from "@lintel/contract/schema";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Bank, Reply } from "../../../portal/test/bank-answers";
import { never, person, renderPage, toasts } from "../../test/render-page";
import UserPage from "./user-page";

const account = {
  id: "account-1",
  account_type: "checking",
  account_number: "402177540931",
  routing_number: "021000021",
  balance: 12,
} as Account;

function renderPerson(bank: Bank) {
  renderPage(UserPage, { path: "/online-banking/admin/users/person-1", params: { id: "person-1" }, bank });
}

function answerTo(path: string, accounts: readonly Account[]): Reply {
  return { status: 200, body: path === "/view-user/person-1" ? { user: person(), accounts, transactions: [] } : [] };
}

it("shows of each account its type, its balance and both numbers, each as such", async () => {
  renderPerson(({ path }) => answerTo(path, [account]));

  const card = await screen.findByRole("article");
  expect(within(card).getByRole("heading", { name: "Checking" })).toBeInTheDocument();
  expect(card).toHaveTextContent("$12.00");
  // Each number as it is read out, then as it is seen.
  expect(card).toHaveTextContent("account starting 4021 ending 314021******31");
  expect(card).toHaveTextContent("Routing starting 0210 ending 210210***21");
});

it("asks no longer about an account that is gone when the answer that said so was lost", async () => {
  let accounts = [account];
  renderPerson(async ({ path }) => {
    if (path === "/delete-account/account-1") {
      accounts = [];
      throw new TypeError("The line was lost.");
    }
    return answerTo(path, accounts);
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Delete account/ }));
  const question = within(screen.getByRole("alertdialog"));
  fireEvent.click(question.getByRole("checkbox"));

  fireEvent.click(question.getByRole("button", { name: "Delete account" }));

  await waitFor(() => expect(toasts).toContain("This account no longer exists."));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Accounts" })).toHaveFocus());
});

it("asks about a second account while what is left of the first is being loaded", async () => {
  const second = { ...account, id: "account-2", account_type: "savings", account_number: "402177540932" } as Account;
  let isDeleted = false;
  renderPerson(({ path }) => {
    if (path.startsWith("/delete-account/")) {
      isDeleted = true;
      return { status: 200, body: { message: "ok" } };
    }
    return isDeleted && path === "/view-user/person-1" ? never : answerTo(path, [account, second]);
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Delete account, Checking/ }));
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete account" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());

  fireEvent.click(screen.getByRole("button", { name: /^Delete account, Savings/ }));

  const question = within(screen.getByRole("alertdialog"));
  expect(question.getByRole("button", { name: "Cancel" })).toBeEnabled();
  expect(question.getByRole("button", { name: "Delete account" })).not.toHaveAttribute("aria-busy", "true");
});

it("names an account without reading stars out, on its buttons and in what they ask, and all that is lost with it", async () => {
  renderPerson(({ path }) => answerTo(path, [account]));
  const spoken = "Checking account starting 4021 ending 31";

  fireEvent.click(await screen.findByRole("button", { name: `Delete account, ${spoken}` }));
  expect(screen.getByRole("alertdialog")).toHaveAccessibleName(`Delete ${spoken}?`);
  expect(screen.getByText("Delete Checking 4021******31?")).toBeInTheDocument();
  expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
    /its cards are destroyed and the \$12\.00 it holds/,
  );
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));

  fireEvent.click(screen.getByRole("button", { name: `Generate history, ${spoken}` }));
  expect(screen.getByRole("dialog")).toHaveAccessibleName(`Generate history for ${spoken}`);
  expect(screen.getByText("Generate history for Checking 4021******31")).toBeInTheDocument();
});

it("asks the bank anew what goes with an account that is to be deleted", async () => {
  let balance = 793;
  renderPerson(({ path }) => answerTo(path, [{ ...account, balance }]));
  const opener = await screen.findByRole("button", { name: /^Delete account/ });
  balance = 5793;

  fireEvent.click(opener);
  fireEvent.click(screen.getByRole("checkbox"));

  const question = screen.getByRole("alertdialog");
  await waitFor(() => expect(question).toHaveAccessibleDescription(/\$5,793\.00/));
  expect(within(question).getByRole("checkbox")).toBeChecked();
  expect(within(question).getByRole("button", { name: "Delete account" })).toBeEnabled();
});
