import { act, fireEvent, render, screen } from "@testing-library/react";
import { person } from "../../test/render-page";
import { UserInformation } from "./user-information";

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
