import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router, UNSAFE_createBrowserHistory } from "react-router-dom";

/** The router over the browser's own history. A page that is not here yet does not block the one that is. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ window, v5Compat: true }));
  const [state, setState] = useState({ action: history.action, location: history.location });

  const shown = state.location.pathname;
  useLayoutEffect(
    () =>
      history.listen((next) => {
        // On the same page a field may show what the address says: set later than the key was pressed, that would undo what was typed meanwhile.
        if (next.location.pathname === shown) setState(next);
        else startTransition(() => setState(next));
      }),
    [history, shown],
  );

  return (
    <Router location={state.location} navigationType={state.action} navigator={history}>
      {children}
    </Router>
  );
}
