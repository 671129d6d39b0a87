import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { never, renderPage, toasts, transfer } from "../../test/render-page";
import { StatusDialog } from "./status-dialog";

const settled = transfer({ transaction_type: "wire_transfer" });

it("begins at the status that the transfer has, so that a space changes nothing", () => {
  renderPage(() => <StatusDialog transaction={settled} onClose={() => undefined} />, {
    path: "/online-banking/admin/users/person-1",
    bank: () => never,
  });

  expect(screen.getByRole("radio", { name: "Success" })).toHaveFocus();
});

it("says of a card payment too what each status does, and calls it no transfer", () => {
  renderPage(
    () => <StatusDialog transaction={transfer({ transaction_type: "card_payment" })} onClose={() => undefined} />,
    {
      path: "/online-banking/admin/users/person-1",
      bank: () => never,
    },
  );

  expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
    /^Success settles the transaction, Failed returns the money/,
  );
});

it("names the year of a transfer that is of another", () => {
  const year = new Date().getFullYear() - 1;
  renderPage(
    () => <StatusDialog transaction={transfer({ created_at: `${year}-06-20T08:00:00Z` })} onClose={() => undefined} />,
    { path: "/online-banking/admin/users/person-1", bank: () => never },
  );

  expect(screen.getByText(new RegExp(`^20 Jun ${year}, `))).toBeInTheDocument();
});

it("says which status it is changed from, so that what another admin did meanwhile is not undone unseen", async () => {
  const sent: unknown[] = [];
  renderPage(() => <StatusDialog transaction={settled} onClose={() => undefined} />, {
    path: "/online-banking/admin/users/person-1",
    bank: ({ body }) => {
      sent.push(body);
      return { status: 409, body: { message: "No.", code: "status_changed", request_id: "r" } };
    },
  });

  fireEvent.click(screen.getByRole("radio", { name: "Failed" }));
  fireEvent.click(screen.getByRole("button", { name: "Save status" }));

  const words = "The status of this transaction has changed in the meantime. Please look at it again.";
  expect(await screen.findByText(words)).toBeInTheDocument();
  await waitFor(() => expect(toasts).toEqual([words]));
  expect(sent).toEqual([{ status: "failed", from: "success" }]);
});

it("sends nothing that was chosen before another admin changed the status, and says so", async () => {
  const sent: unknown[] = [];
  renderPage(Refreshed, {
    path: "/online-banking/admin/users/person-1",
    bank: ({ body }) => {
      sent.push(body);
      return never;
    },
  });
  fireEvent.click(screen.getByRole("radio", { name: "Failed" }));

  fireEvent.click(screen.getByText("Refresh"));

  const words = "The status of this transaction has changed in the meantime. Please look at it again.";
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  expect(screen.getByRole("radio", { name: "Success" })).toBeChecked();

  fireEvent.click(screen.getByRole("radio", { name: "Pending" }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Save status" }));
  await waitFor(() => expect(sent).toEqual([{ status: "pending", from: "success" }]));
});

it("stays until it is known whether the status was changed, calls nobody's change another admin's, and sends it once", async () => {
  const sent: unknown[] = [];
  let closed = 0;
  renderPage(() => <Refreshed onClose={() => closed++} />, {
    path: "/online-banking/admin/users/person-1",
    bank: ({ body }) => {
      sent.push(body);
      return never;
    },
  });
  fireEvent.click(screen.getByRole("radio", { name: "Success" }));
  fireEvent.click(screen.getByRole("button", { name: "Save status" }));
  await waitFor(() => expect(sent).toHaveLength(1));

  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.click(screen.getByRole("radio", { name: "Failed" }));
  fireEvent.click(screen.getByText("Refresh"));

  expect(closed).toBe(0);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
  fireEvent.click(screen.getByRole("button", { name: "Save status" }));
  await act(async () => {});
  expect(sent).toEqual([{ status: "success", from: "pending" }]);
});

it("closes where the status was changed although the answer was lost, and calls it nobody else's change", async () => {
  let closed = 0;
  renderPage(() => <Refreshed onClose={() => closed++} />, {
    path: "/online-banking/admin/users/person-1",
    bank: async ({ path }) => {
      if (path === "/change-status/transaction-1") throw new TypeError("The line was lost.");
      return { status: 200, body: [] };
    },
  });
  fireEvent.click(screen.getByRole("radio", { name: "Success" }));
  fireEvent.click(screen.getByRole("button", { name: "Save status" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toBeEnabled());

  fireEvent.click(screen.getByText("Refresh"));

  await waitFor(() => expect(toasts.at(-1)).toBe("Transaction status updated successfully."));
  expect(closed).toBe(1);
  expect(screen.queryByText(/has changed in the meantime/)).not.toBeInTheDocument();
});

it("stays where the bank has refused it, also when another admin has set the very same", async () => {
  let closed = 0;
  renderPage(() => <Refreshed onClose={() => closed++} />, {
    path: "/online-banking/admin/users/person-1",
    bank: () => ({ status: 409, body: { message: "No.", code: "status_changed", request_id: "r" } }),
  });
  fireEvent.click(screen.getByRole("radio", { name: "Success" }));
  fireEvent.click(screen.getByRole("button", { name: "Save status" }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toBeEnabled());

  fireEvent.click(screen.getByText("Refresh"));

  expect(await screen.findByText(/has changed in the meantime/)).toBeInTheDocument();
  expect([closed, toasts.length]).toEqual([0, 1]);
});

it("says no longer what the bank had against one status once another is chosen", async () => {
  renderPage(() => <StatusDialog transaction={settled} onClose={() => undefined} />, {
    path: "/online-banking/admin/users/person-1",
    bank: () => ({ status: 409, body: { message: "No.", code: "recipient_spent", request_id: "r" } }),
  });
  fireEvent.click(screen.getByRole("radio", { name: "Failed" }));
  fireEvent.click(screen.getByRole("button", { name: "Save status" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toBeEnabled());
  expect(await screen.findByRole("alert")).toHaveTextContent(/^The recipient/);

  fireEvent.click(screen.getByRole("radio", { name: "Success" }));

  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

function Refreshed({ onClose = () => undefined }: { onClose?: () => void }) {
  const [transaction, setTransaction] = useState(transfer({ status: "pending" }));
  return (
    <>
      <StatusDialog transaction={transaction} onClose={onClose} />
      <button type="button" onClick={() => setTransaction(settled)}>
        Refresh
      </button>
    </>
  );
}
