import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Reply } from "../../../../portal/test/bank-answers";
import { person, renderPage, toasts } from "../../../test/render-page";
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

it.each([
  [
    "leads back to the list whoever is there when the person is gone",
    "/online-banking/admin/users/person-1",
    "/online-banking/admin/users",
  ],
  ["leads nobody back who has gone elsewhere by then", "/online-banking/admin/audit", "/online-banking/admin/audit"],
])("%s", async (_fact, at, then) => {
  let answer = () => {};
  const answered = new Promise<Reply>((done) => {
    answer = () => done({ status: 200, body: { message: "ok" } });
  });
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: ({ path }) => {
      if (path === "/delete-user/person-1") return answered;
      return {
        status: 200,
        body: path === "/view-user/person-1" ? { user: person(), accounts: [], transactions: [] } : [],
      };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Delete user" }));
  const question = within(screen.getByRole("alertdialog"));
  fireEvent.change(question.getByRole("textbox"), { target: { value: "customer@example.com" } });
  fireEvent.click(question.getByRole("button", { name: "Delete user" }));

  window.history.replaceState({ idx: 1 }, "", at);
  answer();

  await waitFor(() => expect(toasts).toEqual(["User deleted successfully."]));
  expect(window.location.pathname).toBe(then);
});
