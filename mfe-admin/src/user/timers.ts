/** How long the note about a new account stays. */
export const ACCOUNT_NOTE_MS = 10_000;
/** Generated history is loaded again after this long. */
export const HISTORY_RELOAD_MS = 3_000;
