import { useLocale, useMessages } from "@lintel/portal";
import { EmptyState } from "@lintel/shared-ui";
import { formatDayTime } from "@lintel/shared-ui/bank";
import { RecordTable } from "../components/record-table";
import { Section } from "../components/section";
import type english from "./languages/en";
import { messages } from "./messages";
import type { Health } from "./releases-queries";

type Failure = Health["newest"][number];

const WORDS = {
  load: "kind_load",
  render: "kind_render",
  error: "kind_error",
  rejection: "kind_rejection",
  policy: "kind_policy",
} as const satisfies Record<Failure["kind"], keyof typeof english>;

/** Whose code it was, where it broke and what it said. */
export function FailuresSection({ newest }: { newest: readonly Failure[] }) {
  const t = useMessages(messages);
  const locale = useLocale();
  if (newest.length === 0) {
    return (
      <Section title={t("failures")}>
        <EmptyState title={t("failuresNone")} />
      </Section>
    );
  }

  return (
    <Section title={t("failures")}>
      <RecordTable
        label={t("failures")}
        heads={[t("when"), t("part"), t("what"), t("where"), t("times")]}
        rows={newest.map(({ at, kind, remote, version, route, file, message, count }, index) => ({
          // Two reports of one moment may say the same.
          key: `${at} ${index}`,
          cells: [
            <time key="at" dateTime={at}>
              {formatDayTime(at, locale, new Date())}
            </time>,
            <span key="part" translate="no">
              {remote} <code>{version}</code>
            </span>,
            <span key="what">
              {/* A bank later than this console may count what it has no word for. */}
              <b>{Object.hasOwn(WORDS, kind) ? t(WORDS[kind]) : kind}</b>
              {message === null ? "" : `: ${message}`}
            </span>,
            <span key="where" translate="no">
              <code>{route}</code> {file}
            </span>,
            count.toLocaleString(locale),
          ],
        }))}
      />
    </Section>
  );
}
