import type { AuditEntry } from "@lintel/contract/schema";
import { Link, useLocale, useMessages } from "@lintel/portal";
import { formatDayTime } from "@lintel/shared-ui/bank";
import styled from "styled-components";
import { messages } from "../messages";
import { RecordTable } from "./record-table";

/** Entries of the audit trail. Actions keep the names under which the file and the logs know them. */
export function Trail({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useMessages(messages);
  const locale = useLocale();

  return (
    <RecordTable
      label={t("auditLead")}
      heads={[t("auditWhen"), t("auditAction"), t("auditActor"), t("auditSubject"), t("auditReason"), t("auditIp")]}
      rows={entries.map((entry) => ({
        key: String(entry.sequence),
        cells: [
          <time key="when" dateTime={entry.at}>
            {formatDayTime(entry.at, locale, new Date())}
          </time>,
          <div key="action">
            <Action>{entry.action}</Action>
            <Details>{detailsText(entry)}</Details>
          </div>,
          entry.actor ? <Person key="actor" person={entry.actor} /> : <Nobody key="actor">{t("auditNobody")}</Nobody>,
          entry.subject && <Person key="subject" person={entry.subject} />,
          entry.reason,
          entry.ip && <Address key="ip">{entry.ip}</Address>,
        ],
      }))}
      isVerbatim
    />
  );
}

function Person({ person }: { person: NonNullable<AuditEntry["actor"]> }) {
  return <Link to={`/online-banking/admin/users/${encodeURIComponent(person.id)}`}>{person.name}</Link>;
}

function detailsText({ details }: AuditEntry): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");
}

/** The room that it needs on one line is there: the columns beside it have less to say. */
const Action = styled.code`
  @media (min-width: 1024px) {
    white-space: nowrap;
  }
`;

const Details = styled.span`
  display: block;
  color: var(--text-muted);
`;

/** Its column is as wide as it is: half an address reads as another. */
const Address = styled.span`
  overflow-wrap: break-word;
`;

const Nobody = styled.span`
  color: var(--text-muted);
`;
