import { render, screen } from "@testing-library/react";
import { Button } from "../button/button";
import { expectAccessible } from "../testing/expect-accessible";
import { PageHeading } from "./page-heading";

it("holds the page's h1, which can take the focus but is no stop on the way", async () => {
  const { container } = render(
    <PageHeading title="Cards" lead="Two cards" actions={<Button>Get a card</Button>} above={<a href="/">Back</a>} />,
  );

  expect(screen.getByRole("heading", { level: 1, name: "Cards" })).toHaveAttribute("tabindex", "-1");
  await expectAccessible(container);
});
