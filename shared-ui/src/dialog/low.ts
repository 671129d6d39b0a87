import { css, type RuleSet } from "styled-components";

/** Too low for what is agreed to, a keypad and two buttons in their full height. */
export const LOW = "(max-height: 767px)";

/** Too low for them and a word above the keypad, or twice the lines of what is agreed to. */
const LOW_FOR_MORE = "(max-height: 919px)";

/** Too low for them without the room between them as well: a small phone whose browser shows its bars. */
const VERY_LOW = "(max-height: 579px)";

/** No heavier than the rules alone, so that those that stand below them win. */
const WITH_MORE = ":where(:root:has([data-noticed], [data-summary] dl > :nth-child(5)))";

/** Rules for windows lower than one limit, and lower than another while there is more than keypad and buttons have room for. */
const whenLower = (limit: string, limitWithMore: string) => (rules: RuleSet) =>
  css`
  @media ${limit} {
    ${rules}
  }
  @media ${limitWithMore} {
    ${WITH_MORE} & {
      ${rules}
    }
  }
`;

export const whenLow = whenLower(LOW, LOW_FOR_MORE);
export const whenVeryLow = whenLower(VERY_LOW, LOW);
