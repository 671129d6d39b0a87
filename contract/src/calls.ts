/** What a call may bring, in bytes: many times what any of them needs. */
export const CALL_MAX_BYTES = 16 * 1024;

/** On a call that an open page makes by itself: it does not put off the end of an idle session. Whoever claims it only shortens their own. */
export const UNATTENDED = "x-unattended";
