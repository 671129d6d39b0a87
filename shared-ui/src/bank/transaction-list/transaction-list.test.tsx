import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expectAccessible } from "../../testing/expect-accessible";
import type { TransactionItem } from "../transaction-row/transaction";
import { TransactionList } from "./transaction-list";

const NEWEST = new Date(2026, 10, 20, 8, 12).getTime();
const DAY_MS = 86_400_000;

function transactions(count: number): TransactionItem[] {
  return Array.from({ length: count }, (_, position) => ({
    id: String(position),
    type: position === 0 ? "ach_transfer" : "transfer",
    direction: position % 2 === 0 ? "incoming" : "outgoing",
    cents: 240_000n,
    status: position === 1 ? "pending" : "success",
    at: new Date(NEWEST - position * DAY_MS),
    reference: `TX-${position}`,
  }));
}

/** jsdom lays nothing out: here the box is 470 pixels high and a row 73. */
function layOut() {
  const box = jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(470);
  const parts = jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(73);
  return () => {
    box.mockRestore();
    parts.mockRestore();
  };
}

it("groups by month, newest first, with a count for each and for all, and is 470 pixels high at most", async () => {
  const { container } = render(<TransactionList items={transactions(25)} label="Recent transfers" onOpen={() => {}} />);

  expect(screen.getByRole("region", { name: "Recent transfers, 25 transactions" })).toHaveStyle({ maxHeight: "470px" });
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
    "November 2026",
    "October 2026",
  ]);
  expect(within(screen.getByRole("list", { name: "November 2026" })).getAllByRole("listitem")).toHaveLength(20);
  expect(screen.getByText("25 transactions in all")).toBeInTheDocument();
  await expectAccessible(container);
});

it("says of each row what it is, which way it went, how much, how it stands and when", async () => {
  const onOpen = jest.fn();
  const items = transactions(2);
  render(<TransactionList items={items} label="Transactions" onOpen={onOpen} />);
  expect(
    screen.getByRole("button", { name: "Transfer, outgoing, minus $2,400.00, Pending, 19 November, TX-1" }),
  ).toBeInTheDocument();

  await userEvent.click(
    screen.getByRole("button", { name: "ACH Transfer, incoming, plus $2,400.00, Success, 20 November, TX-0" }),
  );

  expect(onOpen).toHaveBeenCalledWith(items[0]);
});

it("draws an arrow down for what came in and one up for what went out, with the day and the hour of each", () => {
  render(<TransactionList items={transactions(2)} label="Transactions" onOpen={() => {}} />);
  const shown = screen
    .getAllByRole("button")
    .map((row) => [row.querySelector("svg")?.getAttribute("class"), row.querySelector("time")?.textContent]);

  expect(shown).toEqual([
    [expect.stringMatching(/arrow-down-left/), "20 Nov, 08:12"],
    [expect.stringMatching(/arrow-up-right/), "19 Nov, 08:12"],
  ]);
});

it("says of a row that was generated that it was, to the eye too", () => {
  const [item] = transactions(1);
  if (!item) throw new Error("There is one");
  render(<TransactionList items={[{ ...item, synthetic: true }]} label="Transactions" onOpen={() => {}} />);

  expect(screen.getByRole("button", { name: /, TX-0, Generated$/ })).toBeInTheDocument();
  expect(screen.getByText("Generated")).toBeInTheDocument();
});

it("is one tab stop in which the arrows, Home and End walk", async () => {
  render(<TransactionList items={transactions(5)} label="Transactions" onOpen={() => {}} />);
  const rows = screen.getAllByRole("button");

  await userEvent.tab();
  expect(screen.getByRole("region")).toHaveFocus();
  await userEvent.tab();
  expect(rows[0]).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  expect(rows[1]).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(rows[4]).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowUp}");
  expect(rows[0]).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it("stays a tab stop where it gets shorter than it was where one stood", async () => {
  const list = (count: number) => <TransactionList items={transactions(count)} label="All" onOpen={() => {}} />;
  const { rerender } = render(list(5));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{End}");

  rerender(list(2));

  expect(screen.getAllByRole("button").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
});

it.each([5, 150])("is left and come back to at the same of %d rows when another comes in above", async (count) => {
  const restore = layOut();
  const items = transactions(count + 1);
  const list = (from: number) => <TransactionList items={items.slice(from)} label="All" onOpen={() => {}} />;
  const { rerender } = render(list(1));
  const stop = () => screen.getAllByRole("button").find(({ tabIndex }) => tabIndex === 0);
  rerender(list(0));
  expect(stop()).toHaveAccessibleName(/TX-0$/);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(stop()).toHaveAccessibleName(/TX-2$/);

  const another = { ...(items[0] as TransactionItem), id: "another", reference: "TX-another" };
  rerender(<TransactionList items={[another, ...items]} label="All" onOpen={() => {}} />);

  expect(stop()).toHaveAccessibleName(/TX-2$/);
  restore();
});

it("leaves Cmd with an arrow, the browser's way to the top, to the browser", async () => {
  render(<TransactionList items={transactions(5)} label="Transactions" onOpen={() => {}} />);
  const [first] = screen.getAllByRole("button");
  await userEvent.tab();
  await userEvent.tab();

  expect(fireEvent.keyDown(first as HTMLElement, { key: "ArrowDown", metaKey: true })).toBe(true);
  expect(first).toHaveFocus();
});

it("keeps ten thousand rows out of the document but counts them all", async () => {
  const restore = layOut();
  const { container } = render(<TransactionList items={transactions(10_000)} label="All" onOpen={() => {}} />);

  const rows = screen.getAllByRole("listitem");
  expect(rows.length).toBeGreaterThan(6);
  expect(rows.length).toBeLessThanOrEqual(60);
  expect(rows[0]).toHaveAttribute("aria-setsize", "10000");
  expect(rows[0]).toHaveAttribute("aria-posinset", "1");
  expect(screen.getByRole("region", { name: "All, 10,000 transactions" })).toBeInTheDocument();
  await expectAccessible(container);
  restore();
});

it("counts the rows of a long list on from month to month, and gives no whole number while there are more", () => {
  const restore = layOut();
  // Two months in sight: a heading between rows is no row.
  const items = transactions(150).map((item, row) => (row < 3 ? item : { ...item, at: new Date(2026, 9, 30) }));
  const { rerender } = render(<TransactionList hasMore items={items} label="All" />);
  const place = (row: number) => {
    const { ariaSetSize, ariaPosInSet } = screen.getAllByRole("listitem")[row] as HTMLElement;
    return `${ariaPosInSet} of ${ariaSetSize}`;
  };
  expect([place(2), place(3)]).toEqual(["3 of -1", "4 of -1"]);

  rerender(<TransactionList items={items} label="All" />);
  expect([place(2), place(3)]).toEqual(["3 of 150", "4 of 150"]);
  restore();
});

it("names each month of a long list before anybody scrolls to it", () => {
  const restore = layOut();
  render(<TransactionList items={transactions(150)} label="All" />);

  expect(screen.getAllByRole("listitem").length).toBeLessThanOrEqual(60);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "November 2026",
    "October 2026",
    "September 2026",
    "August 2026",
    "July 2026",
    "June 2026",
  ]);
  expect(screen.queryByRole("list", { name: "June 2026" })).not.toBeInTheDocument();
  restore();
});

/** As it is in a browser, where no row is exactly as high as was thought and a heading is lower. */
function layOutUneven() {
  const restore = layOut();
  const parts = jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === "LI" ? 84 : 40;
  });
  return () => {
    parts.mockRestore();
    restore();
  };
}

it("keeps each row of a long list as high as it is when another comes in above it", () => {
  const restore = layOutUneven();
  const items = transactions(150).map((item, row) => (row < 4 ? item : { ...item, at: new Date(2026, 9, 30) }));
  const list = (shown: TransactionItem[]) => <TransactionList items={shown} label="All" />;
  const { rerender } = render(list(items.slice(1)));
  const october = () => screen.getByText("October 2026").closest("section");
  expect(october()).toHaveStyle({ top: `${40 + 3 * 84}px` });

  rerender(list(items));

  expect(october()).toHaveStyle({ top: `${40 + 4 * 84}px` });
  restore();
});

it("leaves whoever reads further down a long list where they are when others come in above, and the top in sight", () => {
  const restore = layOutUneven();
  const items = transactions(152);
  const list = (from: number) => <TransactionList items={items.slice(from)} label="All" />;
  const { rerender } = render(list(2));
  const box = screen.getByRole("region");

  rerender(list(1));
  expect(box.scrollTop).toBe(0);

  fireEvent.scroll(box, { target: { scrollTop: 2_000 } });
  rerender(list(0));
  // Out of sight, a row is as high as is thought.
  expect(box.scrollTop).toBe(2_073);
  restore();
});

it("shows all of itself on paper", () => {
  const restore = layOut();
  render(<TransactionList items={transactions(150)} label="All" />);
  expect(screen.getAllByRole("listitem").length).toBeLessThanOrEqual(60);

  act(() => window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getAllByRole("listitem")).toHaveLength(150);

  act(() => window.dispatchEvent(new Event("afterprint")));
  expect(screen.getAllByRole("listitem").length).toBeLessThanOrEqual(60);
  restore();
});

it("asks for older rows once for each last row, and again when asked by the button", async () => {
  const onEndReached = jest.fn();
  const list = (count: number, isLoadingMore = false) => (
    <TransactionList
      hasMore
      isLoadingMore={isLoadingMore}
      items={transactions(count)}
      label="All"
      onEndReached={onEndReached}
    />
  );
  const { rerender } = render(list(20, true));
  expect(onEndReached).not.toHaveBeenCalled();
  rerender(list(20));
  expect(onEndReached).toHaveBeenCalledTimes(1);

  rerender(list(20, true));
  rerender(list(20));
  expect(onEndReached).toHaveBeenCalledTimes(1);

  rerender(list(40));
  expect(onEndReached).toHaveBeenCalledTimes(2);

  await userEvent.click(screen.getByRole("button", { name: "Show older" }));
  expect(onEndReached).toHaveBeenCalledTimes(3);
});

it("asks for older rows when its end comes near, and not before", () => {
  const restore = layOut();
  const all = jest.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(5_000);
  const onEndReached = jest.fn();
  render(<TransactionList hasMore items={transactions(60)} label="All" onEndReached={onEndReached} />);
  const list = screen.getByRole("region");

  fireEvent.scroll(list, { target: { scrollTop: 3_929 } });
  expect(onEndReached).not.toHaveBeenCalled();
  fireEvent.scroll(list, { target: { scrollTop: 3_930 } });
  expect(onEndReached).toHaveBeenCalledTimes(1);

  all.mockRestore();
  restore();
});

it("asks for the older rows of another search too, where it has found as many", () => {
  const onEndReached = jest.fn();
  const list = (items: TransactionItem[]) => (
    <TransactionList hasMore items={items} label="All" onEndReached={onEndReached} />
  );
  const { rerender } = render(list(transactions(20)));

  rerender(list(transactions(21).slice(1)));

  expect(onEndReached).toHaveBeenCalledTimes(2);
});

it.each([25, 130])("counts %d rows and those of their last month as so many at least while there are more", (count) => {
  const restore = layOut();
  const { rerender } = render(<TransactionList hasMore items={transactions(count)} label="All" />);
  expect(screen.getByRole("region", { name: `All, ${count}+ transactions` })).toBeInTheDocument();
  expect(screen.getByText("20 transactions")).toBeInTheDocument();
  if (count === 25) expect(screen.getByText("5+ transactions")).toBeInTheDocument();

  rerender(<TransactionList items={transactions(count)} label="All" />);

  expect(screen.getByRole("region", { name: `All, ${count} transactions` })).toBeInTheDocument();
  expect(screen.queryByText(/\+ transactions/)).not.toBeInTheDocument();
  restore();
});

it("says at its foot that older rows did not come, until they are asked for again", () => {
  const list = (isLoadingMore: boolean) => (
    <TransactionList hasMore hasFailedMore isLoadingMore={isLoadingMore} items={transactions(20)} label="All" />
  );
  const { rerender } = render(list(false));
  expect(screen.getByRole("alert")).toHaveTextContent("We could not load older transactions.");
  expect(screen.getByRole("button", { name: "Show older" })).toBeInTheDocument();

  rerender(list(true));

  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it.each([
  [20, 30],
  [60, 150],
])("puts whoever asked for more at the first row of the last page, %d rows grown to %d", async (first, all) => {
  const restore = layOut();
  const list = (count: number, hasMore: boolean) => (
    <TransactionList items={transactions(count)} hasMore={hasMore} label="All" onOpen={() => {}} />
  );
  const { rerender } = render(list(first, true));
  screen.getByRole("button", { name: "Show older" }).focus();

  rerender(list(all, false));

  expect(await screen.findByRole("button", { name: new RegExp(`TX-${first}$`) })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Show older" })).not.toBeInTheDocument();
  restore();
});

it("puts whoever asked for more at the list when its rows cannot be opened", () => {
  const { rerender } = render(<TransactionList items={transactions(20)} hasMore label="All" />);
  screen.getByRole("button", { name: "Show older" }).focus();

  rerender(<TransactionList items={transactions(30)} label="All" />);

  expect(screen.getByRole("region")).toHaveFocus();
});

it.each([
  [20, 30],
  [60, 130],
])("takes the focus from nobody who did not ask for the last page, %d rows grown to %d", async (first, all) => {
  const restore = layOut();
  const list = (count: number, hasMore: boolean) => (
    <TransactionList items={transactions(count)} hasMore={hasMore} label="All" onOpen={() => {}} />
  );
  const { rerender } = render(list(first, true));
  screen.getByRole("button", { name: /TX-3$/ }).focus();

  rerender(list(all, false));

  expect(await screen.findByRole("button", { name: /TX-3$/ })).toHaveFocus();
  restore();
});

it("leaves the focus on its row while it shows all of itself on paper", () => {
  const restore = layOut();
  render(<TransactionList items={transactions(150)} label="All" onOpen={() => {}} />);
  screen.getByRole("button", { name: /TX-3$/ }).focus();

  act(() => window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByRole("button", { name: /TX-3$/ })).toHaveFocus();

  act(() => window.dispatchEvent(new Event("afterprint")));
  expect(screen.getByRole("button", { name: /TX-3$/ })).toHaveFocus();
  restore();
});

it.each([5, 150])("goes away under whoever stands on one of its %d rows once there is none", (count) => {
  const restore = layOut();
  const list = (items: TransactionItem[]) => (
    <TransactionList empty={<p>No transactions available.</p>} items={items} label="All" onOpen={() => {}} />
  );
  const { rerender } = render(list(transactions(count)));
  screen.getByRole("button", { name: /TX-3$/ }).focus();

  rerender(list([]));

  expect(screen.getByText("No transactions available.")).toBeInTheDocument();
  restore();
});

it("gives its place to the words for nothing", () => {
  render(<TransactionList empty={<p>No transactions available.</p>} items={[]} label="All" />);

  expect(screen.getByText("No transactions available.")).toBeInTheDocument();
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});
