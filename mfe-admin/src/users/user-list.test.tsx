import type { UserListEntry } from "@lintel/contract/schema";
import { act, fireEvent, screen } from "@testing-library/react";
import { renderPage } from "../../test/render-page";
import { UserList } from "./user-list";

it("looks, while it is scrolled, at no more people than it shows", async () => {
  // jsdom lays nothing out: here the box is 400 pixels high and a row 57.
  const box = jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(400);
  const rows = jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(57);
  let looks = 0;
  const people = Array.from({ length: 10_000 }, (_, position) => ({
    id: String(position),
    firstname: "Amara",
    lastname: String(position),
    email: `a${position}@example.com`,
    role: "user",
    suspended: 0,
    created_at: "2026-11-20T08:12:00Z",
  })) as UserListEntry[];
  const users = new Proxy(people, {
    get(all, key) {
      looks += 1;
      return Reflect.get(all, key);
    },
  });
  await act(async () => {
    renderPage(
      () => <UserList users={users} search="" total={10_000} label="Users" wantsMore={false} onEndNear={() => {}} />,
      { path: "/online-banking/admin/users", bank: () => ({ status: 200, body: [] }) },
    );
  });
  looks = 0;

  fireEvent.scroll(screen.getByRole("region", { name: "Users" }), { target: { scrollTop: 57 * 5_000 } });

  expect(screen.getByText("Amara 5000")).toBeInTheDocument();
  expect(looks).toBeLessThan(1_000);
  rows.mockRestore();
  box.mockRestore();
});
