import { act, fireEvent, render, screen } from "@testing-library/react";
import { person } from "../../test/render-page";
import { UserInformation } from "./user-information";

it.each<[0 | 1, string]>([
  [0, "Active"],
  [1, "Suspended"],
])("has each fact under its own name, also of somebody whose suspension is %s", (suspended, status) => {
  render(<UserInformation user={person({ suspended })} />);

  const facts = screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ["Name", "Amara Okafor"],
    ["Email", "customer@example.com"],
    ["Bank ID", expect.stringMatching(/^4821093377/)],
    ["Member since", "1 September 2025"],
    ["Role", "UserU"],
    ["Suspension status", status],
  ]);
});

it("selects the bank ID when the clipboard refuses it", async () => {
  const writeText = () => Promise.reject(new Error("denied"));
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  render(<UserInformation user={person()} />);

  fireEvent.click(screen.getByRole("button", { name: "Copy bank ID" }));
  await act(async () => {});

  expect(getSelection()?.toString()).toBe("4821093377");
});

it("reads the role out once: the badge beside its word is for the eye", () => {
  render(<UserInformation user={person({ role: "admin" })} />);

  expect(screen.getByText("Admin")).toBeInTheDocument();
  expect(screen.queryByRole("img", { name: "Admin" })).not.toBeInTheDocument();
});
