/** What a call may bring, in bytes: many times what any of them needs. */
export const CALL_MAX_BYTES = 16 * 1024;

/** How an answer says that it is JSON: the bank's, and those that the site gives in its place. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** On a call that an open page makes by itself: it does not put off the end of an idle session. Whoever claims it only shortens their own. */
export const UNATTENDED = "x-unattended";
