import { useQuery } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { never, person, renderPage } from "../../../test/render-page";
import { overviewQuery } from "../../lib/admin-queries";
import { DeleteTransactions } from "./delete-transactions";

/** With something behind it that is loaded again. */
function Page() {
  useQuery(overviewQuery);
  return <DeleteTransactions user={person()} />;
}

it("can be left again when it is asked anew while the page is being loaded", async () => {
  renderPage(Page, {
    path: "/online-banking/admin/users/person-1",
    bank: ({ path }) => (path === "/clear-user-transactions" ? { status: 200, body: { message: "ok" } } : never),
  });
  fireEvent.click(screen.getByRole("button", { name: "Delete all transactions" }));
  const question = within(screen.getByRole("alertdialog"));
  fireEvent.change(question.getByRole("textbox"), { target: { value: "customer@example.com" } });
  fireEvent.click(question.getByRole("button", { name: "Delete all transactions" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());

  fireEvent.click(screen.getByRole("button", { name: "Delete all transactions" }));

  expect(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Cancel" })).toBeEnabled();
});
