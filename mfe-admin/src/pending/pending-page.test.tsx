import { act, fireEvent, screen } from "@testing-library/react";
import { renderPage } from "../../test/render-page";
import type { PendingTransfer } from "../lib/admin-queries";
import PendingPage from "./pending-page";

function transfers(...ids: string[]) {
  return ids.map(
    (id) =>
      ({
        id,
        amount: 5,
        created_at: "2026-11-20T08:00:00Z",
        transaction_reference: id,
        recipient_account: `account ${id}`,
        bank_name: "Chase",
        customer: { id: "person-1", name: "Amara Okafor" },
      }) as PendingTransfer,
  );
}

it("puts whoever asked for more at the first transfer of the last page", async () => {
  renderPage(PendingPage, {
    path: "/online-banking/admin/pending",
    bank: ({ query }) =>
      query.has("cursor")
        ? { status: 200, body: transfers("c", "d") }
        : { status: 200, body: transfers("a", "b"), headers: { "x-next-cursor": "b" } },
  });
  const more = await screen.findByRole("button", { name: "Show more" });
  act(() => more.focus());

  fireEvent.click(more);

  expect(await screen.findByRole("checkbox", { name: /account c/ })).toHaveFocus();
  expect(more).not.toBeInTheDocument();
});
