import { fromWire } from "@lintel/contract";
import type { Stats } from "@lintel/contract/schema";
import { Link, useMessages } from "@lintel/portal";
import { statsQuery } from "@lintel/portal/queries";
import { Card, LoadingRegion, Skeleton } from "@lintel/shared-ui";
import { Money, MonthBars, StatTile, StatTiles } from "@lintel/shared-ui/bank";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { QueryFailed } from "../components/query-failed";
import { TransactionsFailed } from "../components/transactions-failed";
import { useTransactions } from "../lib/use-transactions";
import { dashboardMessages } from "./messages";
import { type MonthFigures, monthFigures } from "./month-figures";

export function StatisticsCard() {
  const t = useMessages(dashboardMessages);
  const stats = useQuery(statsQuery);
  const now = new Date();

  return (
    <Box as="section">
      <Head>
        <h2>{t("statsTitle")}</h2>
        <Link data-screen-only to="/online-banking/transactions">
          {t("viewTransactions")}
        </Link>
      </Head>
      {/* For the hours in which the figures are not of the month that the reader has. */}
      {now.getMonth() !== now.getUTCMonth() && <Note>{t("monthsInUtc")}</Note>}
      {stats.isPending ? (
        <LoadingRegion label={t("loadingStats")}>
          <Skeleton height="var(--tiles)" />
          <Skeleton height="330px" />
        </LoadingRegion>
      ) : stats.isLoadingError ? (
        <QueryFailed query={stats} message={t("statsFailed")} />
      ) : (
        <>
          <StatTiles>
            <StatTile label={t("income")} value={<Money cents={fromWire(stats.data.incoming_sum)} size="tile" />} />
            <StatTile label={t("spending")} value={<Money cents={fromWire(stats.data.outgoing_sum)} size="tile" />} />
            <StatTile
              label={t("total")}
              value={<Money cents={fromWire(stats.data.total_sum)} size="tile" />}
              note={t("count", { count: stats.data.count })}
            />
          </StatTiles>
          <Months stats={stats.data} />
        </>
      )}
    </Box>
  );
}

function Months({ stats }: { stats: Stats }) {
  const t = useMessages(dashboardMessages);
  const { rows, hasMore, isPending, isError, isRetrying, retry } = useTransactions();
  if (isPending) return <Skeleton height="322px" />;
  // The figures above come by another call: without a word here, most of the card would stand empty for no reason that one sees.
  if (isError) return <TransactionsFailed retry={retry} isRetrying={isRetrying} />;
  if (rows.length === 0) return <Quiet>{t("chartEmpty")}</Quiet>;

  const months = monthFigures({ stats, rows, isComplete: !hasMore, now: new Date() });
  if (months.every(isStill)) return <Quiet>{t("chartQuiet")}</Quiet>;

  return (
    <MonthBars
      months={months}
      labels={{
        income: t("chartIncome"),
        spending: t("chartSpending"),
        month: t("chartMonth"),
        chart: t("chartTitle"),
        table: t("chartTable"),
      }}
    />
  );
}

/** Bars of no height on a scale of three dollars say less than a sentence. */
function isStill({ incomeCents, spendingCents }: MonthFigures): boolean {
  return incomeCents === 0n && spendingCents === 0n;
}

const Box = styled(Card)`
  --tiles: 126px;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;

  @media (min-width: 768px) {
    --tiles: 70px;
  }
  /* As tall as what could not be had, the chart or all there is: the cards below stay where they are. In the middle of it, or so much room would seem to lack something. */
  > [role="alert"] {
    place-content: center;
    justify-items: center;
    min-height: 322px;
  }
  &:not(:has(dl)) > [role="alert"] {
    min-height: calc(var(--tiles) + 342px);
  }
`;

const Note = styled.p`
  color: var(--text-muted);
  font: var(--type-caption);
`;

const Quiet = styled.p`
  padding-top: 20px;
  border-top: 1px solid var(--border);
  color: var(--text-muted);

  /* In the middle of where the chart will stand: the cards beside it are as tall as ever. */
  @media (min-width: 1024px) {
    display: grid;
    place-content: center;
    max-width: 40ch;
    min-height: 250px;
    margin-inline: auto;
    padding-top: 0;
    border-top: 0;
    text-align: center;
    text-wrap: balance;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -10px;
    font-weight: 600;
  }
  /* In two lines it has no room to spare, and would lie over the heading. */
  @media (max-width: 319px) {
    a {
      margin-block: 0;
    }
  }
`;
