import type { Account } from "@lintel/contract/schema";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { never, renderPage } from "../../test/render-page";
import { HistoryDialog } from "./history-dialog";

const account = { id: "account-1", account_type: "checking", account_number: "402177540931", balance: 0 } as Account;

function Page() {
  return <HistoryDialog account={account} userId="person-1" onClose={() => undefined} />;
}

it("asks for a history once, whatever is typed while it is being made", async () => {
  const asked: string[] = [];
  renderPage(Page, {
    path: "/online-banking/admin/users/person-1",
    bank: ({ path }) => {
      if (path === "/generate-transactions") asked.push(path);
      return never;
    },
  });

  type(/^Amount/, "100");
  type(/^Months/, "1");
  send();
  await waitFor(() => expect(asked).toHaveLength(1));
  type(/^Months/, "12");
  send();

  expect(screen.getByLabelText(/^Months/)).toHaveValue(12);
  expect(screen.getByRole("button", { name: "Generate history" })).toHaveAttribute("aria-busy", "true");
  expect(asked).toHaveLength(1);
});

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.submit(screen.getByLabelText(/^Months/).closest("form") as HTMLFormElement);
