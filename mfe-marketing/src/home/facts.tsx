import styled from "styled-components";
import { PUBLISHED_FIGURES } from "../lib/published-figures";
import { useCopy } from "../lib/use-copy";
import { messages } from "./messages";

const Edge = styled.div`
  border-block: 1px solid var(--border);
`;

const Row = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  max-width: 1440px;
  margin-inline: auto;
  padding-inline: var(--gutter-public);
  li {
    padding: 16px 12px 18px 0;
  }
  li:nth-child(even) {
    padding-inline-start: 14px;
    border-inline-start: 1px solid var(--border);
  }
  li:nth-child(n + 3) {
    border-top: 1px solid var(--border);
  }
  b {
    display: block;
    font: 680 1.5rem/1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
  span {
    color: var(--text-muted);
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, 1fr);
    li:nth-child(n) {
      padding: 26px 24px 30px 0;
      border-top: 0;
    }
    li:nth-child(n + 2) {
      padding-inline-start: 24px;
      border-inline-start: 1px solid var(--border);
    }
    b {
      font-size: 1.875rem;
    }
  }
`;

/** The four figures most people came for. */
export function Facts() {
  const copy = useCopy(messages);

  return (
    <Edge>
      <Row>
        <li>
          <b>{PUBLISHED_FIGURES.checkingMonthlyFee}</b>
          <span>{copy("factFee")}</span>
        </li>
        <li>
          <b>{PUBLISHED_FIGURES.savingsOpeningDeposit}</b>
          <span>{copy("factSavings")}</span>
        </li>
        <li>
          <b>{copy("factCardDays")}</b>
          <span>{copy("factCard")}</span>
        </li>
        <li>
          <b>{copy("factSupportHours")}</b>
          <span>{copy("factSupport")}</span>
        </li>
      </Row>
    </Edge>
  );
}
