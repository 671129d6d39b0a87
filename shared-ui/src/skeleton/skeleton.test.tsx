import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { LoadingRegion, Skeleton } from "./skeleton";

it("is busy, says what is loading once, and hides its blocks from those who listen", async () => {
  const { container } = render(
    <LoadingRegion label="Loading transactions">
      <Skeleton width="55%" />
      <Skeleton height="40px" />
    </LoadingRegion>,
  );

  expect(screen.getByRole("status")).toHaveTextContent("Loading transactions");
  expect(container.querySelectorAll("[aria-busy=true] [aria-hidden=true]")).toHaveLength(2);
  await expectAccessible(container);
});
