import { useLocale, useMessages } from "@lintel/portal";
import { useProfile } from "@lintel/portal/queries";
import { formatWeekday, partOfDay } from "@lintel/shared-ui/bank";
import styled from "styled-components";
import { BankingPage } from "../components/banking-page";
import { SuspendedBanner } from "../components/suspended-banner";
import { BalancePanel } from "./balance-panel";
import { InformationCard } from "./information-card";
import { LastTransactionCard } from "./last-transaction-card";
import { dashboardMessages } from "./messages";
import { ScoreCard } from "./score-card";
import { StatisticsCard } from "./statistics-card";

export { dashboardMessages as messages } from "./messages";

export default function DashboardPage() {
  const t = useMessages(dashboardMessages);
  const locale = useLocale();
  const profile = useProfile();
  const now = new Date();
  const time = partOfDay(now);

  return (
    <BankingPage
      title={t("title")}
      heading={<span translate="no">{t(time, { name: profile.data?.firstname ?? "" })}</span>}
      lead={<time>{formatWeekday(now, locale)}</time>}
    >
      <SuspendedBanner />
      <Grid>
        <BalancePanel time={time} />
        <LastTransactionCard />
        <StatisticsCard />
        <Side>
          <ScoreCard />
          <InformationCard />
        </Side>
      </Grid>
    </BankingPage>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--grid-gap);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
  /* Parts of a grid that a sheet's end divides are printed over each other. */
  @media print {
    display: block;
    > * {
      margin-bottom: var(--grid-gap);
      break-inside: avoid;
    }
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: var(--grid-gap);

  /* Down to where the statistics end, but not beside their table: an empty card would hang there. */
  > :last-child {
    min-height: min-content;
    max-height: 15rem;
  }
`;
