import { DOCUMENT_DATA_ID } from "@lintel/portal/release";

/** The site says in its document whether it shows a demo, whose mail can be read on a page. */
export function isDemo(): boolean {
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent;
  if (!text) return false;
  const data: { demo?: unknown } = JSON.parse(text);
  return data.demo === true;
}
