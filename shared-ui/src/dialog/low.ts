/** Too low for what is agreed to, a keypad and two buttons in their full height. */
export const LOW = "(max-height: 767px)";

/** Too low for them and a word above the keypad. */
export const LOW_FOR_A_NOTICE = "(max-height: 919px)";

/** Too low for them without the room between them as well: a small phone whose browser shows its bars. */
export const VERY_LOW = "(max-height: 579px)";
