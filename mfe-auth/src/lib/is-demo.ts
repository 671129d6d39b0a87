import { DOCUMENT_DATA_ID, type DocumentData } from "@lintel/portal/release";

/** The site says in its document whether it shows a demo, whose mail can be read on a page. */
export function isDemo(): boolean {
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent;
  if (!text) return false;
  return (JSON.parse(text) as Partial<DocumentData>).demo === true;
}
