import { REFERENCE_SEARCH_MAX_LENGTH, withoutHidden } from "@lintel/contract";
import type { Transaction } from "@lintel/contract/schema";
import { useMessages, useSearchParams } from "@lintel/portal";
import { transactionItem } from "@lintel/portal/queries";
import { announce, Button, Card, EmptyState, LoadingRegion, Select } from "@lintel/shared-ui";
import { SearchField, TransactionList } from "@lintel/shared-ui/bank";
import { useCallback, useEffect, useId, useMemo, useRef } from "react";
import styled from "styled-components";
import { type TransactionFilter, useTransactions } from "../lib/use-transactions";
import { useBankLabels } from "./bank-labels";
import { bankingMessages } from "./messages";
import { RowSkeletons } from "./row-skeletons";
import { TransactionDialog } from "./transaction-dialog";
import { TransactionsFailed } from "./transactions-failed";

const SORTS = {
  default: () => true,
  cards: (transaction: Transaction) => transaction.card_id !== null,
  accounts: (transaction: Transaction) => transaction.account_id !== null,
};
type Sort = keyof typeof SORTS;

const ANNOUNCE_AFTER_MS = 400;
const everything = () => true;

interface TransactionHistoryProps {
  title: string;
  /** What the bank is asked for. */
  filter?: TransactionFilter;
  /** What of it this list is about. */
  keep?: (transaction: Transaction) => boolean;
  emptyText?: string;
  /** What leads out of an empty list. */
  emptyHelp?: string;
  hasSort?: boolean;
}

/** How the list changes the address: whoever watches that tells it from somebody going somewhere. */
const BY_THE_LIST = { replace: true, state: "by-the-list" };

export function isByTheList({ state }: { state: unknown }): boolean {
  return state === BY_THE_LIST.state;
}

/** A list of transactions with its search, its endings and the details behind each row. Search, sort and the open row live in the address. */
export function TransactionHistory({
  title,
  filter,
  keep = everything,
  emptyText,
  emptyHelp,
  hasSort = false,
}: TransactionHistoryProps) {
  const t = useMessages(bankingMessages);
  const labels = useBankLabels();
  const titleId = useId();
  const [params, setParams] = useSearchParams();

  const search = withoutHidden(params.get("q") ?? "");
  const sort = hasSort ? sortFrom(params.get("sort")) : "default";
  const openId = params.get("tx");

  const isWanted = useCallback((row: Transaction) => keep(row) && SORTS[sort](row), [keep, sort]);
  const transactions = useTransactions({
    ...filter,
    q: search.trim(),
    keep: isWanted,
    mustHave: openId,
  });
  const items = useMemo(() => transactions.rows.map(transactionItem), [transactions.rows]);
  const open = openId === null ? undefined : transactions.rows.find((transaction) => transaction.id === openId);
  const toolbar = useRef<HTMLDivElement>(null);
  const isAskedFromEmpty = useRef(false);
  const isNarrowed = search.trim() !== "" || sort !== "default";
  const narrowedBy = `${sort} ${search.trim()}`;

  const isFailed = transactions.isError || (items.length === 0 && transactions.hasFailedMore);
  const isLoading = transactions.isPending || (transactions.isLooking && !isFailed);
  const isCounted = !isLoading && !isFailed && !transactions.isLoadingMore;
  useAnnouncedCount(isNarrowed ? narrowedBy : "", isCounted ? items.length : null, transactions.hasMore);

  /** What else stands in the address belongs to the page around the list. */
  function changeAddress(values: Partial<Record<"q" | "sort" | "tx", string>>) {
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete("print");
      for (const [name, value] of Object.entries(values)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, BY_THE_LIST);
  }

  function lookFurther() {
    isAskedFromEmpty.current = true;
    transactions.loadMore();
  }

  // The button that looked further goes away with what was not there.
  useEffect(() => {
    if (items.length === 0 || !isAskedFromEmpty.current) return;
    isAskedFromEmpty.current = false;
    if (document.activeElement === document.body)
      toolbar.current?.parentElement?.querySelector<HTMLElement>("[data-row]")?.focus();
  }, [items.length]);

  function clear() {
    changeAddress({ q: "", sort: "" });
    // The button that clears goes away with what was not found.
    toolbar.current?.querySelector("input")?.focus();
  }

  return (
    <Region as="section" aria-labelledby={titleId}>
      <Toolbar ref={toolbar} data-sorted={hasSort} data-narrowed={isNarrowed}>
        <h2 id={titleId}>{title}</h2>
        <SearchField
          label={t("searchLabel")}
          value={search}
          onChange={(value) => changeAddress({ q: value })}
          maxLength={REFERENCE_SEARCH_MAX_LENGTH}
        />
        {hasSort && (
          <Select
            label={t("sortBy")}
            value={sort}
            onChange={(event) => changeAddress({ sort: event.target.value === "default" ? "" : event.target.value })}
          >
            <option value="default">{t("sortDefault")}</option>
            <option value="cards">{t("sortCards")}</option>
            <option value="accounts">{t("sortAccounts")}</option>
          </Select>
        )}
      </Toolbar>

      {isLoading ? (
        <LoadingRegion label={t("transactionsLoading")}>
          <RowSkeletons />
        </LoadingRegion>
      ) : isFailed ? (
        <TransactionsFailed retry={transactions.retry} isRetrying={transactions.isRetrying} />
      ) : (
        <TransactionList
          // What is looked for anew begins with the newest, however far down somebody was among the rows before.
          key={narrowedBy}
          items={items}
          label={title}
          onOpen={(item) => changeAddress({ tx: item.id })}
          hasMore={transactions.hasMore}
          isLoadingMore={transactions.isLoadingMore}
          hasFailedMore={transactions.hasFailedMore}
          onEndReached={transactions.loadMore}
          labels={labels.list}
          empty={
            transactions.hasMore ? (
              <EmptyState
                title={t("transactionsNoneYet", { count: transactions.lookedThrough })}
                action={
                  <Button variant="secondary" size="s" busy={transactions.isLoadingMore} onClick={lookFurther}>
                    {t("transactionsMore")}
                  </Button>
                }
              />
            ) : search.trim() !== "" ? (
              <EmptyState
                title={t("transactionsNoMatch")}
                action={
                  <Button variant="secondary" size="s" onClick={clear}>
                    {t("searchClear")}
                  </Button>
                }
              >
                {t("transactionsNoMatchHelp")}
              </EmptyState>
            ) : (
              <EmptyState title={emptyText ?? t("transactionsEmpty")}>
                {sort === "default" ? emptyHelp : t("transactionsNoSort")}
              </EmptyState>
            )
          }
        />
      )}

      {open && (
        <TransactionDialog
          key={open.id}
          transaction={open}
          onClose={() => changeAddress({ tx: "" })}
          // Left in the address, a reload would print once more.
          onPrintedAtOnce={params.has("print") ? () => changeAddress({ tx: open.id }) : undefined}
        />
      )}
    </Region>
  );
}

function sortFrom(value: string | null): Sort {
  return value === "cards" || value === "accounts" ? value : "default";
}

/** Sighted people see the list shrink; the others are told, once the typing has stopped. */
function useAnnouncedCount(narrowedBy: string, count: number | null, isPartial: boolean) {
  const t = useMessages(bankingMessages);

  useEffect(() => {
    if (narrowedBy === "" || count === null) return;
    const timer = setTimeout(
      () => announce(t("searchCount", { count, plus: isPartial ? "+" : "" })),
      ANNOUNCE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [narrowedBy, count, isPartial, t]);
}

const Region = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  container-type: inline-size;

  /* Rows that begin on the next sheet would make the list longer than the grid around it, and its last ones stand below the card. */
  @media print {
    display: block;
    padding-bottom: 0;
  }
`;

/* The list stands in wide and in narrow columns: its toolbar goes by the room it has, not by the window. */
const Toolbar = styled.div`
  display: grid;
  gap: 12px;

  h2 {
    overflow-wrap: anywhere;
  }
  /* On paper they are in nobody's way where they say that this is not all. */
  @media print {
    &[data-narrowed="false"] > :not(h2) {
      display: none;
    }
  }
  @container (min-width: 420px) {
    &[data-sorted="true"] {
      grid-template-columns: minmax(0, 1fr) minmax(150px, 200px);
    }
    &[data-sorted="true"] h2 {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 640px) {
    &[data-sorted="false"] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
      align-items: end;
    }
    &[data-sorted="false"] h2 {
      padding-bottom: 14px;
    }
  }
  /* Two fields leave the heading a line of its own, or room for it in any language. */
  @container (min-width: 48rem) {
    &[data-sorted="true"] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 320px) minmax(150px, 200px);
      align-items: end;
    }
    &[data-sorted="true"] h2 {
      grid-column: auto;
      padding-bottom: 14px;
    }
  }
`;
