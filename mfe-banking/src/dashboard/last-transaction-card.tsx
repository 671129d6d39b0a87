import type { Transaction } from "@lintel/contract/schema";
import { Link, useLocale, useMessages, useSearchParams } from "@lintel/portal";
import { transactionItem } from "@lintel/portal/queries";
import { Card, EmptyState, LoadingRegion, Skeleton, StatusChip } from "@lintel/shared-ui";
import {
  DirectionTile,
  DottedLine,
  formatDateTime,
  formatRecent,
  Money,
  signedCents,
  TransactionStatus,
  transactionLabel,
} from "@lintel/shared-ui/bank";
import styled from "styled-components";
import { useBankLabels } from "../components/bank-labels";
import { bankingMessages } from "../components/messages";
import { TransactionDialog } from "../components/transaction-dialog";
import { TransactionsFailed } from "../components/transactions-failed";
import { useTransactions } from "../lib/use-transactions";
import { dashboardMessages } from "./messages";
import { countOfToday } from "./month-figures";

export function LastTransactionCard() {
  const t = useMessages(dashboardMessages);
  const tBank = useMessages(bankingMessages);
  const transactions = useTransactions();
  const { rows, hasMore } = transactions;
  const last = rows[0];
  const [params, setParams] = useSearchParams();
  // Not the last one alone: a receipt being read stays when money arrives.
  const open = rows.find(({ id }) => id === params.get("tx"));

  return (
    <Box as="section">
      <Head>
        <h2>{t("lastTitle")}</h2>
        {!transactions.isPending && !transactions.isError && (
          <StatusChip tone="info">
            {t("today", { count: countOfToday({ rows, isComplete: !hasMore, now: new Date() }) })}
          </StatusChip>
        )}
      </Head>
      {transactions.isPending ? (
        <LoadingRegion label={tBank("transactionsLoading")}>
          <Skeleton width="40px" height="40px" />
          <Skeleton width="160px" height="42px" />
          <Skeleton width="200px" height="47px" />
          <Skeleton height="44px" />
        </LoadingRegion>
      ) : transactions.isError ? (
        <TransactionsFailed retry={transactions.retry} isRetrying={transactions.isRetrying} />
      ) : last ? (
        <LastTransaction transaction={last} />
      ) : (
        <EmptyState title={t("noTransactions")}>{t("noTransactionsHelp")}</EmptyState>
      )}
      {open && <TransactionDialog key={open.id} transaction={open} onClose={() => setParams({}, { replace: true })} />}
    </Box>
  );
}

function LastTransaction({ transaction }: { transaction: Transaction }) {
  const tBank = useMessages(bankingMessages);
  const labels = useBankLabels();
  const locale = useLocale();
  const item = transactionItem(transaction);

  return (
    <>
      <DirectionTile direction={item.direction} />
      <div>
        <Money cents={signedCents(item)} sign="always" size="card" />
        <Type>{transactionLabel(item.type, labels.types)}</Type>
        <DottedLine>
          <time dateTime={transaction.created_at} title={formatDateTime(item.at, locale)}>
            {formatRecent(item.at, new Date(), locale)}
          </time>
          <span translate="no">{item.reference}</span>
        </DottedLine>
      </div>
      <Foot>
        <TransactionStatus status={item.status} labels={labels.statuses} />
        <Link data-screen-only to={`?tx=${encodeURIComponent(transaction.id)}`} replace>
          {tBank("viewReceipt")}
        </Link>
      </Foot>
    </>
  );
}

const Box = styled(Card)`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: 18px;

  /* As tall as what could not be had: the cards below stay where they are. */
  > [role="alert"] {
    align-content: start;
    min-height: 209px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
`;

const Type = styled.p`
  margin-top: 8px;
  font: var(--type-strong);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  margin-top: auto;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;
