import { LiveRegions } from "@lintel/shared-ui";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectAccessible } from "../testing/expect-accessible";
import { hear } from "../testing/hear";
import { Combobox } from "./combobox";

const banks = ["Bank of America", "Barclays", "Chase", "Citibank"].map((name) => ({ value: name, label: name }));

function Bank({ start = "", options = banks }: { start?: string; options?: typeof banks }) {
  const [bank, setBank] = useState(start);
  return (
    <>
      <Combobox label="Bank" options={options} value={bank} onChange={setBank} />
      <p data-testid="chosen">{bank}</p>
      <button type="button" onClick={() => setBank("")}>
        Clear form
      </button>
    </>
  );
}

const field = () => screen.getByRole("combobox", { name: "Bank" });
const shown = () =>
  within(screen.getByRole("listbox"))
    .getAllByRole("option")
    .map((option) => option.textContent);
const activeText = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

it("finds by any part of the name, whatever the case", async () => {
  render(<Bank />);

  await userEvent.type(field(), "BANK");

  expect(shown()).toEqual(["Bank of America", "Citibank"]);
});

it("alone has its label: the list that it opens is called by what opens it", async () => {
  render(<Bank />);

  await userEvent.click(field());

  expect(screen.getByLabelText("Bank")).toBe(field());
  expect(screen.getByRole("listbox")).toHaveAccessibleName("Show all");
});

it("opens with the arrows, moves round and chooses with Enter, the focus staying in the field", async () => {
  render(<Bank />);
  await userEvent.tab();

  await userEvent.keyboard("{ArrowDown}");
  expect(activeText()).toBe("Bank of America");
  await userEvent.keyboard("{ArrowUp}");
  expect(activeText()).toBe("Citibank");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");

  expect(field()).toHaveValue("Barclays");
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByTestId("chosen")).toHaveTextContent("Barclays");
});

it("sends no form while the Enter that chose is held", async () => {
  const onSubmit = jest.fn();
  render(
    <form action={onSubmit}>
      <Bank />
    </form>,
  );
  await userEvent.type(field(), "ch{ArrowDown}{Enter>4/}");
  expect(screen.getByTestId("chosen")).toHaveTextContent("Chase");
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("draws the row that the keyboard stands on with the outline of a focus, and no other", async () => {
  render(<Bank />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");

  const outlines = screen.getAllByRole("option").map((option) => getComputedStyle(option).outlineOffset);
  expect(outlines).toEqual(["-2px", "", "", ""]);
});

it("shows everything to somebody who comes back to change the choice", async () => {
  render(<Bank start="Chase" />);

  await userEvent.click(field());

  expect(shown()).toHaveLength(4);
  expect(screen.getByRole("option", { name: "Chase" })).toHaveAttribute("aria-selected", "true");
  const ticked = screen.getAllByRole("option").filter((option) => option.querySelector(".lucide-check"));
  expect(ticked.map(({ textContent }) => textContent)).toEqual(["Chase"]);
});

it("chooses with the mouse", async () => {
  render(<Bank />);

  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  await userEvent.click(screen.getByRole("option", { name: "Chase" }));

  expect(field()).toHaveValue("Chase");
});

it("keeps the focus through a double click on an option, which presses nothing beneath", async () => {
  render(<Bank />);
  await userEvent.click(field());

  fireEvent.click(screen.getByRole("option", { name: "Chase" }), { detail: 1 });
  const beneath = screen.getByRole("button", { name: "Clear form" });
  expect(fireEvent.mouseDown(beneath, { detail: 2 })).toBe(false);
  fireEvent.click(beneath, { detail: 2 });
  expect(screen.getByTestId("chosen")).toHaveTextContent("Chase");

  await userEvent.click(beneath);
  expect(screen.getByTestId("chosen")).toBeEmptyDOMElement();
});

it("keeps the list open and the focus when it is pressed beside its options", async () => {
  render(<Bank />);
  await userEvent.click(field());

  await userEvent.click(screen.getByRole("listbox"));

  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(field()).toHaveFocus();
});

it("is one stop on the way of Tab, although its list scrolls", async () => {
  render(<Bank />);
  await userEvent.click(field());

  // Browsers stop at whatever scrolls and says nothing else.
  expect(screen.getByRole("listbox")).toHaveAttribute("tabindex", "-1");
});

it("closes with Escape first and clears with the second", async () => {
  const onOuterEscape = jest.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the field.
    <div onKeyDown={(event) => event.key === "Escape" && onOuterEscape()}>
      <Bank start="Chase" />
    </div>,
  );
  await userEvent.click(field());

  await userEvent.keyboard("{Escape}");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(field()).toHaveValue("Chase");
  await userEvent.keyboard("{Escape}");
  expect(field()).toHaveValue("");
  expect(onOuterEscape).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onOuterEscape).toHaveBeenCalledTimes(1);
});

it("leaves the keys to an input method that is at work", async () => {
  render(<Bank />);
  await userEvent.type(field(), "ba{ArrowDown}");

  for (const key of ["ArrowDown", "Enter", "Escape"]) fireEvent.keyDown(field(), { key, isComposing: true });

  expect(field()).toHaveValue("ba");
  expect(activeText()).toBe("Bank of America");
});

it("takes a name typed in full as chosen, and anything else as not chosen", async () => {
  render(<Bank />);

  await userEvent.type(field(), "chase");
  expect(screen.getByTestId("chosen")).toHaveTextContent("Chase");

  await userEvent.type(field(), "x");
  expect(screen.getByTestId("chosen")).toBeEmptyDOMElement();
  expect(screen.getByText("No match")).toBeInTheDocument();
});

it("keeps to what was typed also once that is a name to the letter, so that Enter takes no other", async () => {
  render(<Bank />);

  await userEvent.type(field(), "Chase");
  expect(shown()).toEqual(["Chase"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");

  expect(field()).toHaveValue("Chase");
  expect(screen.getByTestId("chosen")).toHaveTextContent("Chase");
});

it("begins with the arrows at what is chosen, also where others that were found stand before it", async () => {
  render(<Bank options={["Huntington National Bank", "ING"].map((name) => ({ value: name, label: name }))} />);
  await userEvent.type(field(), "ING");
  expect(shown()).toEqual(["Huntington National Bank", "ING"]);

  await userEvent.keyboard("{ArrowDown}");

  expect(activeText()).toBe("ING");
});

it.each(["{Enter}", "{Escape}"])("shows everything again once %s has closed the list on a whole name", async (key) => {
  render(<Bank />);
  await userEvent.type(field(), `chase${key}`);
  expect(field()).toHaveValue("Chase");

  await userEvent.click(screen.getByRole("button", { name: "Show all" }));

  expect(shown()).toHaveLength(4);
});

it("finds and takes a name as a keyboard without accents writes it", async () => {
  const onChange = jest.fn();
  const options = [...banks, { value: "SG", label: "Société Générale" }];
  render(<Combobox label="Bank" options={options} value="" onChange={onChange} />);

  await userEvent.type(field(), "societe gen");
  expect(shown()).toEqual(["Société Générale"]);
  expect(onChange).not.toHaveBeenCalled();

  await userEvent.type(field(), "erale");
  expect(onChange).toHaveBeenCalledWith("SG");
});

it("says how many it found once, however often the page around it is drawn again", async () => {
  const page = () => (
    <>
      <Combobox
        label="Bank"
        options={banks}
        value=""
        onChange={() => {}}
        labels={{ open: "Show all", none: "No match", count: (count) => `${count} found` }}
      />
      <LiveRegions />
    </>
  );
  const { container, rerender } = render(page());
  const heard = hear(container);
  await userEvent.click(field());
  await waitFor(() => expect(heard).toEqual(["4 found"]));

  jest.useFakeTimers();
  rerender(page());
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();

  expect(heard).toEqual(["4 found"]);
});

it("says how many it found once the typing has stopped, and not with every key", async () => {
  const { container } = render(
    <>
      <Bank />
      <LiveRegions />
    </>,
  );
  const heard = hear(container);

  await userEvent.type(field(), "chas");

  await waitFor(() => expect(heard).toEqual(["1 match"]));
});

it("empties its words with the form around it", async () => {
  render(<Bank start="Chase" />);

  await userEvent.click(screen.getByRole("button", { name: "Clear form" }));

  expect(field()).toHaveValue("");
});

it("shows what is chosen elsewhere in place of what was typed, and nothing of that when it is cleared", async () => {
  const bank = (value: string) => <Combobox label="Bank" options={banks} value={value} onChange={() => {}} />;
  const { rerender } = render(bank(""));
  await userEvent.type(field(), "xyz");
  expect(field()).toHaveValue("xyz");

  rerender(bank("Chase"));
  expect(field()).toHaveValue("Chase");

  rerender(bank(""));
  expect(field()).toHaveValue("");
});

it("is accessible closed, open, without a match and in error", async () => {
  const { unmount } = render(<Bank />);
  await expectAccessible();
  await userEvent.click(field());
  await expectAccessible();
  await userEvent.type(field(), "zzz");
  await expectAccessible();
  unmount();

  render(<Combobox label="Bank" options={banks} value="" onChange={() => {}} error="Choose a bank" />);
  expect(field()).toHaveAccessibleDescription("Choose a bank");
  await expectAccessible();
});
