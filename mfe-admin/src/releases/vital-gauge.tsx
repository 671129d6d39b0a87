import { useLocale, useMessages } from "@lintel/portal";
import styled from "styled-components";
import { messages } from "./messages";
import { ratingOf, VITAL_BOUNDS, type Vital, vitalText } from "./versions-of";

const WIDTH = 100;

/** A measured figure with its place between good, fair and poor. */
export function VitalGauge({ vital, value }: { vital: Vital; value: number | null }) {
  const t = useMessages(messages);
  const locale = useLocale();
  if (value === null) return <Unmeasured>{t("unmeasured")}</Unmeasured>;

  const [good, poor] = VITAL_BOUNDS[vital];
  // The scale ends where it is half as bad again as poor.
  const at = (bound: number) => Math.min(WIDTH, (bound / (poor * 1.5)) * WIDTH);
  const rating = ratingOf(vital, value);
  return (
    <Root>
      <Words>
        <b translate="no">{vitalText(vital, value, locale)}</b>
        <span>{t(rating)}</span>
      </Words>
      <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="good" width={at(good) - 1} y="3" height="4" />
        <rect className="fair" x={at(good)} width={at(poor) - at(good) - 1} y="3" height="4" />
        <rect className="poor" x={at(poor)} width={WIDTH - at(poor)} y="3" height="4" />
        <rect className="value" x={Math.min(WIDTH - 3, at(value))} width="3" height="10" />
      </svg>
    </Root>
  );
}

const Root = styled.span`
  display: grid;
  gap: 4px;

  svg {
    width: 100%;
    max-width: 160px;
    height: 10px;
  }
  .good {
    fill: var(--positive);
  }
  .fair {
    fill: var(--warning);
  }
  .poor {
    fill: var(--negative);
  }
  .value {
    fill: var(--text);
    @media (forced-colors: active) {
      fill: CanvasText;
    }
  }
`;

/* "Verbesserungswürdig" goes below its figure where there is no room beside it. */
const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;

  b {
    font: var(--type-label-l);
    font-variant-numeric: tabular-nums;
  }
  span {
    color: var(--text-muted);
    font: var(--type-micro);
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;

const Unmeasured = styled.span`
  color: var(--text-muted);
  font: var(--type-caption);
`;
