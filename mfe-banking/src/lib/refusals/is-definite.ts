import { Refusal } from "@lintel/portal";

/** The bank said no. After everything else, no answer or one of its own trouble, it may have been done all the same. */
export function isDefinite(error: unknown): error is Refusal {
  return error instanceof Refusal && error.status < 500;
}
