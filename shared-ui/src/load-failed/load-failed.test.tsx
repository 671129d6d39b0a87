import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../testing/expect-accessible";
import { LoadFailed } from "./load-failed";

it("says what failed and tries again, once at a time", async () => {
  const onRetry = jest.fn();
  const { container, rerender } = render(
    <LoadFailed onRetry={onRetry}>We could not load your transactions.</LoadFailed>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("We could not load your transactions.");

  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  rerender(<LoadFailed onRetry={onRetry} busy />);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));

  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("alert")).toHaveTextContent("We could not load this.");
  await expectAccessible(container);
});

it("tells a second failure as the first was, and nothing while it is tried again", () => {
  const page = (busy: boolean) => <LoadFailed onRetry={() => {}} busy={busy} />;
  const { rerender } = render(page(false));
  const first = screen.getByText("We could not load this.");

  rerender(page(true));
  expect(screen.getByText("We could not load this.")).toHaveAttribute("aria-hidden", "true");

  rerender(page(false));
  const second = screen.getByText("We could not load this.");
  expect(second).toHaveAttribute("aria-hidden", "false");
  expect(second).not.toBe(first);
});

it("leaves the focus at the page's heading when it goes away with the button that was pressed", async () => {
  const page = (isFailed: boolean) => (
    <>
      <h1 tabIndex={-1}>Users</h1>
      <button type="button">Elsewhere</button>
      {isFailed && <LoadFailed onRetry={() => {}} />}
    </>
  );
  const { rerender } = render(page(true));
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));

  rerender(page(false));
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();

  rerender(page(true));
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  rerender(page(false));
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
});

it("leaves the focus at the heading of the section that was tried again", async () => {
  const page = (isFailed: boolean) => (
    <>
      <h1 tabIndex={-1}>Dashboard</h1>
      <section>
        <h2>Balance</h2>
      </section>
      <section>
        <h2>Credit score</h2>
        {isFailed && <LoadFailed onRetry={() => {}} />}
      </section>
    </>
  );
  const { rerender } = render(page(true));
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));

  rerender(page(false));

  expect(screen.getByRole("heading", { name: "Credit score" })).toHaveFocus();
});
