import type { Profile } from "@lintel/contract/schema";
import { session } from "@lintel/portal";
import { BrowserRouter, currentToken, provideToasts, rememberPath } from "@lintel/portal/host";
import { profileQuery, queryClient, refresh } from "@lintel/portal/queries";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { bankAnswers } from "../../../portal/test/bank-answers";
import { App } from "../app";
import type { PageStore } from "../remotes/page-store";
import { SignedInArea } from "./signed-in-area";

const ACCOUNT = "/online-banking/accounts/402177540931?from=all#list";
const DASHBOARD = "/online-banking/dashboard";

const nothing = { status: "unknown" } as const;
const pages: PageStore = {
  request: async () => nothing,
  retry: async () => nothing,
  state: () => nothing,
  subscribe: () => () => undefined,
};

const here = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

/** As after a sign-in that has led to this path. */
function signIn(id: string, path: string) {
  window.history.replaceState(null, "", path);
  session.start(`token-of-${id}`);
  queryClient.setQueryData(profileQuery.queryKey, { id, firstname: "Ada", lastname: "Reyes", role: "user" } as Profile);
}

async function arrive(id: string, path: string) {
  cleanup();
  signIn(id, path);
  await act(async () => {
    render(
      <BrowserRouter>
        <SignedInArea pages={pages} remotes={[]} pathname={window.location.pathname} idleMinutes={15} />
      </BrowserRouter>,
    );
  });
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  bankAnswers(() => new Promise(() => undefined));
});

it("leads whoever signs in after somebody else in this tab to the dashboard, and not to what that person was looking at", async () => {
  await arrive("person-1", ACCOUNT);
  rememberPath(ACCOUNT);
  await arrive("person-2", ACCOUNT);

  await waitFor(() => expect(here()).toBe(DASHBOARD));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("402177540931");
});

it("leads a person back to where their own session ended", async () => {
  await arrive("person-1", ACCOUNT);
  rememberPath(ACCOUNT);
  await arrive("person-1", ACCOUNT);

  expect(here()).toBe(ACCOUNT);
});

it("leads whoever signs in to a link that was opened where nobody had been", async () => {
  rememberPath(ACCOUNT);
  await arrive("person-1", ACCOUNT);

  expect(here()).toBe(ACCOUNT);
});

it("leaves the next person on a path of their own, whatever was remembered before them", async () => {
  await arrive("person-1", ACCOUNT);
  rememberPath(ACCOUNT);
  await arrive("person-2", "/online-banking/cards");

  expect(here()).toBe("/online-banking/cards");
});

function refuses(status: number, code: string) {
  const body = { message: "No.", code, request_id: "r" };
  bankAnswers(() => ({ status, body }));
}

function hearToasts(): string[][] {
  const said: string[][] = [];
  provideToasts(async () => (kind, text) => void said.push([kind, text]));
  return said;
}

async function openSite() {
  await act(async () => {
    render(
      <BrowserRouter>
        <App pages={pages} remotes={[]} idleMinutes={15} />
      </BrowserRouter>,
    );
  });
}

it("leads whoever takes the place of the person shown here to the dashboard, and nobody who only signs in again", async () => {
  signIn("person-1", ACCOUNT);
  await openSite();

  await act(async () => signIn("person-1", ACCOUNT));
  expect(here()).toBe(ACCOUNT);

  await act(async () => signIn("person-2", ACCOUNT));
  await waitFor(() => expect(here()).toBe(DASHBOARD));
});

it.each([
  [500, "internal"],
  [401, "session_required"],
])(
  "says so, forgets the token and leads to the login when the profile cannot be fetched (%i)",
  async (status, code) => {
    const said = hearToasts();
    refuses(status, code);
    window.history.replaceState(null, "", DASHBOARD);
    session.start("token-of-person-1");

    await openSite();

    await waitFor(() => expect(here()).toBe("/login"));
    expect(said).toEqual([["error", "Failed to fetch user"]]);
    expect([currentToken(), localStorage.getItem("access_token")]).toEqual([null, null]);
  },
);

it("leads a person who is known to the login once their session is over, which says why", async () => {
  const said = hearToasts();
  signIn("person-1", DASHBOARD);
  await openSite();

  refuses(401, "session_required");
  await act(() => refresh(["profile"]));

  await waitFor(() => expect(here()).toBe("/login"));
  expect([currentToken(), said, window.history.state.usr]).toEqual([null, [], { ended: "expired" }]);
});

it("leaves a person who is known where they are when a later look at their profile fails", async () => {
  const said = hearToasts();
  signIn("person-1", DASHBOARD);
  await openSite();

  refuses(500, "internal");
  await act(() => refresh(["profile"]));

  expect(queryClient.getQueryState(profileQuery.queryKey)?.status).toBe("error");
  expect([here(), currentToken(), said]).toEqual([DASHBOARD, "token-of-person-1", []]);
});

it("asks for a person's lists as soon as it is known who they are, before the code of a page is here", async () => {
  queryClient.clear();
  const asked = bankAnswers(() => new Promise(() => undefined));

  await arrive("person-1", DASHBOARD);

  const paths = asked.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/accounts", "/cards", "/transactions", "/transactions/summary"]));
});
