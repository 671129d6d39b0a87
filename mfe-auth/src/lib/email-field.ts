import { EMAIL_MAX_LENGTH } from "@lintel/contract";

/** What keyboards and password managers read of a field for the address one is known by. */
export const EMAIL_FIELD = {
  type: "email",
  inputMode: "email",
  autoComplete: "username",
  autoCapitalize: "none",
  spellCheck: false,
  maxLength: EMAIL_MAX_LENGTH,
} as const;
