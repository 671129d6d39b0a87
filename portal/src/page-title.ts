import { BRAND } from "@lintel/contract";
import { useEffect } from "react";

/** What the browser's tab says: "Transfer · Lintel". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}

export function fullTitle(title: string): string {
  return title === BRAND.name ? title : `${title} · ${BRAND.name}`;
}
