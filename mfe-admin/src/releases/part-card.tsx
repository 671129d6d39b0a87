import { useLocale, useMessages } from "@lintel/portal";
import type { ReleasesOfSite } from "@lintel/portal/release";
import { StatusChip } from "@lintel/shared-ui";
import styled from "styled-components";
import { Note } from "../components/note";
import { messages } from "./messages";
import { errorRateOf, type VersionHealth, type VersionInUse, versionsOf } from "./versions-of";
import { VitalGauge } from "./vital-gauge";

interface PartCardProps {
  live: ReleasesOfSite["live"][number];
  health: readonly VersionHealth[];
}

/** One remote, or the shell: who gets which version, and how each of them does. */
export function PartCard({ live, health }: PartCardProps) {
  const t = useMessages(messages);
  return (
    <Part>
      <Head>
        <h3 translate="no">{live.name}</h3>
        <span>{t("team", { team: live.team })}</span>
      </Head>
      <ul>
        {versionsOf(live, health).map((used) => (
          <Version key={used.version}>
            <Name>
              <code translate="no">{used.version}</code>
              <Audience used={used} />
            </Name>
            {used.health ? <Figures health={used.health} /> : <Note>{t("noPages")}</Note>}
          </Version>
        ))}
      </ul>
    </Part>
  );
}

function Audience({ used: { role, share } }: { used: VersionInUse }) {
  const t = useMessages(messages);
  if (role === "killed") return <StatusChip tone="negative">{t("killed")}</StatusChip>;
  if (role === "stillOpen") return <StatusChip tone="plain">{t("stillOpen")}</StatusChip>;
  return (
    <>
      <ShareBar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className="whole" width="100" height="6" />
        <rect width={share} height="6" />
      </ShareBar>
      {role === "trial" ? (
        <StatusChip tone="pending">{t("onTrial", { share })}</StatusChip>
      ) : (
        <StatusChip tone="plain">{share === 100 ? t("everybody") : t("share", { share })}</StatusChip>
      )}
    </>
  );
}

function Figures({ health }: { health: VersionHealth }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const rate = errorRateOf(health);
  return (
    <Facts>
      <div>
        <dt>{t("loads")}</dt>
        <dd>{health.loads.toLocaleString(locale)}</dd>
      </div>
      <div>
        <dt>{rate === null ? t("errors") : t("errorRate")}</dt>
        <dd data-bad={rate !== null && rate > 0.05}>
          {rate === null ? health.errors.toLocaleString(locale) : formatRate(rate, locale)}
        </dd>
      </div>
      <div>
        <dt>LCP</dt>
        <dd>
          <VitalGauge vital="LCP" value={health.lcp_ms} />
        </dd>
      </div>
      <div>
        <dt>INP</dt>
        <dd>
          <VitalGauge vital="INP" value={health.inp_ms} />
        </dd>
      </div>
      <div>
        <dt>CLS</dt>
        <dd>
          <VitalGauge vital="CLS" value={health.cls} />
        </dd>
      </div>
    </Facts>
  );
}

/** "5.0%", with the sign where the language puts it. */
function formatRate(rate: number, locale: string): string {
  return rate.toLocaleString(locale, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

const Part = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding-block: 16px;

  & + & {
    border-top: 2px solid var(--border);
  }
  &:last-child {
    padding-bottom: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;

  span {
    color: var(--text-muted);
    font: var(--type-caption);
  }
`;

const Version = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 24px;
  padding-block: 12px;

  & + & {
    border-top: 1px solid var(--border);
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 260px) minmax(0, 1fr);
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: 6px 12px;

  code {
    font: 600 0.875rem/1.4 ui-monospace, monospace;
    overflow-wrap: anywhere;
  }
  /* At twice the size of letters what a version is takes more than one line of a phone. */
  [data-tone] {
    white-space: normal;
  }
`;

const ShareBar = styled.svg`
  width: 60px;
  height: 6px;

  rect {
    fill: var(--accent);
  }
  .whole {
    fill: var(--surface-tint);
  }
  @media (forced-colors: active) {
    rect {
      fill: CanvasText;
    }
    .whole {
      fill: GrayText;
    }
  }
`;

const Facts = styled.dl`
  display: grid;
  /* As wide as the longest rating of a figure, in German. */
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: 12px 20px;

  dt {
    color: var(--text-muted);
    font: var(--type-caption);
  }
  dd {
    margin: 2px 0 0;
    font: var(--type-label-l);
    font-variant-numeric: tabular-nums;
  }
  dd[data-bad="true"] {
    color: var(--negative);
  }
  @media (min-width: 1320px) {
    grid-template-columns: 80px 100px repeat(3, minmax(0, 1fr));
  }
`;
