import { session } from "@lintel/portal";
import { useInfiniteQuery } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { never, renderPage, toasts } from "../../test/render-page";
import { type PendingTransfer, pendingQuery } from "../lib/admin-queries";
import { DecisionDialog } from "./decision-dialog";

const transfers = ["a", "b", "c"].map(
  (id) =>
    ({
      id,
      amount: 1,
      bank_name: "Chase",
      recipient_account: `account ${id}`,
      direction: "outgoing",
      customer: { id: "person-1", name: `Payer ${id}` },
    }) as PendingTransfer,
);

function Page({ onClose = () => undefined }: { onClose?: () => void }) {
  return <DecisionDialog decision="success" transfers={transfers} onClose={onClose} onDone={() => undefined} />;
}

it.each([
  ["somebody else has signed in", () => session.start("the-token-of-another-admin")],
  ["the session is over", () => session.end("idle")],
])("decides nothing more once %s", async (_, change) => {
  const asked: string[] = [];
  renderPage(Page, {
    path: "/online-banking/admin/pending",
    bank: async ({ path }) => {
      if (path.startsWith("/change-status/")) asked.push(path);
      if (asked.length === 2) change();
      return { status: 200, body: { message: "ok" } };
    },
  });

  fireEvent.click(screen.getByRole("button", { name: "Settle" }));

  await waitFor(() => expect(asked).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked).toEqual(["/change-status/a", "/change-status/b"]);
});

it("begins on Cancel: what Enter does at once is no decision", () => {
  renderPage(Page, { path: "/online-banking/admin/pending", bank: () => never });

  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

it("stays until it is known what has become of each", async () => {
  let closed = 0;
  renderPage(() => <Page onClose={() => closed++} />, { path: "/online-banking/admin/pending", bank: () => never });
  fireEvent.click(screen.getByRole("button", { name: "Settle" }));
  await screen.findByText("0 of 3 done");
  expect(screen.getByRole("button", { name: "Settle" })).toHaveAttribute("aria-busy", "true");

  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });

  expect(closed).toBe(0);
});

it("counts a second try from its own beginning", async () => {
  let tries = 0;
  renderPage(Page, {
    path: "/online-banking/admin/pending",
    bank: async ({ path }) => {
      if (path === "/change-status/a" && ++tries === 2) return never;
      if (path === "/change-status/b") throw new TypeError("The line was lost.");
      return { status: 200, body: { message: "ok" } };
    },
  });
  fireEvent.click(screen.getByRole("button", { name: "Settle" }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  // For as long as it is read, and not as long as a toast stands.
  expect(screen.getByText(toasts[0] as string)).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: "Settle" })).not.toHaveAttribute("aria-busy", "true"));

  fireEvent.click(screen.getByRole("button", { name: "Settle" }));

  expect(await screen.findByText("0 of 3 done")).toBeInTheDocument();
});

it("returns no transfer that another admin has settled meanwhile, says so and looks again", async () => {
  const sent: unknown[] = [];
  let looks = 0;
  renderPage(Returning, {
    path: "/online-banking/admin/pending",
    bank: ({ path, body }) => {
      if (path === "/admin/pending-transfers") {
        looks += 1;
        return { status: 200, body: [] };
      }
      sent.push(body);
      return path === "/change-status/b"
        ? { status: 409, body: { message: "No.", code: "status_changed", request_id: "r" } }
        : { status: 200, body: { message: "ok" } };
    },
  });
  await waitFor(() => expect(looks).toBe(1));

  fireEvent.click(screen.getByRole("button", { name: "Return" }));

  await waitFor(() => expect(looks).toBe(2));
  expect(sent).toEqual(Array(3).fill({ status: "failed", from: "pending" }));
  expect(toasts).toEqual([
    "2 transfers returned.",
    "1 transfer was refused: The status of this transaction has changed in the meantime. Please look at it again.",
  ]);
});

it("asks and decides about what was chosen, while the queue behind it shrinks", async () => {
  const sent: string[] = [];
  renderPage(Shrinking, {
    path: "/online-banking/admin/pending",
    bank: ({ path }) => {
      sent.push(path);
      return { status: 200, body: { message: "ok" } };
    },
  });

  fireEvent.click(screen.getByText("Shrink"));
  expect(screen.getByRole("heading", { name: "Settle 3 transfers?" })).toBeInTheDocument();
  expect(screen.getByText("$3.00 goes on to the recipients.")).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    ["a", "b", "c"].map((id) => expect.stringMatching(`^Payer ${id}.*to Chase, account ${id}.*\\$1\\.00`)),
  );

  fireEvent.click(screen.getByRole("button", { name: "Settle" }));
  await waitFor(() => expect(toasts).toEqual(["3 transfers settled."]));
  expect(sent.filter((path) => path.startsWith("/change-status/"))).toHaveLength(3);
});

it("gives no reason of one refused transfer for all of them", async () => {
  let codes = ["status_changed", "recipient_spent", "status_changed"];
  renderPage(Page, {
    path: "/online-banking/admin/pending",
    bank: () => ({ status: 409, body: { message: "No.", code: codes.shift() ?? "internal", request_id: "r" } }),
  });

  fireEvent.click(screen.getByRole("button", { name: "Settle" }));
  await waitFor(() => expect(toasts).toEqual(["3 transfers were refused: The reasons are listed on this page."]));

  codes = Array(3).fill("status_changed");
  await waitFor(() => expect(screen.getByRole("button", { name: "Settle" })).not.toHaveAttribute("aria-busy", "true"));
  fireEvent.click(screen.getByRole("button", { name: "Settle" }));
  await waitFor(() => expect(toasts.at(1)).toMatch(/^3 transfers were refused: The status of this transaction has/));
});

function Returning() {
  useInfiniteQuery(pendingQuery);
  return <DecisionDialog decision="failed" transfers={transfers} onClose={() => undefined} onDone={() => undefined} />;
}

function Shrinking() {
  const [waiting, setWaiting] = useState(transfers);
  return (
    <>
      <button type="button" onClick={() => setWaiting(transfers.slice(2))}>
        Shrink
      </button>
      <DecisionDialog decision="success" transfers={waiting} onClose={() => undefined} onDone={() => undefined} />
    </>
  );
}
