import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { StyleSheetManager } from "styled-components";

const opened = new Set<Window>();

/** What somebody has printed stands in a window of its own, and would stay there for whoever comes next. */
export function closeReceipts(): void {
  for (const receipt of opened) receipt.close();
  opened.clear();
}

// Another page would not know of them. There is no window where pages are drawn ahead.
if (typeof window !== "undefined") window.addEventListener("pagehide", closeReceipts);

/**
 * Opens a window of its own, draws the receipt into it and asks to print once its fonts are there. False when the browser refused
 * the window. Must be called from a click. The receipt holds what people typed, so it is built of nodes and never of HTML text. The title
 * is also the file name that a browser suggests for a PDF.
 */
export function openReceiptWindow(receipt: ReactNode, title: string, lang: string): boolean {
  const receiptWindow = window.open("", "_blank", "popup,width=760,height=900");
  if (!receiptWindow) return false;
  // The page of one that was closed would stay in memory for as long as it is kept here.
  for (const earlier of opened) if (earlier.closed) opened.delete(earlier);
  opened.add(receiptWindow);

  const page = receiptWindow.document;
  page.title = title;
  page.documentElement.lang = lang;
  // The sheets copied below bring the system's dark theme along, for a page on which nobody chose one.
  page.documentElement.dataset.theme = "light";
  const styles = copyStyles(document, page);
  const root = createRoot(page.body.appendChild(page.createElement("div")));
  flushSync(() => root.render(<StyleSheetManager target={page.head}>{receipt}</StyleSheetManager>));

  void Promise.all(styles)
    .then(() => page.fonts?.ready)
    .then(() => {
      receiptWindow.focus();
      receiptWindow.print();
    });
  return true;
}

/**
 * The site's own sheets bring tokens and fonts. Each promise ends when its sheet is there or has failed: a plain receipt still
 * prints. What styled-components wrote is left out, it writes again for what it draws here.
 */
function copyStyles(from: Document, to: Document): Promise<void>[] {
  for (const style of from.querySelectorAll("style:not([data-styled])")) to.head.append(to.importNode(style, true));

  return [...from.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => {
    const copy = to.createElement("link");
    copy.rel = "stylesheet";
    copy.href = link.href;
    return new Promise((resolve) => {
      copy.onload = copy.onerror = () => resolve();
      to.head.append(copy);
    });
  });
}
