import { CREDIT_SCORE, type CreditBand, creditBand, creditScore, fromWire, pointsToNextBand } from "@lintel/contract";
import { useMessages } from "@lintel/portal";
import { LoadingRegion, Skeleton, type StatusTone } from "@lintel/shared-ui";
import { ScoreScale } from "@lintel/shared-ui/bank";
import { useEffect } from "react";
import styled from "styled-components";
import { bankingMessages } from "../components/messages";
import { TitledCard } from "../components/titled-card";
import { TransactionsFailed } from "../components/transactions-failed";
import { useTransactions } from "../lib/use-transactions";
import { dashboardMessages } from "./messages";

const TONES: Record<CreditBand, StatusTone> = {
  Excellent: "positive",
  Good: "positive",
  Fair: "warning",
  Poor: "negative",
  "Very Poor": "negative",
};

export function ScoreCard() {
  const t = useMessages(dashboardMessages);
  const tBank = useMessages(bankingMessages);
  const { rows, isPending, isError, isRetrying, retry, hasMore, isLoadingMore, hasFailedMore, loadMore } =
    useTransactions();
  const score = creditScore(rows.map((row) => fromWire(row.amount)));

  // The score sums everything, so older pages are needed, until more of them could not raise it.
  const isUnfinished = hasMore && score < CREDIT_SCORE.max;
  const isWaiting = isUnfinished && !isLoadingMore && !hasFailedMore;
  useEffect(() => {
    if (isWaiting) loadMore();
  }, [isWaiting, loadMore]);

  const next = pointsToNextBand(score);
  const band = t(`band_${creditBand(score)}`);
  const caption = () => {
    if (score >= CREDIT_SCORE.max) return t("scoreTop");
    // The best band goes on to the end of the scale, and its name stands beside the score already.
    return next ? t("scoreNext", { count: next.points, band: t(`band_${next.band}`) }) : "";
  };

  return (
    <Box as="section">
      <h2>{t("scoreTitle")}</h2>
      {isPending || (isUnfinished && !hasFailedMore) ? (
        <LoadingRegion label={tBank("transactionsLoading")}>
          <Skeleton width="110px" height="48px" />
          <Skeleton height="91px" />
          <Note>{t("scoreNote")}</Note>
        </LoadingRegion>
      ) : isError || isUnfinished ? (
        <>
          <TransactionsFailed retry={retry} isRetrying={isRetrying} />
          <Note>{t("scoreNote")}</Note>
        </>
      ) : (
        <ScoreScale
          score={score}
          min={CREDIT_SCORE.min}
          max={CREDIT_SCORE.max}
          band={band}
          tone={TONES[creditBand(score)]}
          caption={caption()}
          footnote={t("scoreNote")}
          labels={{ outOf: (max) => t("scoreOf", { max }) }}
        />
      )}
    </Box>
  );
}

const Box = styled(TitledCard)`
  gap: 14px;

  /* As tall as what could not be had: the card below stays where it is. */
  > [role="alert"] {
    align-content: start;
    min-height: 149px;
  }
`;

/* Where it will stand: how many lines it takes is a matter of the width and of the language. */
const Note = styled.p`
  color: var(--text-muted);
  font: var(--type-caption);
`;
