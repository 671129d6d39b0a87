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
  await expectAccessible(container);
});
