import styled from "styled-components";

/** Names at the left, values at the right: a div with dt and dd for each, and lines between them with `data-ruled`. */
export const FactList = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 24px;
    min-height: 44px;
    padding-block: 8px;
  }
  &[data-ruled] > div + div {
    border-top: 1px solid var(--border);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
    min-width: 0;
    margin-left: auto;
    overflow-wrap: anywhere;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  /* A sign's 44 px are the row's, and make no row higher. */
  dd button[aria-label] {
    margin: -10px -12px -10px -6px;
    /* Its frame, which is seen there, ends where the row does and stands off the words. */
    @media (forced-colors: active) {
      margin-inline: 0;
    }
  }
`;
