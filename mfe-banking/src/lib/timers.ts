/** How long things stay on the screen by themselves. */
export const BANKING_ID_COPIED_MS = 2_500;
export const ACCOUNT_NUMBER_COPIED_MS = 2_000;
export const PIN_SAVED_RELOAD_MS = 2_500;
