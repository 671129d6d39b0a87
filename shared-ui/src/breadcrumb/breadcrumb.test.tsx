import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { Breadcrumb } from "./breadcrumb";

const RouterLink = ({ to, ...rest }: { to: string }) => <a href={`/app${to}`} {...rest} />;

it("links to what is above and marks where one is", async () => {
  const { container } = render(<Breadcrumb items={[{ label: "Cards", to: "/cards" }, { label: "Debit card" }]} />);

  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Cards" })).toHaveAttribute("href", "/cards");
  expect(screen.getByText("Debit card")).toHaveAttribute("aria-current", "page");
  await expectAccessible(container);
});

it("uses the router's link when it is given one", () => {
  render(<Breadcrumb component={RouterLink} items={[{ label: "Cards", to: "/cards" }, { label: "Card" }]} />);

  expect(screen.getByRole("link", { name: "Cards" })).toHaveAttribute("href", "/app/cards");
});
