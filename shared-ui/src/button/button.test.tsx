import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../testing/expect-accessible";
import { Button, LinkButton } from "./button";

const RouterLink = ({ to, ...rest }: { to: string }) => <a href={`/app${to}`} {...rest} />;

it("is accessible in every variant and state", async () => {
  const { container } = render(
    <>
      {(["primary", "secondary", "quiet", "danger", "wall", "wall-ghost"] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button disabled>Disabled</Button>
      <Button busy>Sending</Button>
      <LinkButton href="/login">Sign in</LinkButton>
    </>,
  );

  await expectAccessible(container);
});

/** As it is computed: transparent. */
const NONE = "rgba(0, 0, 0, 0)";

it.each([
  ["primary", "var(--accent)", "var(--accent-contrast)"],
  ["secondary", NONE, "var(--text)"],
  ["quiet", NONE, "var(--text)"],
  ["danger", "var(--negative)", "var(--negative-contrast)"],
  ["wall", "var(--wall-button)", "var(--on-wall-button)"],
  ["wall-ghost", NONE, "var(--on-wall)"],
] as const)("has the ground and the letters of what it is for: %s", (variant, ground, letters) => {
  render(<Button variant={variant}>Press</Button>);

  const { background, color } = getComputedStyle(screen.getByRole("button"));
  expect({ background, color }).toEqual({ background: ground, color: letters });
});

it.each([
  ["s", "40px"],
  ["m", "48px"],
  ["l", "56px"],
] as const)("is as high as its size says: %s", (size, height) => {
  render(<Button size={size}>Press</Button>);

  expect(screen.getByRole("button")).toHaveStyle({ minHeight: height });
});

it("keeps its words and the focus while busy, and ignores further clicks", async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Confirm</Button>);
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));

  rerender(
    <Button busy onClick={onClick}>
      Confirm
    </Button>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button")).toHaveFocus();
  expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
});

it("does not submit its form a second time while busy", async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );

  await userEvent.click(screen.getByRole("button"));

  expect(onSubmit).not.toHaveBeenCalled();
});

it("does not submit a form unless it is told to", async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Back</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole("button"));

  expect(onSubmit).not.toHaveBeenCalled();
});

it("takes the router's link and hands it where to go", () => {
  render(
    <LinkButton component={RouterLink} to="/cards">
      Get a card
    </LinkButton>,
  );

  expect(screen.getByRole("link", { name: "Get a card" })).toHaveAttribute("href", "/app/cards");
});
