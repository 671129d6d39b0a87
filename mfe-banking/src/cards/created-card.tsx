import { FIGURES } from "@lintel/contract";
import type { Answer } from "@lintel/contract/schema";
import { useMessages } from "@lintel/portal";
import { Button } from "@lintel/shared-ui";
import { BankCard } from "@lintel/shared-ui/bank";
import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { BankingPage } from "../components/banking-page";
import { useGoBack } from "../lib/use-go-back";
import { useCardLabels } from "./card-labels";
import { CARDS } from "./cards-path";
import { cardsMessages } from "./messages";
import { unbrokenRanges } from "./unbroken-ranges";

const GO_BACK_AFTER_SECONDS = 3;

export type CreatedCardRecord = Answer<"POST /cards">["card"];

/** Shown once, with the number in clear, for three seconds or until the person goes on. */
export function CreatedCard({ card }: { card: CreatedCardRecord }) {
  const t = useMessages(cardsMessages);
  const labels = useCardLabels();
  const leave = useGoBack(CARDS);
  // Whoever taps twice, or as the time is up, goes back by one page.
  const hasLeft = useRef(false);
  const [left, setLeft] = useState(GO_BACK_AFTER_SECONDS);
  const type = card.card_type;
  const days = type === "debit" ? FIGURES.debitCardDeliveryBusinessDays : FIGURES.creditCardDeliveryBusinessDays;

  function goBack() {
    if (hasLeft.current) return;
    hasLeft.current = true;
    leave();
  }

  // The form is gone, and with it the button that had the focus.
  useEffect(() => document.querySelector("h1")?.focus(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one second at a time
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : goBack()), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <BankingPage title={t(`createdTitle_${type}`)} lead={unbrokenRanges(t("createdText", { days }))}>
      <Risen>
        <BankCard
          type={type}
          number={card.card_number}
          holder={card.card_holder_name}
          expires={card.expiration_date}
          revealed
          labels={labels}
        />
        <p>{t("goingBack", { count: left })}</p>
        <Button variant="secondary" onClick={goBack}>
          {t("goNow")}
        </Button>
      </Risen>
    </BankingPage>
  );
}

const Risen = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  animation: rise var(--slow) var(--ease-out);

  > :first-child {
    max-width: 440px;
  }
  p {
    color: var(--text-muted);
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(24px);
    }
  }
`;
