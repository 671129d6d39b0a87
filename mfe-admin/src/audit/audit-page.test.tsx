import type { AuditEntry } from "@lintel/contract/schema";
import { act, fireEvent, screen } from "@testing-library/react";
import { never, renderPage } from "../../test/render-page";
import AuditPage from "./audit-page";

function entries(...sequences: number[]): AuditEntry[] {
  return sequences.map((sequence) => ({
    sequence,
    at: "2026-11-20T08:00:00Z",
    action: "account.opened",
    actor: null,
    subject: null,
    reason: `Reason ${sequence}`,
    ip: null,
    details: {},
  }));
}

it("puts whoever asked for more at the first entry of the last page", async () => {
  renderPage(AuditPage, {
    path: "/online-banking/admin/audit",
    bank: ({ query }) =>
      query.has("cursor")
        ? { status: 200, body: entries(2, 1) }
        : { status: 200, body: entries(4, 3), headers: { "x-next-cursor": "3" } },
  });
  const more = await screen.findByRole("button", { name: "Show more" });
  act(() => more.focus());

  fireEvent.click(more);

  expect((await screen.findByText("Reason 2")).closest("tr")).toHaveFocus();
  expect(more).not.toBeInTheDocument();
});

it("says of both days that they are counted in UTC", () => {
  renderPage(AuditPage, { path: "/online-banking/admin/audit", bank: () => never });

  for (const label of ["From", "To"]) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription("Days are counted in UTC.");
  }
});
