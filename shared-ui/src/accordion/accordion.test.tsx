import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../testing/expect-accessible";
import { Accordion } from "./accordion";

const items = [
  ["What does it cost?", "Five dollars."],
  ["How long does it take?", "A week."],
];
const itemOf = (text: string) => screen.getByText(text).closest("details");

it("opens what is pressed, and closes it when it is pressed again", async () => {
  const { container } = render(<Accordion name="questions" items={items} />);

  await userEvent.click(screen.getByText("What does it cost?"));
  expect(itemOf("Five dollars.")).toHaveAttribute("open");
  expect(itemOf("A week.")).not.toHaveAttribute("open");
  await expectAccessible(container);

  await userEvent.click(screen.getByText("What does it cost?"));
  expect(itemOf("Five dollars.")).not.toHaveAttribute("open");
});

it("has a plus, of which a minus is left while it is open", async () => {
  render(<Accordion name="questions" items={items} />);
  const [title] = screen.getAllByRole("heading");
  const icon = title?.parentElement?.querySelector("svg") as SVGElement;
  const turns = () => [icon, ...icon.children].map((part) => getComputedStyle(part).transform);
  expect(icon).toHaveClass("lucide-plus");
  expect(icon.lastElementChild).toHaveAttribute("d", "M12 5v14");
  expect(turns()).toEqual(["none", "none", "none"].map(() => expect.stringMatching(/^(none)?$/)));

  await userEvent.click(screen.getByText("What does it cost?"));

  expect(turns()).toEqual([expect.stringMatching(/^(none)?$/), expect.stringMatching(/^(none)?$/), "rotate(90deg)"]);
});

it("has one open at a time, in a browser that does not see to it as well", async () => {
  render(
    <>
      <Accordion name="questions" items={items} />
      <Accordion name="questions" items={[["Who can apply?", "Anybody."]]} />
      <Accordion name="others" items={[["And these?", "Apart."]]} />
    </>,
  );
  await userEvent.click(screen.getByText("And these?"));

  for (const [title, text] of [...items, ["Who can apply?", "Anybody."]]) {
    await userEvent.click(screen.getByText(title ?? ""));
    await waitFor(() =>
      expect(screen.getAllByRole("group").filter((item) => item.hasAttribute("open"))).toEqual([
        itemOf(text ?? ""),
        itemOf("Apart."),
      ]),
    );
  }
});

it("leaves shut what takes the place of an open one", async () => {
  const { rerender } = render(<Accordion name="questions" items={items} />);
  await userEvent.click(screen.getByText("What does it cost?"));

  rerender(<Accordion name="questions" items={items.slice(1)} />);
  expect(itemOf("A week.")).not.toHaveAttribute("open");
  rerender(<Accordion name="questions" items={items} />);
  expect(itemOf("Five dollars.")).not.toHaveAttribute("open");
});

it("tells the browser that all of them belong together, in a second list too", () => {
  render(
    <>
      <Accordion name="questions" items={items} />
      <Accordion name="questions" items={[["Who can apply?", "Anybody."]]} />
    </>,
  );

  expect(screen.getAllByRole("group").map((item) => item.getAttribute("name"))).toEqual(Array(3).fill("questions"));
});
