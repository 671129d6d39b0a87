import { LiveRegions } from "@lintel/shared-ui";
import { screen, waitFor } from "@testing-library/react";
import { renderPage } from "../../test/render-page";
import UserPage from "./user-page";

const user = {
  id: "person-1",
  firstname: "Ann",
  lastname: "Byrd",
  email: "ann@example.com",
  role: "user",
  banking_id: "4821093377",
  pin: "set",
  suspended: 0,
  address: "",
  zip_code: "",
  created_at: "2025-09-01T08:00:00Z",
};

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
      body: path === "/view-user/person-1" ? { user, accounts: [], transactions: [] } : [],
    }),
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Users");

  const heading = await screen.findByRole("heading", { level: 1, name: /Ann Byrd/ });

  const said = () => document.querySelector('[data-announcer="polite"]')?.textContent?.trim();
  await waitFor(() => expect(said()).toBe(heading.textContent));
});
