import { reportError } from "@lintel/portal";
import { currentLocale, type Loadable } from "@lintel/portal/host";
import { bestMatch, remoteFor, withoutTrailingSlash } from "@lintel/portal/paths";
import type { RegisteredRemote, Registry } from "@lintel/portal/release";
import type { ComponentType, ReactNode } from "react";
import type { RemoteLoader } from "./remote-loader";
import { withDeadline } from "./with-deadline";

interface ReadyPage {
  readonly status: "ready";
  readonly routePath: string;
  readonly params: Readonly<Record<string, string>>;
  readonly Page: ComponentType;
  readonly Layout: ComponentType<{ children: ReactNode }> | null;
}

export type PageState =
  | ReadyPage
  | { readonly status: "loading"; readonly remote: RegisteredRemote }
  | { readonly status: "failed"; readonly remote: RegisteredRemote; readonly error: unknown }
  /** Its area was taken off the site, for as long as that lasts. */
  | { readonly status: "off"; readonly remote: RegisteredRemote }
  | { readonly status: "unknown" };

const PAGE_DEADLINE_MS = 8_000;
/** Entry, page and their repeats together: after this a person gets content or the fallback card. */
const WHOLE_DEADLINE_MS = 9_000;
/** Whoever has waited until so long before that reads a page in English: it is worth more than the card. */
const ENGLISH_BEFORE_MS = 500;
/** What the release before gets beyond that, where there is one. */
const LAST_GOOD_DEADLINE_MS = 6_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

const UNKNOWN: PageState = { status: "unknown" };

export interface PageStore {
  /** Starts what is not started yet. Calling it early, on hover or before mounting, is what makes pages quick. */
  request(pathname: string): Promise<PageState>;
  state(pathname: string): PageState;
  /** Tries again from the entry on, under an address the browser has not cached. */
  retry(pathname: string, why?: { brokeWhenDrawn: boolean }): Promise<PageState>;
  subscribe(listener: () => void): () => void;
}

export interface LivePageStore extends PageStore {
  /** Settles once a page that stands in the document can be drawn as it stands there: by the release it is of, in its language. */
  requestAsDrawn(pathname: string): Promise<void>;
  /** The pattern of a page that is ready. */
  routeOf(pathname: string): string | null;
  /** Forgets the pages of areas that were taken off the site or brought back, shown or not. */
  dropMoved(): void;
}

/** The page of every path asked for so far: loading, ready, failed, or nobody's. */
export function createPageStore(registry: Pick<Registry, "remotes" | "killed">, loader: RemoteLoader): LivePageStore {
  const owners = new Map<string, RegisteredRemote>();
  const states = new Map<string, PageState>();
  const pending = new Map<string, Promise<PageState>>();
  const listeners = new Set<() => void>();
  /** The path that somebody looks at. */
  let shown: string | null = null;
  /** The path whose page stands in the document and is nobody's yet. */
  let drawn: string | null = null;

  /** Killed ones keep their place: the address is right, and nobody else's page stands there meanwhile. */
  function ownerOf(path: string): RegisteredRemote | null {
    return remoteFor([...registry.remotes, ...(registry.killed ?? [])], path);
  }

  /** What was dropped or asked for anew while it was under way is no answer any more. */
  function settle(path: string, loading: Promise<PageState>, state: PageState): PageState {
    if (pending.get(path) !== loading) return state;
    states.set(path, state);
    for (const listener of listeners) listener();
    return state;
  }

  function request(pathname: string): Promise<PageState> {
    const path = withoutTrailingSlash(pathname);
    const known = pending.get(path);
    if (known) return known;

    const remote = ownerOf(path);
    if (remote === null) return Promise.resolve(UNKNOWN);

    owners.set(path, remote);
    if (registry.killed?.includes(remote)) {
      const off: PageState = { status: "off", remote };
      states.set(path, off);
      return Promise.resolve(off);
    }
    states.set(path, { status: "loading", remote });
    // Of another release it would say something else than what somebody reads already.
    const mayBe = path === drawn ? { ...remote, lastGood: null } : remote;
    const deadline = WHOLE_DEADLINE_MS + (mayBe.lastGood === null ? 0 : LAST_GOOD_DEADLINE_MS);
    const wordsUntil = performance.now() + deadline - ENGLISH_BEFORE_MS;
    const whole = withDeadline(loadPage(mayBe, path, wordsUntil), deadline, `A page of ${remote.name}`);
    const loading: Promise<PageState> = whole.then(
      (state) => settle(path, loading, state),
      (error: unknown) => {
        reportError(error, { doing: "loading a page", remote: remote.name, version: remote.current.version, path });
        return settle(path, loading, { status: "failed", remote, error });
      },
    );
    pending.set(path, loading);
    return loading;
  }

  async function loadPage(remote: RegisteredRemote, path: string, wordsUntil: number): Promise<PageState> {
    return loader.attempt(remote, async (routes) => {
      const match = bestMatch(routes.default, path);
      if (match === null) return UNKNOWN;

      const { route, params } = match;
      const languages = loadMessages(route.messages);
      const page = await withDeadline(route.page(), PAGE_DEADLINE_MS, `The code of ${route.path}`);
      const words = Promise.all([languages, loadMessages(page.messages)]);
      if (path !== drawn) {
        await withDeadline(words, wordsUntil - performance.now(), `The words of ${route.path}`).catch(() => {
          for (const messages of [route.messages, page.messages]) giveUp(messages);
        });
      } else {
        await words;
        if ([route.messages, page.messages].some(isMissing)) {
          throw new Error(`${route.path} has no words in the language it is drawn in.`);
        }
      }
      return { status: "ready", routePath: route.path, params, Page: page.default, Layout: route.layout ?? null };
    });
  }

  function requestAnew(path: string, why?: { brokeWhenDrawn: boolean }): Promise<PageState> {
    const remote = remoteFor(registry.remotes, path);
    if (remote !== null) loader.forget(remote, why);
    pending.delete(path);
    return request(path);
  }

  return {
    request,
    async requestAsDrawn(pathname) {
      const path = withoutTrailingSlash(pathname);
      drawn = path;
      let state = await request(path);
      for (let pause = FIRST_PAUSE_MS; state.status !== "ready"; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        state = await requestAnew(path);
      }
      drawn = null;
    },
    state(pathname: string): PageState {
      const path = withoutTrailingSlash(pathname);
      if (!states.has(path)) void request(path);
      // What failed while nobody looked, such as a page that was asked for by a pointer over its link, is no answer to who comes now.
      else if (path !== shown && states.get(path)?.status === "failed") void requestAnew(path);
      shown = path;
      return states.get(path) ?? UNKNOWN;
    },
    retry(pathname, why): Promise<PageState> {
      const promise = requestAnew(withoutTrailingSlash(pathname), why);
      for (const listener of listeners) listener();
      return promise;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    routeOf(pathname) {
      const state = states.get(pathname);
      return state?.status === "ready" ? state.routePath : null;
    },
    dropMoved() {
      for (const [path, owner] of owners) {
        if (ownerOf(path) === owner) continue;
        owners.delete(path);
        states.delete(path);
        pending.delete(path);
      }
      for (const listener of listeners) listener();
    },
  };
}

type SomeMessages = Loadable | readonly Loadable[] | undefined;

export async function loadMessages(messages: SomeMessages): Promise<void> {
  await Promise.all(listOf(messages).map((loadable) => loadable.load(currentLocale())));
}

function isMissing(messages: SomeMessages): boolean {
  return listOf(messages).some((loadable) => loadable.isMissing(currentLocale()));
}

function giveUp(messages: SomeMessages): void {
  for (const loadable of listOf(messages)) loadable.giveUp(currentLocale());
}

function listOf(messages: SomeMessages): readonly Loadable[] {
  if (messages === undefined) return [];
  return "load" in messages ? [messages] : messages;
}
