import type { AuditEntry } from "@lintel/contract/schema";
import { Link, useLocale, useMessages } from "@lintel/portal";
import { formatDayTime } from "@lintel/shared-ui/bank";
import styled from "styled-components";
import { messages } from "../messages";

/** Entries of the audit trail. Actions keep the names under which the file and the logs know them. */
export function Trail({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useMessages(messages);
  const locale = useLocale();

  return (
    <Scroll tabIndex={0} role="region" aria-label={t("auditLead")}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t("auditWhen")}</th>
            <th scope="col">{t("auditAction")}</th>
            <th scope="col">{t("auditActor")}</th>
            <th scope="col">{t("auditSubject")}</th>
            <th scope="col">{t("auditReason")}</th>
            <th scope="col">{t("auditIp")}</th>
          </tr>
        </thead>
        <tbody translate="no">
          {entries.map((entry) => (
            <tr key={entry.sequence}>
              <td>
                <time dateTime={entry.at}>{formatDayTime(entry.at, locale)}</time>
              </td>
              <td>
                <code>{entry.action}</code>
                <Details>{detailsText(entry)}</Details>
              </td>
              <td>
                <Person person={entry.actor} />
              </td>
              <td>
                <Person person={entry.subject} />
              </td>
              <td>{entry.reason}</td>
              <td>{entry.ip}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Person({ person }: { person: AuditEntry["actor"] }) {
  const t = useMessages(messages);
  if (person === null) return <Nobody>{t("auditNobody")}</Nobody>;
  return <Link to={`/online-banking/admin/users/${encodeURIComponent(person.id)}`}>{person.name}</Link>;
}

function detailsText({ details }: AuditEntry): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");
}

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  min-width: 760px;
  font: var(--type-caption);
  text-align: left;

  th {
    padding: 8px 12px 8px 0;
    border-bottom: 2px solid var(--border);
    color: var(--text-muted);
    font: var(--type-micro);
  }
  td {
    padding: 10px 12px 10px 0;
    border-bottom: 1px solid var(--border);
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td:first-child {
    white-space: nowrap;
  }
  code {
    font: 600 0.875rem/1.4 ui-monospace, monospace;
  }
`;

const Details = styled.span`
  display: block;
  color: var(--text-muted);
`;

const Nobody = styled.span`
  color: var(--text-muted);
`;
