import { DOCUMENT_DATA_ID, type DocumentData } from "./release";

let known: DocumentData | null = null;

/** What the site wrote into the document, if there is one. The registry in it is believed only once its signature is verified. */
export function documentData(): DocumentData | null {
  known ??= fromDocument();
  return known;
}

function fromDocument(): DocumentData | null {
  if (typeof document === "undefined") return null;
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as DocumentData) : null;
}
