import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { never, person, renderPage, toasts } from "../../../test/render-page";
import UserPage from "../user-page";
import { SuspensionControl } from "./suspension-control";

it.each([
  { suspended: 0, ask: "Suspend user", says: /^They can still sign in and read/ },
  { suspended: 1, ask: "Lift suspension", says: /^They can move money again/ },
] as const)("says what it does to the person before a reason is asked for: $ask", ({ suspended, ask, says }) => {
  renderPage(() => <SuspensionControl user={person({ suspended })} isSelf={false} />, {
    path: "/online-banking/admin/users/person-1",
    bank: () => never,
  });

  fireEvent.click(screen.getByRole("button", { name: ask }));

  expect(screen.getByRole("dialog")).toHaveAccessibleDescription(says);
});

function PageOfSomebody() {
  const [suspended, setSuspended] = useState<0 | 1>(0);
  return (
    <>
      <SuspensionControl user={person({ suspended })} isSelf={false} />
      <button type="button" onClick={() => setSuspended(1)}>
        Load the person again
      </button>
    </>
  );
}

it("goes on asking what was asked when another admin has done it meanwhile, and never turns it around", async () => {
  const sent: unknown[] = [];
  renderPage(PageOfSomebody, {
    path: "/online-banking/admin/users/person-1",
    bank: ({ body }) => {
      sent.push(body);
      return never;
    },
  });
  fireEvent.click(screen.getByRole("button", { name: "Suspend user" }));

  fireEvent.click(screen.getByText("Load the person again"));
  const dialog = screen.getByRole("dialog", { name: /^Suspend/ });
  fireEvent.click(within(dialog).getByRole("button", { name: "Suspend user" }));

  await waitFor(() => expect(sent).toEqual([{ to: "suspended" }]));
});

it("asks no more for what has come about although its answer was lost", async () => {
  let suspended: 0 | 1 = 0;
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: async ({ path }) => {
      if (path === "/user/person-1/suspend") {
        suspended = 1;
        throw new TypeError("The line was lost.");
      }
      if (path !== "/view-user/person-1") return { status: 200, body: [] };
      return { status: 200, body: { user: person({ suspended }), accounts: [], transactions: [] } };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Suspend user" }));

  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Suspend user" }));

  await waitFor(() => expect(toasts.at(-1)).toBe("User suspended successfully."));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
