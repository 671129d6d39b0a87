import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { ComparisonTable } from "./comparison-table";

/** What is left to a browser that forgets what a table's tags mean once they are laid out as blocks. */
function showWithoutTags(table: ReactNode) {
  const { container, unmount } = render(table);
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = html.replaceAll(/<(\/?)(?:table|thead|tbody|tr|th|td)\b/g, "<$1div");
}

it("stays a table where its parts are laid out as blocks", () => {
  showWithoutTags(
    <ComparisonTable title="Compare" columns={["What", "Checking", "Savings"]} rows={[["Fee", "$0", "$1"]]} />,
  );

  const table = within(screen.getByRole("table"));
  expect(table.getAllByRole("rowgroup")).toHaveLength(2);
  expect(table.getAllByRole("row")).toHaveLength(2);
  expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["What", "Checking", "Savings"]);
  expect(table.getByRole("rowheader")).toHaveTextContent("Fee");
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["$0", "$1"]);
});
