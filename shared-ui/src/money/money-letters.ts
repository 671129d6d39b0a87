import { css } from "styled-components";

/** The letters of all money: they have every currency's sign, and those of the page do not. */
export const moneyLetters = css`
  font-family: var(--font-display);
  font-weight: 600;
  letter-spacing: -0.02em;
`;
