/** How much fits into a field: what a form lets type is what the bank takes. */
export const NAME_MAX_LENGTH = 60;
export const CONTACT_NAME_MAX_LENGTH = 120;
export const CONTACT_MESSAGE_MAX_LENGTH = 4_000;
export const ADDRESS_MAX_LENGTH = 200;
export const ZIP_CODE_MAX_LENGTH = 20;
/** Account and routing numbers, as long as an IBAN may be. */
export const ACCOUNT_NUMBER_MAX_LENGTH = 34;
export const REFERENCE_SEARCH_MAX_LENGTH = 64;
export const PERSON_SEARCH_MAX_LENGTH = 100;
export const REASON_MAX_LENGTH = 200;
export const HISTORY_MAX_MONTHS = 60;
