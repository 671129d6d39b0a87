import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { Badge } from "./badge";

it("says what its letter stands for", async () => {
  const { container } = render(
    <>
      <Badge label="Admin" tone="accent">
        A
      </Badge>
      <Badge>{3}</Badge>
    </>,
  );

  expect(screen.getByRole("img", { name: "Admin" })).toHaveTextContent("A");
  await expectAccessible(container);
});
