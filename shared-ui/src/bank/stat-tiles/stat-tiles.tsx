import type { ReactNode } from "react";
import styled, { css } from "styled-components";

export interface StatTileProps {
  label: string;
  value: ReactNode;
  /** Small, after the value: "37 transactions". */
  note?: ReactNode;
}

export function StatTile({ label, value, note }: StatTileProps) {
  return (
    <Tile>
      <dt>{label}</dt>
      <dd>
        {value}
        {note && <Note>{note}</Note>}
      </dd>
    </Tile>
  );
}

const Tile = styled.div`
  container-type: inline-size;
  min-width: 0;

  dt {
    color: var(--text-muted);
    font: var(--type-caption);
  }
  dd {
    font: var(--type-money-m);
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.span`
  display: block;
  color: var(--text-muted);
  font: var(--type-caption);
`;

const stacked = css`
  grid-template-columns: 1fr;

  > :first-child {
    padding-right: 0;
  }
  > * + * {
    display: block;
    margin-top: 12px;
    padding: 12px 0 0;
    border-top: 1px solid var(--border);
    border-left: 0;
  }
  > * + * dd {
    text-align: start;
  }
`;

/** Tiles side by side with a hairline between them. On a phone two, then the third on a line of its own, or all one below the other. */
export function StatTiles({ children }: { children: ReactNode }) {
  return (
    <Room>
      <Tiles>{children}</Tiles>
    </Room>
  );
}

const Room = styled.div`
  container-type: inline-size;
`;

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;

  > * + * {
    padding-left: 14px;
    border-left: 1px solid var(--border);
  }
  > * {
    padding-right: 14px;
  }
  /* As much as the others lose at both sides: with more room, a long figure would be larger than the one beside it. */
  > :first-child {
    padding-right: 29px;
  }

  @media (min-width: 360px) and (max-width: 767px) {
    > :nth-child(3) {
      display: flex;
      flex-wrap: wrap;
      grid-column: 1 / -1;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 12px;
      margin-top: 12px;
      padding: 12px 0 0;
      border-top: 1px solid var(--border);
      border-left: 0;
      text-align: start;
    }
    > :nth-child(3) dd {
      margin-left: auto;
      text-align: right;
    }
  }

  /* Two amounts side by side would shrink until nobody reads them. */
  @media (max-width: 359px) {
    ${stacked}
  }
  /* Nor would two that are sixteen signs or longer, on any phone. */
  @media (max-width: 767px) {
    &:has([data-room="18"], [data-room="22"]) {
      ${stacked}
    }
  }
  /* Nor would the words of two, in letters so large: "Spending" would be torn. */
  @container (max-width: 11em) {
    && {
      ${stacked}
    }
  }

  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > * + * {
      padding-left: 20px;
    }
    > :first-child {
      padding-right: 35px;
    }
    @container (max-width: 22em) {
      && {
        ${stacked}
      }
    }
  }
`;
