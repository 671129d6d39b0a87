import type { Transaction } from "@lintel/contract/schema";
import { useMessages } from "@lintel/portal";
import { transactionItem } from "@lintel/portal/queries";
import { useTransactionWords } from "@lintel/portal/transaction-words";
import { EmptyState } from "@lintel/shared-ui";
import { TransactionList } from "@lintel/shared-ui/bank";
import { useMemo, useState } from "react";
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
  const [openId, setOpenId] = useState<string | null>(null);
  const transactions = useMemo(() => pages.flatMap((page) => page.transactions), [pages]);
  const items = useMemo(() => transactions.map(transactionItem), [transactions]);
  const open = transactions.find((transaction) => transaction.id === openId);

  return (
    <Section title={t("transactions")}>
      <TransactionList
        items={items}
        label={t("transactions")}
        onOpen={(item) => setOpenId(item.id)}
        hasMore={hasMore}
        isLoadingMore={isLoadingMore}
        hasFailedMore={hasFailedMore}
        onEndReached={onEndReached}
        empty={<EmptyState title={t("transactionsNone")} />}
        labels={{
          ...words,
          count: (count) => t("transactionsCount", { count }),
          end: (count) => t("transactionsEnd", { count }),
          more: t("more"),
          loadingMore: t("loadingMore"),
          moreFailed: t("transactionsMoreFailed"),
        }}
      />
      {open && <StatusDialog key={open.id} transaction={open} onClose={() => setOpenId(null)} />}
    </Section>
  );
}
