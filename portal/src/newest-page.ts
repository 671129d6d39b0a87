import type { Transaction } from "@lintel/contract/schema";
import type { InfiniteData } from "@tanstack/react-query";

export interface TransactionPage {
  readonly rows: readonly Transaction[];
  readonly nextCursor: string | null;
}

export type TransactionPages = InfiniteData<TransactionPage, string | null>;

/** A list with its first page as it is now. What lies behind that page stays loaded, so nobody who reads there is thrown back. */
export function withNewest({ pages, pageParams }: TransactionPages, newest: TransactionPage): TransactionPages {
  const oldest = newest.rows.at(-1)?.id;
  const at = pages.findIndex(({ rows }) => rows.some(({ id }) => id === oldest));
  const page = pages[at];
  // Nothing in common: what lies between the two is not known.
  if (page === undefined || newest.nextCursor === null) return { pages: [newest], pageParams: [null] };

  const behind = page.rows.slice(page.rows.findIndex(({ id }) => id === oldest) + 1);
  return {
    pages: [{ rows: [...newest.rows, ...behind], nextCursor: page.nextCursor }, ...pages.slice(at + 1)],
    pageParams: [null, ...pageParams.slice(at + 1)],
  };
}
