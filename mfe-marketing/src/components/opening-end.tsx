import { OPENING_END_ID } from "@lintel/portal/release";

/** Stands behind what a page opens with. */
export function OpeningEnd() {
  return <span id={OPENING_END_ID} hidden />;
}
