import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { Banner } from "./banner";

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
