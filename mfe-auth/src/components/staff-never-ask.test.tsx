import { DOCUMENT_DATA_ID } from "@lintel/portal/release";
import { render, screen } from "@testing-library/react";
import { StaffNeverAsk } from "./staff-never-ask";

it("warns of whoever asks for a code, and leads to the mailbox only where the site says that it has one", () => {
  const { unmount } = render(<StaffNeverAsk />);
  expect(screen.getByText(/^Lintel staff never ask for this code/)).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  unmount();

  const facts = document.createElement("script");
  Object.assign(facts, {
    id: DOCUMENT_DATA_ID,
    type: "application/json",
    textContent: JSON.stringify({ mailbox: true }),
  });
  document.body.append(facts);
  render(<StaffNeverAsk />);

  const way = screen.getByRole("link", { name: "Demo: open the mailbox" });
  expect(way).toHaveAttribute("href", "/dev/mailbox");
  // What is typed in the form stays where it is.
  expect(way).toHaveAttribute("target", "_blank");
});
