import { act, fireEvent, render, screen } from "@testing-library/react";
import { UserInformation } from "./user-information";

const user = {
  id: "person-1",
  firstname: "Amara",
  lastname: "Okafor",
  email: "customer@example.com",
  role: "user",
  banking_id: "4821093377",
  pin: "set",
  suspended: 0,
  address: "",
  zip_code: "",
  created_at: "2025-09-01T08:00:00Z",
} as const;

it("selects the bank ID when the clipboard refuses it", async () => {
  const writeText = () => Promise.reject(new Error("denied"));
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  render(<UserInformation user={user} />);

  fireEvent.click(screen.getByRole("button", { name: "Copy bank ID" }));
  await act(async () => {});

  expect(getSelection()?.toString()).toBe("4821093377");
});
