import styled from "styled-components";

export interface SparklineProps {
  /** Oldest first. Fewer than five tell nothing and draw nothing. */
  values: readonly bigint[];
  /** The picture in a sentence. */
  label: string;
  caption?: string;
}

const WIDTH = 120;
const HEIGHT = 32;
const FEWEST = 5;

/** A line of steps: a balance stays where it is until something moves it. */
export function Sparkline({ values, label, caption }: SparklineProps) {
  if (values.length < FEWEST) return null;

  const points = values.map(Number);
  const low = Math.min(...points);
  const span = Math.max(...points) - low || 1;
  const x = (position: number) => round((position / (points.length - 1)) * (WIDTH - 8) + 2);
  const y = (value: number) => round(HEIGHT - 4 - ((value - low) / span) * (HEIGHT - 8));
  const line = points.map((value, position) =>
    position === 0 ? `M${x(0)} ${y(value)}` : `H${x(position)}V${y(value)}`,
  );
  const last = points.length - 1;

  return (
    <Figure>
      <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path d={line.join("")} />
        <circle cx={x(last)} cy={y(points[last] ?? low)} r="3.5" />
      </svg>
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const Figure = styled.figure`
  display: inline-grid;
  gap: 4px;
  color: var(--sparkline, var(--accent));

  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  circle {
    fill: currentColor;
  }
  figcaption {
    color: var(--sparkline-caption, var(--text-muted));
    font: var(--type-caption);
  }
`;
