import { CONTACT_PLACEHOLDERS } from "@lintel/contract";

/** Placeholders until the bank's operator has filled them in: a real-looking number would be somebody's. */
export function contactDetails(): { phone: string; email: string; address: string } {
  return CONTACT_PLACEHOLDERS;
}
