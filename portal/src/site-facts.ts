import { CONTACT_PLACEHOLDERS } from "@lintel/contract";
import { DOCUMENT_DATA_ID, type DocumentData } from "./release";

type SiteFacts = Pick<DocumentData, "contact" | "mailbox">;

let known: SiteFacts | null = null;

/** What the operator has set and the site has written into the document: how customers reach the bank, and whether a page shows its mail. */
export function siteFacts(): SiteFacts {
  known ??= { contact: CONTACT_PLACEHOLDERS, mailbox: false, ...fromDocument() };
  return known;
}

function fromDocument(): Partial<SiteFacts> {
  if (typeof document === "undefined") return {};
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent;
  if (!text) return {};
  const { contact, mailbox } = JSON.parse(text) as Partial<DocumentData>;
  return { ...(contact ? { contact } : {}), mailbox: mailbox === true };
}
