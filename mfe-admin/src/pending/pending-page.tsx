import { useMessages } from "@lintel/portal";
import { queryClient } from "@lintel/portal/queries";
import { Banner, Button, Card, Checkbox, EmptyState, LoadFailed } from "@lintel/shared-ui";
import { useLastPageFocus } from "@lintel/shared-ui/bank";
import { queryOptions, skipToken, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import styled from "styled-components";
import { AdminPage } from "../components/admin-page";
import { RowSkeletons } from "../components/row-skeletons";
import { ShowMore } from "../components/show-more";
import { fresh, pendingQuery } from "../lib/admin-queries";
import { useFailureText } from "../lib/failure-text";
import { useLoadMore } from "../lib/use-load-more";
import { ASK_EVERY_MS, useOthersNews } from "../lib/use-others-news";
import { messages } from "../messages";
import { type Decision, DecisionDialog, type RefusedTransfer } from "./decision-dialog";
import { useNextRowFocus } from "./use-next-row-focus";
import { WaitingTransfer } from "./waiting-transfer";

/**
 * In the last decision. One that somebody else has decided is not in the queue any more. Whoever looks a customer up finds them again on
 * the way back.
 */
const refusedTransfers = queryOptions<readonly RefusedTransfer[]>({
  queryKey: ["refused transfers"],
  queryFn: skipToken,
  gcTime: fresh.gcTime,
});

export default function PendingPage() {
  const t = useMessages(messages);
  const textOf = useFailureText();
  const queue = useInfiniteQuery(pendingQuery);
  useOthersNews(ASK_EVERY_MS);
  // What the page asks by itself is no try of somebody's: each round would be read out as another failure.
  const retry = useMutation({ mutationFn: () => queue.refetch() });
  const loadMore = useLoadMore(queue);
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [decision, setDecision] = useState<Decision | null>(null);
  const { data: refused = [] } = useQuery(refusedTransfers);

  const rows = queue.data?.pages.flatMap((page) => page.rows) ?? [];
  const selected = rows.filter((row) => chosen.has(row.id));
  const moreButton = useLastPageFocus(rows.length, focusRow);
  const rowRef = useNextRowFocus(focusRow);
  const isAllChosen = rows.length > 0 && selected.length === rows.length;

  function focusRow(row: number) {
    const boxes = list.current?.querySelectorAll("input") ?? [];
    (boxes[Math.min(row, boxes.length - 1)] ?? document.querySelector("h1"))?.focus();
  }

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <AdminPage title={t("pending")} lead={t("pendingLead")}>
      {refused.length > 0 && (
        // The toast has said how many. Which ones is for reading, from the heading on.
        <Banner
          tone="negative"
          role="none"
          more={
            <Reasons>
              {refused.map(({ transfer, refusal }) => (
                <li key={transfer.id}>
                  <b translate="no">{transfer.transaction_reference}</b> {textOf(refusal)}
                </li>
              ))}
            </Reasons>
          }
        >
          {t("refusedOnes")}
        </Banner>
      )}
      <Panel>
        {queue.isPending && <RowSkeletons label={t("pendingLoading")} />}
        {queue.isSuccess && rows.length === 0 && (
          <EmptyState title={t("pendingNone")} heading="h2">
            {t("pendingNoneHelp")}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <Bar data-screen-only>
            <ChooseAll>
              <Checkbox
                ref={(box) => {
                  if (box) box.indeterminate = selected.length > 0 && !isAllChosen;
                }}
                label={t("pendingSelectAll")}
                checked={isAllChosen}
                onChange={(event) => setChosen(new Set(event.target.checked ? rows.map((row) => row.id) : []))}
              />
            </ChooseAll>
            <Count role="status">{selected.length > 0 && t("pendingSelected", { count: selected.length })}</Count>
            <Button size="s" disabled={selected.length === 0} onClick={() => setDecision("success")}>
              {t("settle")}
            </Button>
            <Button size="s" variant="secondary" disabled={selected.length === 0} onClick={() => setDecision("failed")}>
              {t("giveBack")}
            </Button>
          </Bar>
        )}
        {queue.isError && !queue.isFetchNextPageError && (
          <LoadFailed
            onRetry={() => retry.mutate()}
            busy={retry.isPending}
            labels={{ message: t("pendingFailed"), retry: t("retry") }}
          />
        )}
        {rows.length > 0 && (
          <List ref={list}>
            {rows.map((row) => (
              <WaitingTransfer
                key={row.id}
                ref={rowRef}
                transfer={row}
                isChosen={chosen.has(row.id)}
                onChoose={(isChosen) => choose(row.id, isChosen)}
              />
            ))}
          </List>
        )}
        {queue.hasNextPage && <ShowMore ref={moreButton} list={queue} onMore={loadMore} />}
      </Panel>
      {decision && (
        <DecisionDialog
          decision={decision}
          transfers={selected}
          onClose={() => setDecision(null)}
          onDone={(refused) => {
            setDecision(null);
            queryClient.setQueryData(refusedTransfers.queryKey, refused);
            setChosen(new Set(refused.map(({ transfer }) => transfer.id)));
          }}
        />
      )}
    </AdminPage>
  );
}

const Reasons = styled.ul`
  display: grid;
  gap: 8px;
`;

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** Where nothing would be left of a low page below it, it goes with the page. */
const BAR_STAYS = "(min-height: 481px)";
/** There the frame's own bar stays at the top, and this one stays below it. */
const UNDER_TOP_BAR = "(max-width: 767px) and (min-height: 481px)";

/** The first in its card: it reaches to the card's edges, over whatever would stand above it. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin: calc(-1 * var(--card-padding)) calc(-1 * var(--card-padding)) 0;
  padding: 10px var(--card-padding);
  border-bottom: 1px solid var(--border);
  border-radius: 12px 12px 0 0;
  background: var(--surface);

  /* Long words would put one of the two buttons beside the box and the other below it. */
  @media (max-width: 479px) {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  /* In letters of twice the size one of these words alone is as wide as half a phone. */
  @media (max-width: 19.99em) {
    grid-template-columns: 1fr;
  }
  @media ${BAR_STAYS} {
    position: sticky;
    top: 0;
    z-index: var(--z-sticky);
  }
  @media ${UNDER_TOP_BAR} {
    top: 64px;
  }
`;

const Count = styled.span`
  flex: 1;
  color: var(--text-muted);
  font: var(--type-caption);
`;

const ChooseAll = styled.div`
  font: var(--type-body-s);
`;

/** The rows have room of their own at the sides; without it their boxes stand under the one that chooses all. */
const List = styled.ul`
  margin-inline: -8px;
`;
