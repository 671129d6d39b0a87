import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { RecordTable } from "./record-table";

/** What is left to a browser that forgets what a table's tags mean once they are laid out as blocks. */
function showWithoutTags(table: ReactNode) {
  const { container, unmount } = render(table);
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = html.replaceAll(/<(\/?)(?:table|thead|tbody|tr|th|td)\b/g, "<$1div");
}

it("stays a table where its parts are laid out as blocks", () => {
  showWithoutTags(
    <RecordTable label="The trail" heads={["When", "Why"]} rows={[{ key: "1", cells: ["Monday", null] }]} />,
  );

  const table = within(screen.getByRole("table"));
  expect(table.getAllByRole("rowgroup")).toHaveLength(2);
  expect(table.getAllByRole("row")).toHaveLength(2);
  expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["When", "Why"]);
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["Monday", ""]);
});
