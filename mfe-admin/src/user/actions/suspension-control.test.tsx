import { fireEvent, screen } from "@testing-library/react";
import { never, person, renderPage } from "../../../test/render-page";
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
