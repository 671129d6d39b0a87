import { LiveRegions } from "@lintel/shared-ui";
import { screen, waitFor } from "@testing-library/react";
import { person, renderPage, toasts, transfer, withoutOlder } from "../../test/render-page";
import UserPage from "./user-page";

function Page() {
  return (
    <>
      <LiveRegions />
      <UserPage />
    </>
  );
}

it("says whose page it is once that is known", async () => {
  renderPage(Page, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: ({ path }) => ({
      status: 200,
      body: path === "/view-user/person-1" ? { user: person(), accounts: [], transactions: [] } : [],
    }),
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Users");

  const heading = await screen.findByRole("heading", { level: 1, name: /Amara Okafor/ });

  const said = () => document.querySelector('[data-announcer="polite"]')?.textContent?.trim();
  await waitFor(() => expect(said()).toBe(heading.textContent));
});

it("says at the end of the list that older transactions did not come, and of the person nothing", async () => {
  renderPage(UserPage, {
    path: "/online-banking/admin/users/person-1",
    params: { id: "person-1" },
    bank: withoutOlder([transfer()]),
  });

  expect(await screen.findByRole("alert")).toHaveTextContent("We could not load older transactions.");
  expect(toasts).toEqual([]);
});
