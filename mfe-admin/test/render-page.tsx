import type { Profile, Transaction } from "@lintel/contract/schema";
import { session } from "@lintel/portal";
import { BrowserRouter, ParamsContext, provideToasts } from "@lintel/portal/host";
import { profileQuery, queryClient } from "@lintel/portal/queries";
import { notifyManager, QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { type Bank, bankAnswers, type Reply } from "../../portal/test/bank-answers";
import { AdminLayout } from "../src/components/admin-layout";

// An answer that arrives is an update like any other; React wants to be told before it.
notifyManager.setNotifyFunction((notify) => act(notify));

interface Options {
  path: string;
  params?: Readonly<Record<string, string>>;
  bank: Bank;
  admin?: Partial<Profile>;
}

export const broken: Reply = { status: 500, body: { message: "Broken", code: "internal", request_id: "r" } };

export const never = new Promise<Reply>(() => undefined);

/** What the toasts of the last test said. */
export const toasts: string[] = [];

/** A customer, unless told otherwise. */
export function person(change: Partial<Profile> = {}): Profile {
  return {
    id: "person-1",
    firstname: "Amara",
    lastname: "Okafor",
    email: "customer@example.com",
    role: "user",
    banking_id: "4821093377",
    pin: "set",
    suspended: 0,
    address: "",
    zip_code: "",
    created_at: "2025-09-01T08:00:00Z",
    ...change,
  };
}

/** A transfer of theirs that has arrived. */
export function transfer(change: Partial<Transaction> = {}) {
  return {
    id: "transaction-1",
    status: "success",
    amount: 5,
    direction: "outgoing",
    transaction_type: "transfer",
    transaction_reference: "LT-1",
    created_at: "2026-11-20T08:00:00Z",
    ...change,
  } as Transaction;
}

/** A bank whose person has these transactions and older ones, which do not come. */
export function withoutOlder(transactions: readonly Transaction[]): Bank {
  return ({ path, query }) => {
    if (path !== "/view-user/person-1") return { status: 200, body: [] };
    if (query.has("cursor")) return broken;
    const body = { user: person(), accounts: [], transactions };
    return { status: 200, body, headers: { "x-next-cursor": "older" } };
  };
}

const ADMIN = {
  id: "admin-1",
  firstname: "Ada",
  lastname: "Admin",
  email: "admin@example.com",
  role: "admin",
} as const;

/** Shows a page as the host does: signed in as an admin, inside the console's layout, at its own address. */
export function renderPage(Page: ComponentType, { path, params = {}, bank, admin: change = {} }: Options) {
  bankAnswers(bank);
  session.start("a-token");
  queryClient.clear();
  queryClient.setQueryData(profileQuery.queryKey, person({ ...ADMIN, ...change }));
  toasts.length = 0;
  provideToasts(async () => (_kind, text) => toasts.push(text));
  window.history.replaceState({ idx: 0 }, "", path);

  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ParamsContext value={params}>
          <AdminLayout>
            <Page />
          </AdminLayout>
        </ParamsContext>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
