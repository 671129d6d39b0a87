import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../testing/expect-accessible";
import { Tabs } from "./tabs";

const items = ["Open", "Fund", "Use"].map((label) => ({ id: label, label, content: <p>{label} it</p> }));
const tab = (name: string) => screen.getByRole("tab", { name });

it("shows one panel at a time, named by its tab", async () => {
  const { container } = render(<Tabs label="How it works" items={items} numbered />);

  await userEvent.click(tab("Fund"));

  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["1Open", "2Fund", "3Use"]);
  expect(screen.getByRole("tabpanel", { name: "Fund" })).toHaveTextContent("Fund it");
  expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
  await expectAccessible(container);
});

it("moves and selects with left, right, Home and End, round the ends", async () => {
  render(<Tabs label="How it works" items={items} />);

  await userEvent.tab();
  expect(tab("Open")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(tab("Use")).toHaveFocus();
  expect(tab("Use")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(tab("Fund")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  expect(tab("Open")).toHaveFocus();
  await userEvent.keyboard("{End}{ArrowDown}");
  expect(tab("Use")).toHaveFocus();
});

it("leaves Alt, Ctrl and Cmd with an arrow to the browser", () => {
  render(<Tabs label="How it works" items={items} />);

  for (const held of ["altKey", "ctrlKey", "metaKey"]) {
    expect(fireEvent.keyDown(tab("Open"), { key: "ArrowLeft", [held]: true })).toBe(true);
  }
  expect(tab("Open")).toHaveAttribute("aria-selected", "true");
});

it("moves up and down as well when it stands", async () => {
  const { container } = render(<Tabs label="How it works" items={items} orientation="vertical" />);

  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(tab("Fund")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(tab("Use")).toHaveFocus();
  await expectAccessible(container);
});

it("is one stop on the way to its panel", async () => {
  render(<Tabs label="How it works" items={items} />);

  await userEvent.tab();
  await userEvent.tab();

  expect(screen.getByRole("tabpanel")).toHaveFocus();
});
