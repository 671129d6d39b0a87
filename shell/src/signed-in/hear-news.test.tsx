import { UNATTENDED } from "@lintel/contract";
import type { Account, Profile, Stats } from "@lintel/contract/schema";
import { currentToken, session } from "@lintel/portal";
import {
  accountsQuery,
  cardsQuery,
  profileQuery,
  queryClient,
  statsQuery,
  transactionsQuery,
} from "@lintel/portal/queries";
import { focusManager, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { bankAnswers, type Call } from "../../../portal/test/bank-answers";
import { useNews } from "./hear-news";

const asAtFirst = {
  role: "user",
  suspended: 0,
  accounts: 2,
  balance: 0.3,
  by_account: "10 20",
  pending: 2,
  cards: 1,
  newest: "a",
};
let news: object;
let asked: Call[];

function Page() {
  useNews(true);
  return null;
}

function PageOfNobody() {
  useNews(false);
  return null;
}

function PageThatCounts({ onDraw }: { onDraw: () => void }) {
  useNews(true);
  onDraw();
  return null;
}

function PageOfAPerson() {
  useQuery(profileQuery);
  return <Page />;
}

function PageOfAccounts() {
  useQuery(accountsQuery);
  return <Page />;
}

let loaded: number;
function PageOfAList() {
  const queryFn = () => {
    loaded++;
    return { pages: [], pageParams: [] };
  };
  useQuery({ queryKey: [...transactionsQuery().queryKey, "shown"], queryFn });
  return <Page />;
}

beforeEach(() => {
  jest.useFakeTimers();
  loaded = 0;
  news = asAtFirst;
  asked = bankAnswers(() => ({ body: news }));
  session.start("a-token");
  queryClient.clear();
  queryClient.setQueryData(profileQuery.queryKey, { role: "user", suspended: 0 } as Profile);
  queryClient.setQueryData(accountsQuery.queryKey, [{ balance: 0.1 }, { balance: 0.2 }] as Account[]);
});
afterEach(() => jest.useRealTimers());

const isAttended = ({ headers }: Call) => headers[UNATTENDED] === undefined;

function open(page: ReactNode) {
  render(<QueryClientProvider client={queryClient}>{page}</QueryClientProvider>);
}

/** What the page takes for old once it has heard. */
async function oldAfterNews(): Promise<string[]> {
  open(<Page />);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  return [profileQuery, accountsQuery].flatMap(({ queryKey }) =>
    queryClient.getQueryState(queryKey)?.isInvalidated ? [queryKey[0] as string] : [],
  );
}

it("changes nothing while everything is as it was, to the cent", async () => {
  expect(await oldAfterNews()).toEqual([]);
});

it.each([
  ["money that came", { balance: 0.31 }, ["accounts"]],
  ["an account that is gone", { accounts: 1 }, ["accounts"]],
  ["a suspension", { suspended: 1 }, ["profile"]],
  ["another role", { role: "admin" }, ["profile"]],
])("loads again what is old after %s", async (_what, change, old) => {
  news = { ...asAtFirst, ...change };

  expect(await oldAfterNews()).toEqual(old);
});

it("loads a list again once for money that came, on a page that shows no accounts", async () => {
  open(<PageOfAList />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const atFirst = loaded;
  news = { ...asAtFirst, balance: 0.31 };

  await act(() => jest.advanceTimersByTimeAsync(20_000));

  expect([atFirst, loaded]).toEqual([1, 2]);

  news = { ...asAtFirst, balance: 0.32 };
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(loaded).toBe(3);
});

it("loads transactions and figures again once fewer of them wait for settlement, and only then", async () => {
  const list = transactionsQuery().queryKey;
  queryClient.setQueryData(list, { pages: [], pageParams: [] });
  queryClient.setQueryData(statsQuery.queryKey, {} as Stats);
  const areOld = () => [list, statsQuery.queryKey].map((key) => queryClient.getQueryState(key)?.isInvalidated);

  await oldAfterNews();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  const before = areOld();
  news = { ...asAtFirst, pending: 1 };
  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect([before, areOld()]).toEqual([
    [false, false],
    [true, true],
  ]);
});

it.each([
  ["the newest transaction is another, whatever the sum", { newest: "b" }],
  ["a card is gone", { cards: 0 }],
  ["what they hold lies otherwise in their accounts, whatever the sum", { by_account: "20 10" }],
])("loads again what is old once %s, and only then", async (_what, change) => {
  queryClient.setQueryData(cardsQuery.queryKey, []);
  const before = await oldAfterNews();
  news = { ...asAtFirst, ...change };
  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(before).toEqual([]);
  for (const { queryKey } of [accountsQuery, cardsQuery])
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it("loads again at each look what a page shows for as long as it does not come", async () => {
  let isDown = true;
  asked = bankAnswers(({ path }) => {
    if (path !== "/accounts") return { body: news };
    return isDown ? { status: 500, body: { message: "No.", code: "internal", request_id: "r" } } : { body: [] };
  });
  news = { ...asAtFirst, balance: 0.31 };
  open(<PageOfAccounts />);
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  const timesAsked = () => asked.filter(({ path }) => path === "/accounts").length;
  expect(timesAsked()).toBe(1);

  isDown = false;
  await act(() => jest.advanceTimersByTimeAsync(2_000));

  expect(timesAsked()).toBe(2);
});

it("hears of what happens within the first seconds of a page", async () => {
  const list = transactionsQuery().queryKey;
  queryClient.setQueryData(list, { pages: [], pageParams: [] });
  open(<Page />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  news = { ...asAtFirst, pending: 1 };

  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
});

it("loads the figures of the month again once the bank's month is another, whatever the device's clock says", async () => {
  jest.setSystemTime(new Date("2026-12-01T00:09:00Z"));
  let date = "Mon, 30 Nov 2026 23:59:57 GMT";
  bankAnswers(() => ({ body: news, headers: { date } }));
  queryClient.setQueryData(statsQuery.queryKey, {} as Stats);
  const isOld = () => queryClient.getQueryState(statsQuery.queryKey)?.isInvalidated;

  await oldAfterNews();
  const before = isOld();
  date = "Tue, 01 Dec 2026 00:00:02 GMT";
  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect([before, isOld()]).toEqual([false, true]);
});

it("has the session end when the bank knows it no more, and not when it still knows the person", async () => {
  const body = { message: "No.", code: "session_required", request_id: "r" };
  let isKnown = true;
  bankAnswers(({ path }) => (isKnown && path === "/me" ? { body: {} } : { status: 401, body }));

  await oldAfterNews();
  const before = currentToken();
  isKnown = false;
  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect([before, currentToken()]).toEqual(["a-token", null]);
});

it("asks at once when somebody comes back to the page", async () => {
  open(<Page />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(asked).toHaveLength(1);

  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await act(() => jest.advanceTimersByTimeAsync(1));

  expect(asked).toHaveLength(2);
  focusManager.setFocused(undefined);
});

it("asks a bank that has no time no more often than any other", async () => {
  const body = { message: "In a moment.", code: "unavailable", request_id: "r" };
  asked = bankAnswers(() => ({ status: 503, body }));
  open(<Page />);

  await act(() => jest.advanceTimersByTimeAsync(4_900));

  expect(asked).toHaveLength(1);
});

it("asks nothing before it is known who is here", async () => {
  open(<PageOfNobody />);

  await act(() => jest.advanceTimersByTimeAsync(20_000));

  expect(asked).toHaveLength(0);
});

it("draws the page again once the hour is another, and not at every look", async () => {
  jest.setSystemTime(new Date(2026, 10, 25, 23, 59, 30));
  let drawn = 0;
  open(<PageThatCounts onDraw={() => drawn++} />);
  await act(() => jest.advanceTimersByTimeAsync(25_000));
  const before = drawn;

  await act(() => jest.advanceTimersByTimeAsync(10_000));

  expect([before, drawn]).toEqual([1, 2]);
});

it("keeps nobody's session awake by what it loads again", async () => {
  news = { ...asAtFirst, balance: 0.31, role: "admin" };

  open(
    <>
      <PageOfAccounts />
      <PageOfAPerson />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(5_000));

  expect(asked.map(({ path }) => path)).toEqual(expect.arrayContaining(["/accounts", "/me"]));
  expect(asked.filter(isAttended)).toEqual([]);
});

it("keeps nobody's session awake by asking once more what the bank had no time for", async () => {
  news = { ...asAtFirst, balance: 0.31 };
  const busy = { message: "In a moment.", code: "unavailable", request_id: "r" };
  let isBusy = true;
  const asked = bankAnswers(({ path }) => {
    if (path !== "/accounts" || !isBusy) return { body: news };
    isBusy = false;
    return { status: 503, body: busy };
  });

  open(<PageOfAccounts />);
  await act(() => jest.advanceTimersByTimeAsync(2_000));

  const again = asked.filter(({ path }) => path === "/accounts");
  expect(again.map(isAttended)).toEqual([false, false]);
});
