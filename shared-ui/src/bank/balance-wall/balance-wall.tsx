import { IconButton, VisuallyHidden } from "@lintel/shared-ui";
import { WallScene } from "@lintel/shared-ui/public";
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { type PartOfDay, partOfDay } from "../../money/format-date";
import { Money } from "../../money/money";

export interface BalanceWallLabels {
  title: string;
  show: string;
  hide: string;
  hidden: string;
}

const LABELS: BalanceWallLabels = {
  title: "Total balance",
  show: "Show balance",
  hide: "Hide balance",
  hidden: "Balance hidden",
};

export interface BalanceWallProps {
  /** Null while there is no account to sum: `note` then says what happens next. */
  cents: bigint | null;
  /** Under the amount: "2 accounts · USD". */
  note?: ReactNode;
  /** In place of the amount and the note, while they are not known. */
  waiting?: ReactNode;
  /** The links in the foot of the wall. */
  actions?: ReactNode;
  time?: PartOfDay;
  labels?: Partial<BalanceWallLabels>;
}

export function BalanceWall({ cents, note, waiting, actions, time = partOfDay(), labels }: BalanceWallProps) {
  const text = { ...LABELS, ...labels };
  // Hidden until asked for.
  const [revealed, setRevealed] = useState(false);
  const EyeIcon = revealed ? EyeOff : Eye;

  return (
    <Wall aria-label={text.title}>
      <Beam />
      <Picture>
        <WallScene time={time} />
      </Picture>
      <Title>
        <h2>{text.title}</h2>
        {cents !== null && (
          <IconButton
            data-screen-only
            aria-pressed={revealed}
            icon={<EyeIcon size={20} strokeWidth={1.75} aria-hidden />}
            label={revealed ? text.hide : text.show}
            onClick={() => setRevealed(!revealed)}
            onWall
          />
        )}
      </Title>
      {cents !== null && (
        <Amount aria-live="polite">
          {revealed ? (
            <Shown>
              <Money cents={cents} size="hero" />
            </Shown>
          ) : (
            <>
              <VisuallyHidden>{text.hidden}</VisuallyHidden>
              <Hidden aria-hidden="true">******</Hidden>
            </>
          )}
        </Amount>
      )}
      {note && <Note>{note}</Note>}
      {waiting && <Waiting>{waiting}</Waiting>}
      {actions && <Actions>{actions}</Actions>}
    </Wall>
  );
}

const Wall = styled.section`
  --money-fraction: var(--on-wall-muted);

  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 372px;
  padding: 28px 20px 150px;
  border-radius: 0 0 12px 12px;
  background: var(--wall);
  color: var(--on-wall);

  @media (min-width: 768px) {
    min-height: 312px;
    padding: 38px 32px 28px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  /* On paper there is neither picture nor button to leave room for. */
  @media print {
    min-height: 0;
    padding-bottom: 28px;
  }
`;

const Beam = styled.i`
  position: absolute;
  inset: 0 -6px auto;
  z-index: 2;
  height: 14px;
  border-radius: 2px;
  background: var(--mark-beam);
  /* It has the page's ground there, and would only cut the wall's frame off. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  &::after {
    content: "";
    position: absolute;
    inset: 14px 6px auto;
    height: 10px;
    background: var(--wall-deep);
  }
  @media (min-width: 768px) {
    inset-inline: -8px;
    &::after {
      inset-inline: 8px;
    }
  }
`;

const Picture = styled.div`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  height: 176px;
  overflow: hidden;
  border-radius: 0 0 12px 12px;

  /* A pixel more than its box, whose edges lie between two: a hairline of wall showed beside the stairs. */
  > svg {
    width: calc(100% + 1px);
    height: calc(100% + 1px);
  }
  @media (min-width: 768px) {
    left: auto;
    width: 32%;
    height: calc(100% - 24px);
    border-radius: 0 0 12px 0;
  }
  /* Narrower, or in larger letters, the buttons reach as far as the stairs. */
  @media (min-width: 90em) {
    width: 47%;
  }
  @media print {
    display: none;
  }
`;

const Title = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  min-height: 44px;

  h2 {
    color: var(--on-wall-muted);
    font: 550 1rem/1.5 var(--font-ui);
    letter-spacing: 0;
  }
`;

/** One line box for the asterisks and the figures: nothing may move when the amount appears. */
const Amount = styled.div`
  position: relative;
  container-type: inline-size;
  margin: 10px 0 6px;
  font: var(--type-money-hero);

  @media (min-width: 768px) {
    width: 68%;
  }
  @media (min-width: 1200px) {
    width: 66%;
  }
`;

const Shown = styled.span`
  display: block;
  animation: appear var(--fast) var(--ease-out);

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;

const Hidden = styled.span`
  display: block;
  height: 1em;
  letter-spacing: 0.04em;
  white-space: nowrap;

  /* Asterisks hang from the top of the line; the figures stand in the middle of it. */
  position: relative;
  top: 0.2em;
`;

const Note = styled.div`
  position: relative;
  max-width: 34ch;
  color: var(--on-wall-muted);
  font-variant-numeric: tabular-nums;
`;

const Waiting = styled.div`
  --surface-tint: var(--wall-deep);

  position: relative;
  padding: 10px 0 6px;
  font: var(--type-money-hero);
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 18px;

  > * {
    flex: 1;
    min-width: max-content;
  }
  /* Two side by side in a narrow wall have room for their words alone; where these are longer, one stands under the other. */
  @media (max-width: 767px) {
    gap: 10px 8px;
    > * {
      padding-inline: 7px;
    }
    svg {
      display: none;
    }
  }
  /* In letters of twice the size a word may be wider than the wall, and is divided. */
  @media (max-width: 19.99em) {
    > * {
      min-width: 100%;
    }
  }
  @media (min-width: 768px) {
    margin-top: auto;
    padding-top: 24px;
    /* As far as the picture, beside the wall's padding: in letters of twice the size the last button stood on the stairs. */
    max-width: calc(68% + 11px);
    > * {
      flex: none;
    }
  }
  @media print {
    display: none;
  }
`;
