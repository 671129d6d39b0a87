import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { person, renderPage, transfer, withoutOlder } from "../../test/render-page";
import { refreshAdmin } from "../lib/admin-queries";
import UserPage from "./user-page";

/** With something of the frame around it. */
function Framed() {
  return (
    <>
      <button type="button">Elsewhere</button>
      <UserPage />
    </>
  );
}

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

it("leaves whoever has gone on elsewhere there, when another admin clears the list", async () => {
  let transactions = [transfer()];
  renderPage(Framed, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: ({ path }) => ({
      status: 200,
      body: path === "/view-user/person-1" ? { user: person(), accounts: [], transactions } : [],
    }),
  });
  fireEvent.click(await screen.findByRole("button", { name: /LT-1/ }));
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  screen.getByRole("button", { name: "Elsewhere" }).focus();

  transactions = [];
  await act(() => refreshAdmin());

  expect(await screen.findByText("No transactions available.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
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
