import { sessionValues } from "@lintel/portal";

const KEY = "reset_email";

/** The address a reset was asked for. It is all that these pages ever put into storage of anybody. */
export const resetAddress = {
  get: () => sessionValues.get(KEY),
  keep: (email: string) => sessionValues.set(KEY, email),
  forget: () => sessionValues.remove(KEY),
} as const;
