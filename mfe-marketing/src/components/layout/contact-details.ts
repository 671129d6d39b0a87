import { CONTACT_PLACEHOLDERS } from "@lintel/contract";
import { DOCUMENT_DATA_ID, type DocumentData } from "@lintel/portal/release";

type ContactDetails = DocumentData["contact"];

let known: ContactDetails | null = null;

/** As the operator has set them, and the site has written them into the document: the same on the server's page and here. */
export function contactDetails(): ContactDetails {
  known ??= fromDocument() ?? CONTACT_PLACEHOLDERS;
  return known;
}

function fromDocument(): ContactDetails | null {
  if (typeof document === "undefined") return null;
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent;
  return text ? ((JSON.parse(text) as Partial<DocumentData>).contact ?? null) : null;
}
