import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { IconButton } from "./icon-button";

it("is named by its label, pressed or not, at rest or disabled", async () => {
  const { container } = render(
    <>
      <IconButton label="Dark theme" icon={<svg aria-hidden="true" />} aria-pressed={true} />
      <IconButton label="Close" icon={<svg aria-hidden="true" />} onWall disabled />
    </>,
  );

  expect(screen.getByRole("button", { name: "Dark theme", pressed: true })).toBeEnabled();
  expect(screen.getByRole("button", { name: "Close" })).toBeDisabled();
  await expectAccessible(container);
});
