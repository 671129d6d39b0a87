import { fromWire } from "@lintel/contract";
import type { Overview } from "@lintel/contract/schema";
import { Link, useLocale, useMessages } from "@lintel/portal";
import { Card, LoadFailed, LoadingRegion, Skeleton } from "@lintel/shared-ui";
import { Money, StatTile, StatTiles } from "@lintel/shared-ui/bank";
import { useMutation, useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { AdminPage } from "../components/admin-page";
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
  // What the page asks by itself is no try of somebody's: each round would be read out as another failure.
  const retry = useMutation({ mutationFn: () => overview.refetch() });

  const bank = overview.data;
  const sections = (
    <Sections>
      <Section title={t("theBank")}>
        <StatTiles>
          <StatTile
            label={t("people")}
            value={bank?.people.toLocaleString(locale) ?? WAITING}
            note={bank ? t("peopleSuspended", { count: bank.suspended }) : WAITING}
          />
          <StatTile label={t("accounts")} value={bank?.accounts.toLocaleString(locale) ?? WAITING} />
          <StatTile
            label={t("moneyHeld")}
            value={bank ? <Money cents={fromWire(bank.money_held)} size="tile" /> : WAITING}
          />
        </StatTiles>
      </Section>
      <Section title={t("today")}>
        <StatTiles>
          <StatTile label={t("transfersToday")} value={bank?.transfers_today.toLocaleString(locale) ?? WAITING} />
          <StatTile
            label={t("failedLoginsToday")}
            value={bank?.failed_logins_today.toLocaleString(locale) ?? WAITING}
          />
          <StatTile
            label={t("pending")}
            value={bank?.pending_transfers.toLocaleString(locale) ?? WAITING}
            note={bank ? <QueueLink to="/online-banking/admin/pending">{t("openQueue")}</QueueLink> : WAITING}
          />
        </StatTiles>
      </Section>
      {bank ? <LastDays days={bank.days} /> : <Skeleton height="var(--days)" />}
    </Sections>
  );

  return (
    <AdminPage title={t("overview")} lead={t("daysInUtc")}>
      {overview.isError && (
        <Card>
          <LoadFailed
            onRetry={() => retry.mutate()}
            busy={retry.isPending}
            labels={{ message: t("overviewFailed"), retry: t("retry") }}
          />
        </Card>
      )}
      {overview.isPending ? <LoadingRegion label={t("overviewLoading")}>{sections}</LoadingRegion> : bank && sections}
    </AdminPage>
  );
}

/** A line as high as the words that come, and on the line that they will stand on. */
const Line = styled.span`
  position: relative;
  display: block;
  width: 5rem;

  &::before {
    content: "\\200b";
  }
  > * {
    position: absolute;
    inset: 0;
    margin-block: auto;
  }
`;

/* Lower than its line: one with a note below it would be one block with it. */
const WAITING = (
  <Line>
    <Skeleton height="0.9em" />
  </Line>
);

/* As tall to a finger as a button, and to the eye as the notes beside it. */
const QueueLink = styled(Link)`
  position: relative;

  &::after {
    content: "";
    position: absolute;
    inset: -13px 0;
  }
`;

function LastDays({ days }: Pick<Overview, "days">) {
  const t = useMessages(messages);

  return (
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
  );
}

const Sections = styled.div`
  --days: 751px;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  @media (min-width: 1024px) {
    --days: 298px;
  }
`;

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
