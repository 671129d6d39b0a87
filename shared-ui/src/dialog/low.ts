import { css, type RuleSet } from "styled-components";

/** Too low for what is agreed to, a keypad and two buttons in their full height. */
export const LOW = "(max-height: 767px)";

/** Too low for them and a word above the keypad. */
const LOW_FOR_A_NOTICE = "(max-height: 919px)";

/** Too low for them without the room between them as well: a small phone whose browser shows its bars. */
const VERY_LOW = "(max-height: 579px)";

/** No heavier than the rules alone, so that those that stand below them win. */
const NOTICED = ":where(:root:has([data-noticed]))";

/** Rules for windows lower than one limit, and lower than another while a word stands above the keypad. */
const whenLower = (limit: string, limitWithNotice: string) => (rules: RuleSet) =>
  css`
  @media ${limit} {
    ${rules}
  }
  @media ${limitWithNotice} {
    ${NOTICED} & {
      ${rules}
    }
  }
`;

export const whenLow = whenLower(LOW, LOW_FOR_A_NOTICE);
export const whenVeryLow = whenLower(VERY_LOW, LOW);
