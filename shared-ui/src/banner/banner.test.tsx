import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { Banner } from "./banner";

it.each([
  ["info", "info", "--on-accent-soft"],
  ["positive", "circle-check", "--positive"],
  ["warning", "circle-alert", "--warning"],
  ["negative", "circle-x", "--negative"],
] as const)("is told for %s by its icon and its colour", (tone, icon, colour) => {
  const { container } = render(<Banner tone={tone}>Words</Banner>);
  const drawn = container.querySelector("svg") as SVGElement;

  expect(drawn).toHaveClass(`lucide-${icon}`);
  expect(getComputedStyle(drawn).color).toBe(`var(${colour})`);
});

it("interrupts with an error, waits with everything else, and can be silent", async () => {
  const { container } = render(
    <>
      <Banner tone="negative">Please fill all the fields</Banner>
      <Banner tone="warning" more={<a href="/contact">Contact</a>}>
        Your account has been suspended. Please contact support.
      </Banner>
      <Banner role="none">This is a demo.</Banner>
      <Banner tone="positive">Saved</Banner>
    </>,
  );

  expect(screen.getByRole("alert")).toHaveTextContent("Please fill all the fields");
  expect(screen.getAllByRole("status")).toHaveLength(2);
  // By itself, and not with the quieter line.
  expect(screen.getByText(/^Your account/).textContent).toBe(
    "Your account has been suspended. Please contact support.",
  );
  await expectAccessible(container);
});
