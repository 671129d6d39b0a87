import { CONTACT_PLACEHOLDERS } from "@lintel/contract";
import { documentData } from "./document-data";
import type { DocumentData } from "./release";

type SiteFacts = Pick<DocumentData, "contact" | "mailbox">;

/** What the operator has set and the site has written into the document: how customers reach the bank, and whether a page shows its mail. */
export function siteFacts(): SiteFacts {
  // A site of before says less.
  const { contact = CONTACT_PLACEHOLDERS, mailbox = false }: Partial<SiteFacts> = documentData() ?? {};
  return { contact, mailbox };
}
