import { session } from "@lintel/portal";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { renderPage } from "../../test/render-page";
import type { PendingTransfer } from "../lib/admin-queries";
import { DecisionDialog } from "./decision-dialog";

const transfers = ["a", "b", "c"].map((id) => ({ id, amount: 1 }) as PendingTransfer);

function Page() {
  return <DecisionDialog decision="success" transfers={transfers} onClose={() => undefined} onDone={() => undefined} />;
}

it("decides nothing more once somebody else has signed in", async () => {
  const asked: string[] = [];
  renderPage(Page, {
    path: "/online-banking/admin/pending",
    bank: async ({ path }) => {
      if (path.startsWith("/change-status/")) asked.push(path);
      if (asked.length === 2) session.start("the-token-of-another-admin");
      return { status: 200, body: { message: "ok" } };
    },
  });

  fireEvent.click(screen.getByRole("button", { name: "Settle" }));

  await waitFor(() => expect(screen.getByRole("button", { name: "Settle" })).not.toHaveAttribute("aria-busy", "true"));
  expect(asked).toEqual(["/change-status/a", "/change-status/b"]);
});
