import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../testing/expect-accessible";
import { Select } from "./select";

it("is the browser's own select with a label, a hint and an error", async () => {
  const onChange = jest.fn();
  const { container } = render(
    <Select label="From" hint="The money leaves here" error="Choose an account" defaultValue="" onChange={onChange}>
      <option value="">Choose</option>
      <option value="1">Checking</option>
    </Select>,
  );

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "From" }), "Checking");

  expect(onChange).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("combobox")).toHaveAccessibleDescription("The money leaves here Choose an account");
  await expectAccessible(container);
});
