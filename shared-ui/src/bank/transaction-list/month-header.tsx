import type { Ref } from "react";
import styled from "styled-components";
import { useDisplaySettings } from "../../money/display-settings";
import { formatMonth } from "../../money/format-date";

interface MonthHeaderProps {
  id: string;
  month: string;
  countText: string;
  ref?: Ref<HTMLDivElement>;
  index?: number;
}

export function MonthHeader({ id, month, countText, ref, index }: MonthHeaderProps) {
  const { locale } = useDisplaySettings();
  return (
    <Root ref={ref} data-index={index}>
      <h3 id={id}>{formatMonth(month, locale)}</h3>
      <span>{countText}</span>
    </Root>
  );
}

const Root = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  padding: 10px 8px 4px;
  border-bottom: 2px solid var(--text);
  background: var(--surface);
  color: var(--text-muted);
  font: 600 0.875rem/1.5 var(--font-ui);
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;

  h3 {
    font: inherit;
    letter-spacing: 0;
  }
  @media print {
    position: static;
    break-after: avoid;
  }
`;
