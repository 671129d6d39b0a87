import type { Card } from "@lintel/contract/schema";
import { type Refusal, toast, useMessages } from "@lintel/portal";
import { Button, FieldError } from "@lintel/shared-ui";
import { BankCard } from "@lintel/shared-ui/bank";
import { Eye, EyeOff, Rotate3d } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import styled from "styled-components";
import { useFailureText } from "../lib/refusals/failure-text";
import { useCardLabels } from "./card-labels";
import { cardsMessages } from "./messages";
import { useCardSecrets } from "./use-card-secrets";

/** As large as the spinner that takes its place. */
const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** A card with its two buttons: what is printed on it, and its other side. Both ask the bank, once, when somebody wants to see. */
export function CardWithControls({ card, children }: { card: Card; children?: ReactNode }) {
  const t = useMessages(cardsMessages);
  const labels = useCardLabels();
  const failureText = useFailureText();
  const [isOpen, setIsOpen] = useState(false);
  const [side, setSide] = useState<"front" | "back">("front");
  const box = useRef<HTMLDivElement>(null);
  const { secrets, reveal, forget, error } = useCardSecrets(card.id, handleGone);

  /** From a list the card goes, with what was pressed and what is said below it. */
  function handleGone(refusal: Refusal) {
    toast.error(failureText(refusal));
    if (box.current?.contains(document.activeElement)) document.querySelector("h1")?.focus();
  }

  async function toggleDetails() {
    if (isOpen) {
      setIsOpen(false);
      setSide("front");
      forget();
    } else if (await reveal()) setIsOpen(true);
  }

  async function flip() {
    if (side === "back") {
      setSide("front");
      if (!isOpen) forget();
    } else if (await reveal()) setSide("back");
  }

  return (
    <Box ref={box}>
      <BankCard
        type={card.card_type}
        number={secrets?.card_number ?? card.card_number}
        holder={card.card_holder_name}
        expires={card.expiration_date}
        securityCode={secrets?.cvv}
        revealed={secrets !== null}
        side={side}
        labels={labels}
      />
      <Controls data-screen-only role="group" aria-label={`${t(card.card_type)} ${card.card_number.slice(-4)}`}>
        <Control
          icon={isOpen ? <EyeOff {...ICON} /> : <Eye {...ICON} />}
          onPress={toggleDetails}
          otherWord={t(isOpen ? "showDetails" : "hideDetails")}
        >
          {t(isOpen ? "hideDetails" : "showDetails")}
        </Control>
        <Control
          icon={<Rotate3d {...ICON} />}
          onPress={flip}
          otherWord={t(side === "front" ? "showFront" : "showBack")}
        >
          {t(side === "front" ? "showBack" : "showFront")}
        </Control>
        {children}
      </Controls>
      {/* Below what was pressed, which stays under the finger. */}
      {error !== null && (
        <div role="alert">
          <FieldError>{failureText(error)}</FieldError>
        </div>
      )}
    </Box>
  );
}

interface ControlProps {
  icon: ReactNode;
  onPress: () => Promise<void>;
  /** What it says after the next press. There is room for it already, so that nothing moves then. */
  otherWord: string;
  children: ReactNode;
}

/** Waits for what it was pressed for, and for nothing that was asked elsewhere. */
function Control({ icon, onPress, otherWord, children }: ControlProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function handleClick() {
    setIsBusy(true);
    await onPress();
    setIsBusy(false);
  }

  return (
    <Button variant="secondary" size="s" busy={isBusy} icon={icon} onClick={() => void handleClick()}>
      <Words data-other={otherWord}>
        <span>{children}</span>
      </Words>
    </Button>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  gap: 14px;
`;

const Words = styled.span`
  display: grid;

  &::after {
    content: attr(data-other);
    visibility: hidden;
  }
  > *,
  &::after {
    grid-area: 1 / 1;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;

  /* At the card's end, as the way on stands on every other card, in whichever line it finds room. */
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -2px;
    margin-left: auto;
    font-weight: 600;
  }
  /* Where not all of them fit, what wraps takes a line of its own and not a corner of it. */
  @media (max-width: 479px) {
    > button {
      flex: 1 1 auto;
    }
  }
`;
