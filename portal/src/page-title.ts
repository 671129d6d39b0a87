import { BRAND } from "@lintel/contract";
import { useEffect } from "react";

let prerenderedTitle = "";

/** What the browser's tab says: "Transfer · Lintel". */
export function usePageTitle(title: string): void {
  // Effects do not run while a page is prerendered, and its document wants a title all the same.
  if (typeof document === "undefined") prerenderedTitle = title;

  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}

export function titleOfPrerendered(): string {
  return fullTitle(prerenderedTitle);
}

function fullTitle(title: string): string {
  return title === "" ? BRAND.name : `${title} · ${BRAND.name}`;
}
