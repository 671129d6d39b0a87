import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { person, renderPage } from "../../test/render-page";
import UserPage from "./user-page";

const transaction = {
  id: "transaction-1",
  status: "success",
  amount: 5,
  direction: "outgoing",
  transaction_type: "transfer",
  transaction_reference: "LT-1",
  created_at: "2026-11-20T08:00:00Z",
};

it("puts whoever saved a status at the heading, where another admin has cleared the list meanwhile", async () => {
  let transactions = [transaction];
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: ({ path }) => {
      if (path === "/view-user/person-1") {
        return { status: 200, body: { user: person(), accounts: [], transactions } };
      }
      if (path === "/change-status/transaction-1") transactions = [];
      return { status: 200, body: [] };
    },
  });
  const row = await screen.findByRole("button", { name: /LT-1/ });
  act(() => row.focus());
  fireEvent.click(row);
  const dialog = within(screen.getByRole("dialog"));

  fireEvent.click(dialog.getByRole("radio", { name: "Failed" }));
  fireEvent.click(dialog.getByRole("button", { name: "Save status" }));

  expect(await screen.findByText("No transactions available.")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Transactions" })).toHaveFocus());
});
