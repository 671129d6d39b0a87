import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../testing/expect-accessible";
import { Checkbox } from "./checkbox";

it("is ticked by its words as well as by its box", async () => {
  const { container } = render(<Checkbox label="I understand" />);

  await userEvent.click(screen.getByText("I understand"));

  expect(screen.getByRole("checkbox", { name: "I understand" })).toBeChecked();
  await expectAccessible(container);
});

it("is named by its aria-label where its row says what it is for", async () => {
  const { container } = render(<Checkbox aria-label="Select $11.00" />);

  expect(screen.getByRole("checkbox", { name: "Select $11.00" })).not.toBeChecked();
  expect(screen.getByRole("checkbox").closest("label")).toHaveTextContent(/^$/);
  await expectAccessible(container);
});
