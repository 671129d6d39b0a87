import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { Logo } from "./logo";

it("is a picture without words beside a name that no translator touches", async () => {
  const { container } = render(<Logo />);

  expect(screen.getByText("Lintel")).toHaveAttribute("translate", "no");
  await expectAccessible(container);
});
