import { fromWire } from "@lintel/contract";
import { Link, useLocale, useMessages } from "@lintel/portal";
import { LoadFailed } from "@lintel/shared-ui";
import { Money, StatTile, StatTiles } from "@lintel/shared-ui/bank";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { AdminPage } from "../components/admin-page";
import { RowSkeletons } from "../components/row-skeletons";
import { Section } from "../components/section";
import { overviewQuery } from "../lib/admin-queries";
import { ASK_EVERY_MS, useOthersNews } from "../lib/use-others-news";
import { messages } from "../messages";
import { DayBars } from "./day-bars";

export default function OverviewPage() {
  const t = useMessages(messages);
  const locale = useLocale();
  const overview = useQuery(overviewQuery);
  useOthersNews(ASK_EVERY_MS);

  if (overview.isPending) {
    return (
      <AdminPage title={t("overview")}>
        <RowSkeletons label={t("overviewLoading")} />
      </AdminPage>
    );
  }

  const failed = overview.isError && (
    <LoadFailed
      onRetry={() => void overview.refetch()}
      busy={overview.isFetching}
      labels={{ message: t("overviewFailed"), retry: t("retry") }}
    />
  );
  if (!overview.data) return <AdminPage title={t("overview")}>{failed}</AdminPage>;

  const { days, ...bank } = overview.data;
  return (
    <AdminPage title={t("overview")} lead={t("daysInUtc")}>
      {failed}
      <Section title={t("theBank")}>
        <StatTiles>
          <StatTile
            label={t("people")}
            value={bank.people.toLocaleString(locale)}
            note={t("peopleSuspended", { count: bank.suspended })}
          />
          <StatTile label={t("accounts")} value={bank.accounts.toLocaleString(locale)} />
          <StatTile label={t("moneyHeld")} value={<Money cents={fromWire(bank.money_held)} size="tile" />} />
        </StatTiles>
      </Section>
      <Section title={t("today")}>
        <StatTiles>
          <StatTile label={t("transfersToday")} value={bank.transfers_today.toLocaleString(locale)} />
          <StatTile label={t("failedLoginsToday")} value={bank.failed_logins_today.toLocaleString(locale)} />
          <StatTile
            label={t("pending")}
            value={bank.pending_transfers.toLocaleString(locale)}
            note={<Link to="/online-banking/admin/pending">{t("openQueue")}</Link>}
          />
        </StatTiles>
      </Section>
      <Section title={t("lastDays", { count: days.length })}>
        <Charts>
          <DayBars
            what={t("transfersByDay")}
            tone="in"
            days={days.map(({ day, transfers }) => ({ day, count: transfers }))}
          />
          <DayBars
            what={t("signUpsByDay")}
            tone="in"
            days={days.map(({ day, sign_ups }) => ({ day, count: sign_ups }))}
          />
          <DayBars
            what={t("failedLoginsByDay")}
            tone="out"
            days={days.map(({ day, failed_logins }) => ({ day, count: failed_logins }))}
          />
        </Charts>
      </Section>
    </AdminPage>
  );
}

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
