import { BrowserRouter } from "@lintel/portal/host";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";

/** Shows a page at its path, with a router around it. */
export function renderPage(page: ReactNode, path: string) {
  window.history.replaceState({ idx: 0 }, "", path);
  return render(<BrowserRouter>{page}</BrowserRouter>);
}
