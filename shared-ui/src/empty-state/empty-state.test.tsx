import { render, screen } from "@testing-library/react";
import { Button } from "../button/button";
import { expectAccessible } from "../testing/expect-accessible";
import { EmptyState } from "./empty-state";

it("has a heading of the wanted rank, one line of help and one way on", async () => {
  const { container } = render(
    <main>
      <h1>Cards</h1>
      <EmptyState heading="h2" title="You don't have a card with us." action={<Button>Get a card</Button>}>
        Cards arrive in 5-7 business days.
      </EmptyState>
    </main>,
  );

  expect(screen.getByRole("heading", { level: 2, name: "You don't have a card with us." })).toBeInTheDocument();
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await expectAccessible(container);
});
