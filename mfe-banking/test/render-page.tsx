import type { Profile } from "@lintel/contract/schema";
import { session, setCurrency, setLocale } from "@lintel/portal";
import { BrowserRouter, followCurrency, ParamsContext, provideToasts } from "@lintel/portal/host";
import { profileQuery, queryClient } from "@lintel/portal/queries";
import { LiveRegions } from "@lintel/shared-ui";
import { notifyManager, QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { BankingLayout } from "../src/components/banking-layout";
import { FakeBank } from "./fake-bank";
import { account, card, profile, stats, transaction } from "./people";

// An answer that arrives is an update like any other; React wants to be told before it.
notifyManager.setNotifyFunction((notify) => act(notify));
followCurrency();

interface Options {
  path: string;
  params?: Readonly<Record<string, string>>;
  /** What the link that led here has said besides. */
  state?: unknown;
  /** Null: none chosen yet, which opens the dialog. */
  currency?: "USD" | "EUR" | "JPY" | null;
  /** What session storage holds from before, as after a reload. */
  session?: Readonly<Record<string, string>>;
  /** Whom the host knows already. */
  person?: Profile;
}

/** What toasts said, oldest first. */
export const toasts: string[] = [];

/** A bank with one ordinary customer. Change its answers before the page is shown. */
export function openBank(): FakeBank {
  return new FakeBank()
    .open()
    .answer("POST /me", profile())
    .answer("GET /accounts", [account()])
    .answer("GET /cards", [card()])
    .answer("GET /transactions", [transaction()])
    .answer("GET /transactions/summary", stats());
}

/** Shows a page as the host does: signed in, inside the area's layout, at its own address. */
export function renderPage(
  Page: ComponentType,
  { path, params = {}, state = null, currency = "USD", session: kept = {}, person }: Options,
) {
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  toasts.length = 0;
  provideToasts(async () => (_kind, text) => toasts.push(text));
  // Another session clears what is known of the person before.
  session.start("a-token");
  if (person) queryClient.setQueryData(profileQuery.queryKey, person);
  setLocale("en");
  if (currency !== null) setCurrency(currency);
  // As another tab would take the choice of the test before away.
  else window.dispatchEvent(new StorageEvent("storage", { key: "currency" }));
  window.history.replaceState({ idx: 0, usr: state }, "", path);

  const draw = (Shown: ComponentType, given = params) => (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ParamsContext value={given}>
          <LiveRegions />
          <main>
            <BankingLayout>
              <Shown />
            </BankingLayout>
          </main>
        </ParamsContext>
      </BrowserRouter>
    </QueryClientProvider>
  );
  const view = render(draw(Page));
  return {
    ...view,
    /** To another page, or away and back: the host takes the area's layout away too while a page's code is loading. */
    goTo(Next: ComponentType) {
      view.rerender(<LiveRegions />);
      view.rerender(draw(Next));
    },
    /** The same page of something else, in its place. */
    turnTo(other: Readonly<Record<string, string>>) {
      view.rerender(draw(Page, other));
    },
  };
}
