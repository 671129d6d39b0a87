import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { SegmentedToggle } from "./segmented-toggle";

function Mode() {
  const [mode, setMode] = useState<"same" | "other">("same");
  return (
    <SegmentedToggle
      legend="Where to"
      value={mode}
      onChange={setMode}
      options={[
        { value: "same", label: "Same Bank" },
        { value: "other", label: "Other Banks" },
      ]}
    />
  );
}

it("is a group of radios that arrows move through", async () => {
  render(<Mode />);

  await userEvent.tab();
  expect(screen.getByRole("radio", { name: "Same Bank" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");

  expect(screen.getByRole("group", { name: "Where to" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "Other Banks" })).toBeChecked();
});

it("is accessible with a hidden legend and an error", async () => {
  const { container } = render(
    <>
      <Mode />
      <SegmentedToggle
        legend="Role"
        hideLegend
        value="user"
        onChange={() => {}}
        error="Choose one"
        options={[{ value: "user", label: "User", disabled: true }]}
      />
    </>,
  );

  expect(screen.getByRole("group", { name: "Role" })).toHaveAccessibleDescription("Choose one");
  await expectAccessible(container);
});
