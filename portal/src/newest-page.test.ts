import type { Transaction } from "@lintel/contract/schema";
import { type TransactionPages, withNewest } from "./newest-page";

const rows = (ids: string) => [...ids].map((id) => ({ id }) as Transaction);
/** The pages "abc" and "def", and more behind them. */
const known: TransactionPages = {
  pages: [
    { rows: rows("abc"), nextCursor: "after c" },
    { rows: rows("def"), nextCursor: "after f" },
  ],
  pageParams: [null, "after c"],
};
const idsOf = ({ pages }: TransactionPages) => pages.map((page) => page.rows.map(({ id }) => id).join("")).join(" ");

it.each([
  ["nothing has come", "abc", "abc def", [null, "after c"]],
  ["one has come", "zab", "zabc def", [null, "after c"]],
  ["two have come", "yza", "yzabc def", [null, "after c"]],
  ["one has gone from the first page", "acd", "acdef", [null]],
  ["all of the first page has gone", "def", "def", [null]],
  ["so many have come that what lies between is not known", "xyz", "xyz", [null]],
])("knows what it knew, and what is new, when %s", (_, newest, known_, pageParams) => {
  const next = withNewest(known, { rows: rows(newest), nextCursor: "after" });

  expect(idsOf(next)).toBe(known_);
  expect(next.pageParams).toEqual(pageParams);
});

it("goes on where the last of its pages ends", () => {
  const next = withNewest(known, { rows: rows("acd"), nextCursor: "after d" });

  expect(next.pages.at(-1)?.nextCursor).toBe("after f");
});

it("tells of a row in the first page what has become of it", () => {
  const settled = rows("abc").map((row) => ({ ...row, status: "success" as const }));

  const next = withNewest(known, { rows: settled, nextCursor: "after c" });

  expect(next.pages[0]?.rows.map(({ status }) => status)).toEqual(["success", "success", "success"]);
});

it("is that page alone when nothing lies behind it, and when there is no row at all", () => {
  expect(idsOf(withNewest(known, { rows: rows("ab"), nextCursor: null }))).toBe("ab");
  expect(idsOf(withNewest(known, { rows: [], nextCursor: null }))).toBe("");
});
