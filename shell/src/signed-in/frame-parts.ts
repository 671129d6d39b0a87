import styled, { createGlobalStyle } from "styled-components";
import { View } from "../views/view";

/** A page enlarged to four times its size is as low as this, and bars that stay would leave half of it. */
const TOP_BAR_STAYS = "(max-width: 767px) and (min-height: 481px)";
const BOTTOM_BAR_STAYS = "(max-width: 767px) and (min-height: 321px)";

/** What has the focus is scrolled to where no bar lies over it. */
export const RoomForBars = createGlobalStyle`
  :root {
    scroll-padding-block: 8px;
  }
  @media ${TOP_BAR_STAYS} {
    :root {
      scroll-padding-top: 72px;
    }
  }
  @media ${BOTTOM_BAR_STAYS} {
    :root {
      scroll-padding-bottom: calc(72px + env(safe-area-inset-bottom));
    }
    [data-demo] {
      padding-bottom: calc(72px + env(safe-area-inset-bottom));
    }
  }
`;

export const Layout = styled.div`
  min-height: 100dvh;
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
  }
  @media (min-width: 1200px) {
    /* In larger letters the longest name needs more, and its end would lie below the page. */
    grid-template-columns: minmax(236px, min-content) minmax(0, 1fr);
    /* The rail and the widest page, in the middle of a window that is wider than both, as the public pages are. */
    max-width: 1476px;
    margin-inline: auto;
  }
  /* The rail is not printed and would leave its column to the page. */
  @media print {
    display: block;
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  top: 8px;
  left: max(8px, env(safe-area-inset-left));
  z-index: var(--z-toast);
  padding: 12px 16px;
  border-radius: 6px;
  background: var(--accent);
  color: var(--accent-contrast);
  font: var(--type-strong);
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
  /* What is fixed is printed on every sheet, and above the sheet's top means at the foot of the one before. */
  @media print {
    display: none;
  }
`;

export const Main = styled.div`
  min-width: 0;
  max-width: 1240px;
  padding: 0 16px 44px;

  @media ${BOTTOM_BAR_STAYS} {
    padding-bottom: calc(108px + env(safe-area-inset-bottom));
    /* A demo's line follows, and leaves the room itself. */
    :where(#root:has(~ [data-demo])) & {
      padding-bottom: 44px;
    }
  }
  @media (min-width: 768px) {
    padding: 22px 40px 56px 24px;
  }
  main:focus {
    outline: none;
  }
  /* Indented already, and in the line of every other page's heading. */
  ${View} {
    margin-inline: 0;
    padding-inline: 0;
  }
  /* Room at the end may begin another sheet, with nothing on it. */
  @media print {
    padding-bottom: 0;
  }
`;

/** Above every page. */
export const Notice = styled.div`
  margin-bottom: 24px;
`;

export const TopBar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin: 0 -16px 14px;
  padding: 10px 16px;
  background: var(--canvas);

  [data-logo] {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  @media ${TOP_BAR_STAYS} {
    position: sticky;
    top: 0;
    z-index: var(--z-sticky);
  }
  @media (min-width: 768px) {
    justify-content: flex-end;
    gap: 24px;
    margin: 0 0 32px;
    padding: 0;
    [data-logo] {
      display: none;
    }
  }
  /* A sheet that is handed on says which bank it is from, and whose it is. */
  @media print {
    position: static;
    margin: 0 0 24px;
    padding: 0;
    justify-content: space-between;
    [data-logo] {
      display: flex;
    }
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  max-width: 60%;
  text-align: right;

  & > span:first-child {
    display: grid;
    min-width: 0;
    line-height: 1.25;
  }
  strong {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: var(--text-muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  @media screen and (max-width: 767px) {
    display: none;
  }
  @media print {
    strong {
      overflow-wrap: anywhere;
      white-space: normal;
    }
    /* The letters of a name that stands beside them. */
    & > :last-child {
      display: none;
    }
  }
`;

export const BottomBar = styled.nav`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  min-height: calc(64px + env(safe-area-inset-bottom));
  padding: 0 6px env(safe-area-inset-bottom);
  border-top: 1px solid var(--border);
  background: var(--surface);

  /* A fifth of a small phone is narrower than the longest words. */
  @media (max-width: 374px) {
    display: flex;
    > * {
      flex: 1 1 auto;
    }
  }
  @media ${BOTTOM_BAR_STAYS} {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-bottom-bar);
  }
  @media (min-width: 768px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const BarItem = styled.a`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 3px;
  min-width: 44px;
  padding: 6px 0;
  border: 0;
  border-top: 3px solid transparent;
  background: none;
  color: var(--text-muted);
  /* Of one size for everybody: five names side by side have no room to grow in, and would lie over each other. */
  font: 600 12px/1.2 var(--font-ui);
  overflow-wrap: normal;
  text-decoration: none;
  cursor: pointer;

  /* On a phone at twice the size no name has room: the pictures stand alone, as in the narrow rail. */
  @media (max-width: 319px) {
    min-width: 0;
    font-size: 0;
  }
  /* As high as the tile, or the words would not stand in one line. */
  > svg {
    margin-block: 5px;
  }
  &[aria-current] {
    border-top-color: var(--mark-beam);
    color: var(--text);
  }
  @media (forced-colors: active) {
    border-top-color: Canvas;
    &[aria-current] {
      border-top-color: Highlight;
    }
  }
`;

/** What lies below "More" when the sheet is open: nothing, or a second tap there would log out. */
export const MoreSheet = styled.div`
  padding-bottom: calc(48px + env(safe-area-inset-bottom));
  /* Their pictures stand below the title, and the ground of one that is pointed at reaches beyond it. */
  margin-inline: -13px;
`;

export const TransferTile = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 32px;
  border-radius: 6px;
  background: var(--accent);
  color: var(--accent-contrast);
`;
