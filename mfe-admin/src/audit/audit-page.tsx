import { AUDIT_ACTIONS, joinSentences } from "@lintel/contract";
import { toast, useLocale, useMessages, useSearchParams } from "@lintel/portal";
import { Banner, Button, Card, EmptyState, LoadFailed, Select, VisuallyHidden } from "@lintel/shared-ui";
import { useLastPageFocus } from "@lintel/shared-ui/bank";
import { CancelledError, useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useId, useRef } from "react";
import styled from "styled-components";
import { AdminPage } from "../components/admin-page";
import { ChainMark } from "../components/chain-mark";
import { Note } from "../components/note";
import { RowSkeletons } from "../components/row-skeletons";
import { ShowMore } from "../components/show-more";
import { Trail } from "../components/trail";
import { auditQuery } from "../lib/admin-queries";
import { useFailureText } from "../lib/failure-text";
import { useLoadMore } from "../lib/use-load-more";
import { messages } from "../messages";
import { auditFilter } from "./audit-filter";
import { DayField } from "./day-field";
import { downloadAudit, MOST_ENTRIES } from "./download-audit";

export default function AuditPage() {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const panel = useRef<HTMLDivElement>(null);
  const filters = useRef<HTMLFormElement>(null);
  const utcId = useId();
  const filter = auditFilter(params);
  // An address may ask for what only a later bank does: the field says so, or what was found would be read as everything.
  const actions = [...new Set<string>([...AUDIT_ACTIONS, ...(filter.action ? [filter.action] : [])])];
  const trail = useInfiniteQuery(auditQuery(filter));
  const loadMore = useLoadMore(trail);
  const download = useMutation({
    mutationFn: () => downloadAudit(filter),
    onSuccess: ({ isWhole, isVerified }) => {
      // The mark on the page is of the entries that it shows, which are fewer.
      if (!isVerified) toast.error(t("auditBroken"));
      if (!isWhole) toast.info(t("auditTruncated", { count: MOST_ENTRIES.toLocaleString(locale) }));
    },
  });
  // With the session: who sits here now has asked for nothing.
  const downloadError = download.error instanceof CancelledError ? null : download.error;

  function narrow(field: keyof typeof filter, value: string) {
    const next = new URLSearchParams(params);
    if (value === "") next.delete(field);
    else next.set(field, value);
    setParams(next, { replace: true });
  }

  /** The button that clears goes away with what it cleared. */
  function clear() {
    setParams({}, { replace: true });
    filters.current?.querySelector("select")?.focus();
  }

  const pages = trail.data?.pages ?? [];
  const entries = pages.flatMap((page) => page.entries);
  // That nothing matched the filters before says nothing about these.
  const isLooking = trail.isPending || (trail.isPlaceholderData && entries.length === 0);
  const moreButton = useLastPageFocus(entries.length, (row) =>
    panel.current?.querySelectorAll<HTMLElement>("tbody > tr")[row]?.focus(),
  );
  const isFiltered = Object.keys(filter).length > 0;
  const count = t("auditFound", { count: entries.length, plus: trail.hasNextPage ? "+" : "" });

  return (
    <AdminPage
      title={t("audit")}
      lead={t("auditLead")}
      actions={
        <Button
          variant="secondary"
          busy={download.isPending}
          icon={<Download size={20} strokeWidth={1.75} />}
          onClick={() => download.mutate()}
        >
          {download.isPending ? t("auditDownloading") : t("auditDownload")}
        </Button>
      }
    >
      {downloadError && (
        <Banner tone="negative">{joinSentences(t("auditDownloadFailed"), failureText(downloadError))}</Banner>
      )}
      <Panel ref={panel}>
        <Filters ref={filters} aria-label={t("filters")}>
          <Fields>
            <Select
              label={t("auditAction")}
              value={filter.action ?? ""}
              onChange={(event) => narrow("action", event.target.value)}
            >
              <option value="">{t("auditAll")}</option>
              {actions.map((action) => (
                <option key={action}>{action}</option>
              ))}
            </Select>
            <DayField
              label={t("auditFrom")}
              value={filter.from ?? ""}
              describedBy={utcId}
              onChange={(day) => narrow("from", day)}
            />
            <DayField
              label={t("auditTo")}
              value={filter.to ?? ""}
              describedBy={utcId}
              onChange={(day) => narrow("to", day)}
            />
          </Fields>
          {/* The times below are the reader's own: around midnight an entry is of another day there. */}
          <Note id={utcId}>{t("daysInUtc")}</Note>
        </Filters>
        {(isFiltered || !trail.isLoadingError) && (
          <Line>
            {pages.length > 0 && !trail.isPlaceholderData && (
              <ChainMark isVerified={pages.every((page) => page.isVerified)} />
            )}
            {filter.subject_id && <span>{t("auditAbout")}</span>}
            {filter.actor_id && <span>{t("auditBy")}</span>}
            {isFiltered && (
              <Button variant="quiet" size="s" onClick={clear}>
                {t("auditClear")}
              </Button>
            )}
          </Line>
        )}
        <VisuallyHidden role="status">
          {isFiltered && trail.isSuccess && !trail.isPlaceholderData ? count : ""}
        </VisuallyHidden>
        {isLooking && <RowSkeletons label={t("auditLoading")} />}
        {trail.isError && !trail.isFetchNextPageError && (
          <LoadFailed
            onRetry={() => void trail.refetch()}
            busy={trail.isFetching}
            labels={{ message: t("auditFailed"), retry: t("retry") }}
          />
        )}
        {trail.isSuccess && entries.length === 0 && !isLooking && (
          <EmptyState title={isFiltered ? t("auditNoMatch") : t("auditNone")} heading="h2" />
        )}
        {entries.length > 0 && (
          <Found aria-busy={trail.isPlaceholderData}>
            <Trail entries={entries} />
          </Found>
        )}
        {trail.hasNextPage && <ShowMore ref={moreButton} list={trail} onMore={loadMore} />}
      </Panel>
    </AdminPage>
  );
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Filters = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

/** No day is narrower than its date and the sign beside it: a year that is cut after two figures reads as another. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 16px;

  @media (max-width: 767px) {
    /* Never three: the first one takes a row, and a day would stand where nothing stands above it. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11rem, (100% - 16px) / 2)), 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** What the filters before found stays until these have: dim, or it would be read as theirs. */
const Found = styled.div`
  &[aria-busy="true"] {
    opacity: 0.5;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 40px;
  color: var(--text-muted);
  font: var(--type-caption);
`;
