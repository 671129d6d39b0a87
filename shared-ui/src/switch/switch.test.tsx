import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { Switch } from "./switch";

function Lamp() {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Lamp" hint="In the hall." checked={isOn} onChange={(event) => setIsOn(event.target.checked)} />;
}

it("is turned on by its words, off by the space bar, and named apart from its hint", async () => {
  const { container } = render(<Lamp />);
  const lamp = screen.getByRole("switch", { name: "Lamp" });
  expect(lamp).toHaveAccessibleDescription("In the hall.");
  expect(lamp).not.toBeChecked();

  await userEvent.click(screen.getByText("In the hall."));
  expect(lamp).toBeChecked();

  lamp.focus();
  await userEvent.keyboard(" ");
  expect(lamp).not.toBeChecked();
  await expectAccessible(container);
});
