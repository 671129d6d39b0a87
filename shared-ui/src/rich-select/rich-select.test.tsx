import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { RichSelect } from "./rich-select";

const options = ["Checking", "Savings", "Joint savings"].map((label) => ({
  value: label,
  label: `${label} 4021******88`,
  content: <b>{label}</b>,
}));

function From({ error }: { error?: string }) {
  const [from, setFrom] = useState("Checking");
  return (
    <>
      <RichSelect label="From" options={options} value={from} onChange={setFrom} {...(error ? { error } : {})} />
      <p data-testid="from">{from}</p>
    </>
  );
}

// Both faces are in the document and a style sheet picks one; the native select stands first.
const rich = () => screen.getAllByRole("combobox").at(-1) as HTMLElement;
const native = () => screen.getAllByRole("combobox")[0] as HTMLElement;
const activeText = () => document.getElementById(rich().getAttribute("aria-activedescendant") ?? "")?.textContent;
const from = () => screen.getByTestId("from").textContent;

it("opens at what is chosen, moves without going round, and chooses with Enter", async () => {
  render(<From />);
  rich().focus();

  await userEvent.keyboard("{ArrowDown}");
  expect(activeText()).toBe("Checking");
  await userEvent.keyboard("{ArrowUp}{ArrowDown}{Enter}");

  expect(from()).toBe("Savings");
  expect(rich()).toHaveFocus();
  expect(rich()).toHaveAttribute("aria-expanded", "false");
});

it("goes to the first and last with Home and End, and to what is typed", async () => {
  render(<From />);
  rich().focus();

  await userEvent.keyboard("{End}");
  expect(activeText()).toBe("Joint savings");
  await userEvent.keyboard("{Home}");
  expect(activeText()).toBe("Checking");
  await userEvent.keyboard("sa");
  expect(activeText()).toBe("Savings");
});

it("keeps what was chosen when it is left with Escape", async () => {
  render(<From />);
  rich().focus();

  await userEvent.keyboard("{ArrowDown}{End}{Escape}");

  expect(from()).toBe("Checking");
  expect(rich()).toHaveAttribute("aria-expanded", "false");
});

it("takes the active one along when Tab leaves it", async () => {
  render(<From />);
  rich().focus();

  await userEvent.keyboard("{ArrowDown}{End}{Tab}");

  expect(from()).toBe("Joint savings");
});

it("is chosen from with the mouse, and with the browser's own select", async () => {
  render(<From />);

  await userEvent.click(rich());
  await userEvent.click(within(screen.getByRole("listbox")).getByRole("option", { name: "Savings" }));
  expect(from()).toBe("Savings");

  await userEvent.selectOptions(native(), "Joint savings 4021******88");
  expect(from()).toBe("Joint savings");
});

it("is accessible closed, open and in error", async () => {
  const { rerender } = render(<From />);
  await expectAccessible();
  await userEvent.click(rich());
  await expectAccessible();
  rerender(<From error="Choose an account" />);
  expect(rich()).toHaveAccessibleDescription("Choose an account");
  await expectAccessible();
});
