import { render } from "@testing-library/react";
import { expectAccessible } from "../testing/expect-accessible";
import { StatusChip } from "./status-chip";

it("always has its word, and an icon for the exceptions", async () => {
  const { container } = render(
    (["plain", "info", "positive", "pending", "warning", "negative"] as const).map((tone) => (
      <StatusChip key={tone} tone={tone}>
        {tone}
      </StatusChip>
    )),
  );

  const withIcon = [...container.children].filter((chip) => chip.querySelector("svg")).map((chip) => chip.textContent);
  expect(withIcon).toEqual(["positive", "pending", "warning", "negative"]);
  const icons = ["circle-check", "clock", "circle-alert", "circle-x"].map((name) => `.lucide-${name}`);
  expect(icons.map((icon) => container.querySelector(icon)?.parentElement?.textContent)).toEqual(withIcon);
  await expectAccessible(container);
});
