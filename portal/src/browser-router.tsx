import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router, UNSAFE_createBrowserHistory } from "react-router-dom";
import { withoutTrailingSlash } from "./paths";

/** The router over the browser's own history. A page that is not here yet does not block the one that is. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ window, v5Compat: true }));
  const [state, setState] = useState({ action: history.action, location: history.location });

  // With a slash at its end an address is the same page: what compares it with a link, or with a page as it was drawn, needs one form of it.
  const shown = withoutTrailingSlash(state.location.pathname);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        // On the same page a field may show what the address says: set later than the key was pressed, that would undo what was typed meanwhile.
        if (withoutTrailingSlash(next.location.pathname) === shown) setState(next);
        else startTransition(() => setState(next));
      }),
    [history, shown],
  );

  return (
    <Router location={{ ...state.location, pathname: shown }} navigationType={state.action} navigator={history}>
      {children}
    </Router>
  );
}
