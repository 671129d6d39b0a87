import type { Transaction } from "@lintel/contract/schema";
import { useMessages } from "@lintel/portal";
import { transactionItem } from "@lintel/portal/queries";
import { useTransactionWords } from "@lintel/portal/transaction-words";
import { EmptyState } from "@lintel/shared-ui";
import { TransactionList } from "@lintel/shared-ui/bank";
import { useEffect, useMemo, useRef, useState } from "react";
import { Section } from "../components/section";
import { messages } from "../messages";
import { StatusDialog } from "./status-dialog";

interface TransactionsSectionProps {
  /** Newest first. */
  pages: readonly { transactions: readonly Transaction[] }[];
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailedMore: boolean;
  onEndReached: () => void;
}

export function TransactionsSection({
  pages,
  hasMore,
  isLoadingMore,
  hasFailedMore,
  onEndReached,
}: TransactionsSectionProps) {
  const t = useMessages(messages);
  const words = useTransactionWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const transactions = useMemo(() => pages.flatMap((page) => page.transactions), [pages]);
  const items = useMemo(() => transactions.map(transactionItem), [transactions]);
  const opened = transactions.find((transaction) => transaction.id === openedId);
  const isGone = openedId !== null && opened === undefined;
  // Another admin may have cleared the list meanwhile. The row takes the focus along that its dialog gave back.
  useEffect(() => {
    if (!isGone) return;
    setOpenedId(null);
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isGone]);

  return (
    <Section title={t("transactions")} headingRef={heading}>
      <TransactionList
        items={items}
        label={t("transactions")}
        onOpen={(item) => {
          setOpenedId(item.id);
          setIsAsking(true);
        }}
        hasMore={hasMore}
        isLoadingMore={isLoadingMore}
        hasFailedMore={hasFailedMore}
        onEndReached={onEndReached}
        empty={<EmptyState title={t("transactionsNone")} />}
        labels={{
          ...words,
          count: (count, isPartial) => t("transactionsCount", { count, plus: isPartial ? "+" : "" }),
          end: (count) => t("transactionsEnd", { count }),
          more: t("more"),
          loadingMore: t("loadingMore"),
          moreFailed: t("transactionsMoreFailed"),
        }}
      />
      {opened && isAsking && <StatusDialog key={opened.id} transaction={opened} onClose={() => setIsAsking(false)} />}
    </Section>
  );
}
