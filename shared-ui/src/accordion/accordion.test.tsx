import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../testing/expect-accessible";
import { Accordion } from "./accordion";

const items = [
  { id: "cost", title: "What does it cost?", content: "Five dollars." },
  { id: "time", title: "How long does it take?", content: "A week." },
  { id: "who", title: "Who can apply?", content: "Anybody." },
];
const button = (name: string) => screen.getByRole("button", { name });
const openOnes = () => screen.getAllByRole("button", { expanded: true }).map((trigger) => trigger.textContent);

it("has one open at a time, and closes the open one when it is pressed again", async () => {
  const { container } = render(<Accordion items={items} />);

  await userEvent.click(button("What does it cost?"));
  await userEvent.click(button("How long does it take?"));
  expect(openOnes()).toEqual(["How long does it take?"]);
  await expectAccessible(container);

  await userEvent.click(button("How long does it take?"));
  expect(screen.queryAllByRole("button", { expanded: true })).toEqual([]);
  await expectAccessible(container);
});

it("keeps what is closed in the document for the browser's search, and opens what it finds", () => {
  render(<Accordion items={items} />);
  const panel = screen.getByText("A week.");
  expect(panel).toHaveAttribute("hidden", "until-found");

  fireEvent(panel, new Event("beforematch", { bubbles: true }));

  expect(openOnes()).toEqual(["How long does it take?"]);
  expect(panel).not.toHaveAttribute("hidden");
});

it("moves between its headings with the arrows, Home and End", async () => {
  render(<Accordion items={items} heading="h2" />);

  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(button("How long does it take?")).toHaveFocus();
  await userEvent.keyboard("{End}{ArrowDown}");
  expect(button("What does it cost?")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{Enter}");
  expect(openOnes()).toEqual(["Who can apply?"]);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
});
