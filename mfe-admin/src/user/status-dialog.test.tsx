import type { Transaction } from "@lintel/contract/schema";
import { screen } from "@testing-library/react";
import { never, renderPage } from "../../test/render-page";
import { StatusDialog } from "./status-dialog";

const settled = {
  id: "transaction-1",
  status: "success",
  amount: 5,
  direction: "outgoing",
  transaction_type: "wire_transfer",
  transaction_reference: "LT-1",
  created_at: "2026-11-20T08:00:00Z",
} as Transaction;

it("begins at the status that the transfer has, so that a space changes nothing", () => {
  renderPage(() => <StatusDialog transaction={settled} onClose={() => undefined} />, {
    path: "/online-banking/admin/users/person-1",
    bank: () => never,
  });

  expect(screen.getByRole("radio", { name: "Success" })).toHaveFocus();
});
