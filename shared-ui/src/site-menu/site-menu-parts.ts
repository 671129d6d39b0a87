import styled from "styled-components";

export const WIDE = "(min-width: 1024px)";

export const Root = styled.div`
  display: contents;
`;

export const Opener = styled.a`
  display: inline-grid;
  flex: none;
  order: 3;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline-end: -10px;
  border-radius: 6px;
  color: var(--text);
  @media (hover: hover) {
    &:hover {
      background: var(--surface-tint);
    }
  }
  &:active {
    background: var(--surface-tint-2);
  }
  @media ${WIDE} {
    display: none;
  }
`;

export const Nav = styled.nav`
  @media not all and ${WIDE} {
    position: fixed;
    inset: 5rem 0 0;
    display: none;
    flex-direction: column;
    overflow-y: auto;
    overscroll-behavior: contain;
    background: var(--canvas);
    &[data-open] {
      display: flex;
    }
    @media (scripting: none) {
      &:target {
        display: flex;
      }
    }
  }
`;

export const Items = styled.ul`
  @media not all and ${WIDE} {
    padding: 8px var(--gutter-public);
  }
  @media ${WIDE} {
    display: flex;
    gap: 4px;
  }
`;

export const Item = styled.li`
  @media not all and ${WIDE} {
    border-bottom: 1px solid var(--border);
  }
  @media ${WIDE} {
    position: relative;
  }
`;

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  width: 100%;
  min-height: 56px;
  padding: 8px 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--text);
  font: var(--type-title-s);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  svg {
    transition: transform var(--base);
  }
  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media ${WIDE} {
    min-height: 44px;
    padding: 8px 14px;
    font: 550 1rem/1.3 var(--font-ui);
    white-space: nowrap;
    &[aria-expanded="true"] {
      background: var(--surface-tint);
    }
    @media (hover: hover) {
      &:hover {
        background: var(--surface-tint);
      }
    }
    &:focus-visible {
      outline-offset: 2px;
    }
  }
`;

export const Panel = styled.div`
  padding-bottom: 12px;
  /* Without a script nothing can take "hidden" away, so pointing and focus do. */
  @media (scripting: none) {
    &&[hidden] {
      display: block;
    }
  }
  @media ${WIDE} {
    position: absolute;
    inset: calc(100% + 8px) auto auto 0;
    z-index: var(--z-dropdown);
    padding: 12px;
    border: 1px solid transparent;
    border-radius: 12px;
    background: var(--surface-raised);
    box-shadow: var(--e3);
    &[data-groups] {
      width: 520px;
      min-height: 216px;
    }
    &[data-pictured] {
      width: 732px;
    }
    /* The way from the trigger to the panel belongs to the panel. */
    &::before {
      content: "";
      position: absolute;
      inset: -9px 0 auto;
      height: 9px;
    }
    @media (scripting: none) {
      &&[data-groups] {
        width: 320px;
      }
      &&[hidden] {
        display: none;
      }
      ${Item}:hover > &&[hidden],
      ${Item}:focus-within > &&[hidden] {
        display: block;
      }
    }
  }
`;

export const Groups = styled.ul`
  @media ${WIDE} {
    width: 190px;
    min-height: 190px;
    padding-inline-end: 12px;
    border-inline-end: 1px solid var(--border);
    @media (scripting: none) {
      width: auto;
      border: 0;
    }
  }
`;

export const GroupTrigger = styled(Trigger)`
  min-height: 48px;
  font: var(--type-strong);
  @media ${WIDE} {
    padding: 10px 12px;
    svg,
    &[aria-expanded="true"] svg {
      transform: rotate(-90deg);
    }
    @media (scripting: none) {
      display: none;
    }
  }
`;

export const Picture = styled.div`
  display: none;
  @media ${WIDE} {
    position: absolute;
    inset: 12px 12px 12px auto;
    display: block;
    width: 200px;
    overflow: hidden;
    border-radius: 8px;
  }
`;

export const Links = styled.ul`
  @media ${WIDE} {
    width: 276px;
    ${Groups} & {
      position: absolute;
      top: 12px;
      left: 214px;
      width: 290px;
    }
  }
  @media (scripting: none) {
    &&[hidden] {
      display: block;
    }
    ${Groups} & {
      position: static;
    }
  }
`;

export const Entry = styled.a`
  position: relative;
  display: block;
  min-height: 44px;
  padding: 10px 12px;
  border-radius: 6px;
  color: var(--text);
  font: 600 1rem/1.35 var(--font-ui);
  text-decoration: none;
  @media (hover: hover) {
    &:hover {
      background: var(--surface-tint);
    }
  }
  &[aria-current]::before {
    content: "";
    position: absolute;
    inset: 9px auto 9px 0;
    width: 4px;
    background: var(--mark-beam);
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  small {
    display: block;
    color: var(--text-muted);
    font: var(--type-caption);
  }
`;

export const Pinned = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  gap: 12px;
  margin-top: auto;
  /* The language button floats over the right end. */
  padding: 16px max(76px, calc(60px + env(safe-area-inset-right))) calc(16px + env(safe-area-inset-bottom)) var(--gutter-public);
  border-top: 1px solid var(--border);
  background: var(--canvas);
  @media ${WIDE} {
    display: none;
  }
`;
