import { setLocale, useLocation } from "@lintel/portal";
import { BrowserRouter, provideToasts } from "@lintel/portal/host";
import { act, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { bankAnswers, type Call, type Reply } from "../../portal/test/bank-answers";

/** What toasts said, oldest first. */
export const toasts: string[] = [];

const waiting: { call: Call; answer: (reply: Reply) => void }[] = [];

// Every call waits until the test answers it.
bankAnswers((call) => new Promise((answer) => waiting.push({ call, answer })));

/** The bank's answer to the oldest call that still waits for one, which is handed back. */
export async function answer(path: string, body: object, status = 200): Promise<Call> {
  const oldest = waiting.shift();
  if (oldest?.call.path !== path) throw new Error(`${path} was not asked, but ${oldest?.call.path ?? "nothing"}.`);
  await act(async () => oldest.answer({ status, body }));
  return oldest.call;
}

export const here = () => window.location.pathname;

interface SiteProps {
  pages: Readonly<Record<string, ComponentType>>;
}

function Site({ pages }: SiteProps) {
  const Page = pages[useLocation().pathname];
  return <main>{Page && <Page />}</main>;
}

/** Shows each page at its path, and nothing at any other: that is where people go who leave. With a state it is as after a reload. */
export function renderPages(pages: SiteProps["pages"], path: string, state: unknown = { idx: 0 }) {
  waiting.length = 0;
  toasts.length = 0;
  provideToasts(async () => (_kind, text) => toasts.push(text));
  setLocale("en");
  window.history.replaceState(state, "", path);

  return render(
    <BrowserRouter>
      <Site pages={pages} />
    </BrowserRouter>,
  );
}
