import styled from "styled-components";
import { formatMoney } from "../../money/format-money";
import { seriesColours } from "../series/series";

export interface ProportionBarProps {
  principalCents: bigint;
  interestCents: bigint;
  label: string;
  labels?: { principal: string; interest: string };
}

const LABELS = { principal: "Principal", interest: "Interest" };

/** What of the whole is paid back and what is paid for it. Widths are SVG attributes: public pages may carry no style attribute. */
export function ProportionBar({ principalCents, interestCents, label, labels = LABELS }: ProportionBarProps) {
  const total = principalCents + interestCents;
  const share = total > 0n ? Number((principalCents * 10_000n) / total) / 100 : 100;

  return (
    <Figure aria-label={label}>
      <svg width="100%" height="20" aria-hidden="true" focusable="false">
        <rect data-part="out" width="100%" height="20" />
        <rect data-part="in" width={`${share}%`} height="20" />
      </svg>
      <dl>
        <div>
          <dt data-series="in">{labels.principal}</dt>
          <dd className="notranslate">{formatMoney(principalCents)}</dd>
        </div>
        <div>
          <dt data-series="out">{labels.interest}</dt>
          <dd className="notranslate">{formatMoney(interestCents)}</dd>
        </div>
      </dl>
    </Figure>
  );
}

const Figure = styled.figure`
  margin: 0;

  svg {
    display: block;
  }
  ${seriesColours}
  dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 24px;
    margin: 10px 0 0;
  }
  dt {
    color: var(--text-muted);
    font: var(--type-caption);
  }
  dd {
    margin: 0;
    font: var(--type-money-s);
    font-variant-numeric: tabular-nums;
  }
`;
