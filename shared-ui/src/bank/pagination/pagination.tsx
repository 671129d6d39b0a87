import { ChevronLeft, ChevronRight } from "lucide-react";
import styled from "styled-components";

export interface PaginationLabels {
  name: string;
  previous: string;
  next: string;
  page: (page: number) => string;
}

const LABELS: PaginationLabels = {
  name: "Pages",
  previous: "Previous page",
  next: "Next page",
  page: (page) => `Page ${page}`,
};

export interface PaginationProps {
  /** The first page is 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  labels?: Partial<PaginationLabels>;
}

export function Pagination({ page, pageCount, onChange, labels }: PaginationProps) {
  const text = { ...LABELS, ...labels };
  if (pageCount <= 1) return null;

  return (
    <nav aria-label={text.name}>
      <List>
        <li>
          <Step type="button" aria-label={text.previous} disabled={page <= 1} onClick={() => onChange(page - 1)}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
          </Step>
        </li>
        {pagesToShow(page, pageCount).map((entry) => (
          <li key={entry}>
            {entry < 0 ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <Step
                type="button"
                aria-label={text.page(entry)}
                aria-current={entry === page ? "page" : undefined}
                onClick={() => onChange(entry)}
              >
                {entry}
              </Step>
            )}
          </li>
        ))}
        <li>
          <Step type="button" aria-label={text.next} disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
          </Step>
        </li>
      </List>
    </nav>
  );
}

/** First, last and the neighbours of the current one. A negative entry is a gap, named after the page before it. */
export function pagesToShow(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((entry) => entry >= 1 && entry <= pageCount);
  const pages = [...new Set(near)].sort((one, other) => one - other);
  return pages.flatMap((entry, position) => {
    const before = pages[position - 1] ?? 0;
    if (entry - before === 2) return [entry - 1, entry];
    return entry - before > 2 ? [-before, entry] : [entry];
  });
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  min-width: 44px;
  height: 44px;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: var(--text);
  font: var(--type-body-s);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover:enabled {
    background: var(--surface-tint);
  }
  &[aria-current] {
    border-color: var(--border-strong);
    background: var(--surface);
    box-shadow: inset 0 -4px 0 var(--accent);
  }
  &:disabled {
    color: var(--on-disabled);
    cursor: default;
  }
`;

const Gap = styled.span`
  display: grid;
  place-items: center;
  min-width: 24px;
  height: 44px;
  color: var(--text-muted);
`;
