import { act, render, screen } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { PasswordChecklist } from "./password-checklist";

const rules = [
  { label: "At least 8 characters", met: true },
  { label: "One number", met: false },
];

it("tells met from unmet in words, not in colour alone", async () => {
  const { container } = render(<PasswordChecklist rules={rules} started />);

  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "At least 8 characters met",
    "One number not met",
  ]);
  await expectAccessible(container);
});

/** Its colour, as a rule of its own or of the whole list, and its icon. */
function looksOf(item: HTMLElement) {
  const icon = ["check", "x", "circle"].filter((name) => item.querySelector(`.lucide-${name}`));
  return [getComputedStyle(item).color, ...icon];
}

it("is green with a tick for what is met and red with a cross for what is not", () => {
  render(<PasswordChecklist rules={rules} started />);

  expect(screen.getAllByRole("listitem").map(looksOf)).toEqual([
    ["var(--positive)", "check"],
    ["var(--negative)", "x"],
  ]);
});

it("blames nobody before the first character", () => {
  render(<PasswordChecklist rules={[{ label: "One number", met: false }]} started={false} />);

  expect(screen.getByRole("listitem")).toHaveAttribute("data-rule", "waiting");
  expect(looksOf(screen.getByRole("listitem"))).toEqual(["var(--text-muted)", "circle"]);
});

it("sums up once the typing rests, not at every keystroke", () => {
  jest.useFakeTimers();
  const { rerender } = render(<PasswordChecklist rules={[]} started={false} />);

  rerender(<PasswordChecklist rules={rules} started />);
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole("status")).toHaveTextContent("1 of 2 rules met");
  jest.useRealTimers();
});

it("gives its advice in sight and in the same breath as the sum", () => {
  jest.useFakeTimers();
  render(<PasswordChecklist rules={[{ label: "One number", met: true }]} started advice="A longer one is safer." />);
  act(() => jest.advanceTimersByTime(700));

  expect(screen.getByText("A longer one is safer.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("1 of 1 rules met. A longer one is safer.");
  jest.useRealTimers();
});
