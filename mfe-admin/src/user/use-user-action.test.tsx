import { api } from "@lintel/portal";
import { accountsQuery } from "@lintel/portal/queries";
import { useQuery } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { renderPage } from "../../test/render-page";
import { useUserAction } from "./use-user-action";

function Page() {
  useQuery(accountsQuery);
  useQuery({ queryKey: ["admin", "probe"], queryFn: () => api("GET /all-users") });
  const deleted = useUserAction(
    () => api("POST /delete-account/{id}", { params: { id: "account-1" } }),
    () => undefined,
  );
  return (
    <button type="button" onClick={() => deleted.mutate()}>
      {deleted.isError ? "Refused" : "Delete"}
    </button>
  );
}

it.each([
  [404, "account_not_found", 2],
  [409, "account_not_empty", 2],
  [403, "forbidden", 1],
  [400, "invalid_request", 1],
  [429, "too_many_requests", 1],
])(
  "looks again where a refusal of %d tells that what is on the screen has changed: %s",
  async (status, code, looks) => {
    let looked = 0;
    renderPage(Page, {
      path: "/online-banking/admin/users/person-1",
      bank: async ({ path }) => {
        if (path === "/all-users") looked += 1;
        return path === "/all-users"
          ? { status: 200, body: [] }
          : { status, body: { message: "No.", code, request_id: "r" } };
      },
    });
    await waitFor(() => expect(looked).toBe(1));

    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByRole("button", { name: "Refused" });

    await waitFor(() => expect(looked).toBe(looks));
  },
);

it("loads again what is done to others, and what may be the admin's own", async () => {
  const asked: string[] = [];
  renderPage(Page, {
    path: "/online-banking/admin/users/person-1",
    bank: async ({ path }) => {
      asked.push(path);
      return { status: 200, body: path.startsWith("/delete-account") ? { message: "Done." } : [] };
    },
  });
  const looked = (path: string) => asked.filter((one) => one === path).length;
  await waitFor(() => expect([looked("/all-users"), looked("/accounts")]).toEqual([1, 1]));

  fireEvent.click(screen.getByRole("button", { name: "Delete" }));

  await waitFor(() => expect([looked("/all-users"), looked("/accounts")]).toEqual([2, 2]));
});
