import { useLocale, useMessages } from "@lintel/portal";
import type { ReleaseAction, ReleasesOfSite } from "@lintel/portal/release";
import { EmptyState } from "@lintel/shared-ui";
import { formatDayTime } from "@lintel/shared-ui/bank";
import { RecordTable } from "../components/record-table";
import { Section } from "../components/section";
import type english from "./languages/en";
import { messages } from "./messages";

const WORDS = {
  publish: "action_publish",
  promote: "action_promote",
  "end trial": "action_end_trial",
  "returned by itself": "action_returned_by_itself",
  rollback: "action_rollback",
  kill: "action_kill",
  revive: "action_revive",
  remove: "action_remove",
  start: "action_start",
} as const satisfies Record<Exclude<ReleaseAction, "share">, keyof typeof english>;

export function PublishesSection({ history }: { history: ReleasesOfSite["history"] }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const wordOf = (action: ReleaseAction, share: number): string => {
    if (action === "share") return t("action_share", { share });
    // A release later than this console may do what it has no word for.
    return Object.hasOwn(WORDS, action) ? t(WORDS[action]) : action;
  };
  if (history.length === 0) {
    return (
      <Section title={t("publishes")}>
        <EmptyState title={t("publishesNone")} />
      </Section>
    );
  }

  return (
    <Section title={t("publishes")}>
      <RecordTable
        label={t("publishes")}
        heads={[t("when"), t("who"), t("part"), t("what"), t("fromTo")]}
        rows={history.map(({ serial, at, by, app, action, from, to, share = 0 }) => ({
          key: String(serial),
          cells: [
            <time key="at" dateTime={at}>
              {formatDayTime(at, locale, new Date())}
            </time>,
            by,
            <span key="app" translate="no">
              {app}
            </span>,
            wordOf(action, share),
            <span key="versions">
              <code translate="no">{from ?? t("nothing")}</code> → <code translate="no">{to ?? t("nothing")}</code>
            </span>,
          ],
        }))}
      />
    </Section>
  );
}
