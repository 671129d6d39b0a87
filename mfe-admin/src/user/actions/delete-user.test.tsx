import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { person, renderPage } from "../../../test/render-page";
import UserPage from "../user-page";

it("shows that the person is gone when the answer that said so was lost", async () => {
  let isGone = false;
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: async ({ path }) => {
      if (path === "/delete-user/person-1") {
        isGone = true;
        throw new TypeError("The line was lost.");
      }
      if (path !== "/view-user/person-1") return { status: 200, body: [] };
      return isGone
        ? { status: 404, body: { message: "No.", code: "user_not_found", request_id: "r" } }
        : { status: 200, body: { user: person(), accounts: [], transactions: [] } };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Delete user" }));
  expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/their cards are destroyed/);
  const question = within(screen.getByRole("alertdialog"));
  fireEvent.change(question.getByRole("textbox"), { target: { value: "customer@example.com" } });

  fireEvent.click(question.getByRole("button", { name: "Delete user" }));

  expect(await screen.findByText("The user may have been deleted.")).toBeInTheDocument();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});
