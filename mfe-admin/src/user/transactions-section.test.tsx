import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { person, renderPage, transfer, withoutOlder } from "../../test/render-page";
import UserPage from "./user-page";

it("puts whoever saved a status at the heading, where another admin has cleared the list meanwhile", async () => {
  let transactions = [transfer()];
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

it("counts what has come as so many at least, while older rows are still at the bank", async () => {
  const transactions = ["1", "2"].map((id) => transfer({ id, transaction_reference: `LT-${id}` }));
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: withoutOlder(transactions),
  });

  expect(await screen.findByRole("region", { name: "Transactions, 2+ transactions" })).toBeInTheDocument();
  expect(screen.getByText("2+ transactions")).toBeInTheDocument();
});
