import type { Role } from "@lintel/contract";
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { person, renderPage } from "../../../test/render-page";
import { RoleControl } from "./role-control";

function PageOfSomebody() {
  const [role, setRole] = useState<Role>("user");
  return (
    <>
      <RoleControl user={person({ role })} isSelf={false} />
      <button type="button" onClick={() => setRole("admin")}>
        Load the person again
      </button>
    </>
  );
}

it("asks for no second try once the person has the role, whose answer was lost", async () => {
  renderPage(PageOfSomebody, {
    path: "/online-banking/admin/users/person-1",
    bank: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  fireEvent.click(screen.getByRole("radio", { name: "Admin" }));
  fireEvent.click(screen.getByRole("button", { name: "Change role" }));
  expect(await screen.findByText(/^We could not reach the bank/)).toBeVisible();

  fireEvent.click(screen.getByText("Load the person again"));

  expect(screen.getByRole("radio", { name: "Admin" })).toBeChecked();
  expect(screen.queryByText(/^We could not reach the bank/)).not.toBeInTheDocument();
});
