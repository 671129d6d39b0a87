import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { ProgressBar } from "./progress-bar";

it("is one picture with its step in words", async () => {
  const { container } = render(<ProgressBar step={2} of={3} />);

  const parts = [...screen.getByRole("img", { name: "Step 2 of 3" }).children];
  expect(parts.map((part) => part.hasAttribute("data-done"))).toEqual([true, true, false]);
  await expectAccessible(container);
});
