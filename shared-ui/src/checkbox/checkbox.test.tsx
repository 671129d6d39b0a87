import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../testing/expect-accessible";
import { Checkbox } from "./checkbox";

it("is ticked by its words as well as by its box", async () => {
  const { container } = render(<Checkbox label="I understand" error="Please confirm" />);

  await userEvent.click(screen.getByText("I understand"));

  expect(screen.getByRole("checkbox", { name: "I understand" })).toBeChecked();
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("Please confirm");
  await expectAccessible(container);
});
