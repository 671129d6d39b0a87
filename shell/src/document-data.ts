import { DOCUMENT_DATA_ID, type DocumentData } from "@lintel/portal/release";

/** What the site wrote into the document. The registry in it is believed only once its signature is verified. */
export function readDocumentData(): DocumentData {
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent;
  if (!text) throw new Error("The document carries no data for the shell.");
  return JSON.parse(text) as DocumentData;
}
