import { StatusChip, type StatusTone } from "@lintel/shared-ui";
import styled from "styled-components";

export interface ScoreScaleProps {
  score: number;
  min?: number;
  max?: number;
  /** The word for it: "Good". Colour alone says nothing. */
  band: string;
  tone: StatusTone;
  /** "38 points to Excellent". */
  caption: string;
  /** Where the number comes from. */
  footnote?: string;
  labels?: { outOf: (max: number) => string };
}

const BARS = 28;
const LABELS = { outOf: (max: number) => `of ${max}` };

export function ScoreScale({
  score,
  min = 300,
  max = 850,
  band,
  tone,
  caption,
  footnote,
  labels = LABELS,
}: ScoreScaleProps) {
  const filled = Math.round(((score - min) / (max - min)) * BARS);

  return (
    <Root>
      <Line>
        <span>
          <b>{score}</b> <small>{labels.outOf(max)}</small>
        </span>
        <StatusChip tone={tone}>{band}</StatusChip>
      </Line>
      <svg
        viewBox="0 0 277 64"
        preserveAspectRatio="none"
        width="100%"
        height="64"
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: BARS }, (_, position) => {
          const height = 16 + (position / (BARS - 1)) * 40;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position
              key={position}
              data-filled={position < filled}
              x={position * 10}
              y={57 - height}
              width="7"
              height={height}
            />
          );
        })}
        <rect data-part="base" y="60" width="277" height="4" />
      </svg>
      <Ends data-min={min} data-max={max}>
        {caption}
      </Ends>
      {footnote && <p>{footnote}</p>}
    </Root>
  );
}

const Root = styled.div`
  color: var(--text-muted);
  font: var(--type-caption);

  > svg {
    margin: 14px 0 8px;
  }
  > svg rect {
    fill: var(--surface-tint-2);
    forced-color-adjust: none;
  }
  > svg rect[data-filled="true"] {
    fill: var(--accent);
  }
  > svg rect[data-part="base"] {
    fill: var(--text);
  }
  @media (forced-colors: active) {
    > svg rect {
      fill: GrayText;
    }
    > svg rect:is([data-filled="true"], [data-part="base"]) {
      fill: CanvasText;
    }
  }
  p {
    margin: 10px 0 0;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;

  b {
    margin-right: 6px;
    color: var(--text);
    font: 680 3rem/1 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
  small {
    font-size: inherit;
    white-space: nowrap;
  }
`;

/* The ends are drawn with the bars, for the eye: read out, they would stand about the caption like two more scores. */
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  font-variant-numeric: tabular-nums;

  /* Half a number in large letters would be read as another. */
  &::before,
  &::after {
    flex: none;
  }
  &::before {
    content: attr(data-min);
    content: attr(data-min) / "";
  }
  &::after {
    content: attr(data-max);
    content: attr(data-max) / "";
  }
`;
