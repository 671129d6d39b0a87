import styled, { css, keyframes } from "styled-components";
import { LOW, whenLow, whenVeryLow } from "./low";

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;
const slide = keyframes`
  /* On its way up it passes under the finger: a second tap would press whatever is there just then, or the backdrop. */
  from { transform: translateY(100%); pointer-events: none; }
  99% { pointer-events: none; }
`;
const fade = keyframes`
  from { opacity: 0; }
`;

const sheet = css`
  @media (max-width: 767px) {
    &[open] {
      width: 100%;
      margin: auto 0 0;
      border-radius: 16px 16px 0 0;
      animation-name: ${slide};
    }
    /* It ends at three of the window's edges, and a ring around it would be seen above it alone. */
    &:focus-visible {
      outline-offset: -3px;
    }
    /* A word above the keypad would push its last row under the buttons. */
    &[data-summary][data-foot][open] {
      max-height: 100dvh;
    }
  }
`;

/** Enlarged to four times its size a page is as low as this, and buttons that stay would leave half of it. */
const LOWEST_AND_NARROW = "(max-height: 399px) and (max-width: 639px)";

/** Lower still and wide: a phone on its side, a small laptop's window with much around it. */
const LOW_AND_WIDE = "(max-height: 639px) and (min-width: 640px)";

/** What is agreed to stays in sight while it is agreed to: beside what is typed, where it would be above it and out of sight. */
const beside = css`
  @media ${LOW} {
    &[data-summary][data-foot][open] {
      max-height: 100dvh;
      scroll-padding-bottom: 84px;
    }
  }
  @media ${LOW_AND_WIDE} {
    &[data-summary][data-foot][open] {
      display: grid;
      grid-template: "head body" 1fr "foot body" auto / minmax(0, 5fr) minmax(0, 6fr);
    }
  }
  /* A keypad with nothing to agree to stands beside its title and its button, or three of its four rows would lie out of sight. */
  @media ${LOW_AND_WIDE} {
    &:not([data-summary]):has([data-pad])[open] {
      display: grid;
      grid-template: "head pad" auto "words pad" 1fr "foot pad" auto / minmax(0, 5fr) minmax(0, 6fr);
      max-height: 100dvh;
    }
  }
  @media ${LOW_AND_WIDE} and (min-width: 768px) {
    &:is([data-summary][data-foot], :has([data-pad]))[open] {
      width: min(720px, calc(100vw - 32px));
    }
  }
`;

export const Root = styled.dialog`
  width: min(560px, calc(100vw - 32px));
  max-width: none;
  max-height: min(92dvh, 860px);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: 16px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: var(--surface-raised);
  color: var(--text);
  box-shadow: var(--e3);

  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${rise} var(--slow) var(--ease-out);
  }
  &::backdrop {
    background: var(--scrim);
    animation: ${fade} var(--slow) var(--ease-out);
  }
  &[data-size="s"] {
    width: min(440px, calc(100vw - 32px));
  }
  /* What has the focus is scrolled to where the foot does not lie over it, whose buttons may stand in two rows. */
  &[data-foot] {
    scroll-padding-bottom: calc(152px + env(safe-area-inset-bottom));
  }
  ${sheet}
  ${beside}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Head = styled.div`
  grid-area: head;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  padding: 20px 12px 0 24px;

  /* The wall carries what is about to be agreed to; the beam under it is the only one on the screen. */
  &[data-wall] {
    position: relative;
    padding-right: 24px;
    padding-bottom: 22px;
    border-bottom: 10px solid var(--mark-beam);
    background: var(--wall);
    color: var(--on-wall);
  }
  &[data-wall] {
    ${whenLow(css`
      padding-top: 12px;
      padding-bottom: 12px;
    `)}
  }
  /* Out of the way of the figures below, which end where the keypad does. */
  &[data-wall] > button {
    position: absolute;
    top: 10px;
    right: 12px;
  }
`;

export const Title = styled.h2`
  padding-top: 10px;
  [data-wall] & {
    padding-right: 40px;
    color: var(--on-wall-muted);
    font: 600 1rem/1.4 var(--font-ui);
    letter-spacing: 0;
  }
`;

export const HeadText = styled.div`
  min-width: 0;
  flex: 1;
`;

export const Body = styled.div`
  grid-area: body;
  align-content: center;
  display: grid;
  gap: 16px;
  padding: 16px 24px 24px;
  [data-summary] > & {
    padding-bottom: 8px;
    ${whenLow(css`
      gap: 8px;
      padding-top: 12px;
      padding-bottom: 0;
    `)}
    ${whenVeryLow(css`
      gap: 4px;
      padding-top: 6px;
    `)}
    @media ${LOW_AND_WIDE} {
      padding-bottom: 12px;
    }
  }
  @media ${LOW_AND_WIDE} {
    &:has(> [data-pad]) {
      display: contents;
    }
    > [data-pad] {
      grid-area: pad;
      padding: 12px 24px 12px 0;
    }
    > :has(~ [data-pad]) {
      grid-area: words;
      padding: 8px 24px;
      text-align: start;
    }
  }
`;

export const Foot = styled.div`
  grid-area: foot;
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-top: auto;
  padding: 16px 24px calc(20px + env(safe-area-inset-bottom));
  background: var(--surface-raised);
  ${whenLow(css`
    padding-top: 12px;
    padding-bottom: calc(12px + env(safe-area-inset-bottom));
  `)}
  ${whenVeryLow(css`
    padding-block: 8px calc(8px + env(safe-area-inset-bottom));
  `)}
  @media ${LOWEST_AND_NARROW} {
    position: static;
  }
`;
