import { render, screen } from "@testing-library/react";
import { expectAccessible } from "../../testing/expect-accessible";
import { StatTile, StatTiles } from "./stat-tiles";

it("pairs each figure with its name", async () => {
  const { container } = render(
    <StatTiles>
      <StatTile label="Total Income" value="$4,812.50" />
      <StatTile label="Total Transactions" note="37 transactions" value="$7,416.68" />
    </StatTiles>,
  );

  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Total Income", "Total Transactions"]);
  expect(screen.getAllByRole("definition")[1]).toHaveTextContent("$7,416.6837 transactions");
  await expectAccessible(container);
});
