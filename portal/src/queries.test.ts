import {
  focusManager,
  InfiniteQueryObserver,
  MutationObserver,
  notifyManager,
  onlineManager,
  QueryObserver,
} from "@tanstack/react-query";
import { bankAnswers, type Call } from "../test/bank-answers";
import { Refusal, Unreachable } from "./api";
import { queryClient, refresh, transactionsQuery } from "./queries";
import { session } from "./session";

it("tells a screen that a call is under way before the second click of a double click can arrive", async () => {
  const call = new MutationObserver(queryClient, { mutationFn: () => new Promise(() => {}) });
  const told: boolean[] = [];
  // As useMutation listens.
  call.subscribe(notifyManager.batchCalls(({ isPending }) => told.push(isPending)));

  void call.mutate();
  await Promise.resolve();

  expect(told).toEqual([true]);
});

describe("what was asked", () => {
  const asked = jest.fn();
  /** Asks for the profile, whose answers fail one after the other and then no more. */
  const ask = (...failures: Error[]) => {
    asked.mockReset();
    for (const failure of failures) asked.mockRejectedValueOnce(failure);
    asked.mockResolvedValue("the person");
    return queryClient.fetchQuery({ queryKey: ["profile"], queryFn: asked, retryDelay: 0, staleTime: 0 });
  };
  const refusal = (
    status: number,
    code: "unavailable" | "forbidden" | "too_many_requests",
    retryAfterSeconds: number | null = null,
  ) => new Refusal(status, { message: "No.", code, request_id: "r" }, retryAfterSeconds);

  beforeEach(() => {
    session.start("a-token");
    queryClient.clear();
  });

  it("is asked again when nobody answered or the bank says in a moment, three times in all", async () => {
    await expect(ask(new Unreachable("no line"), refusal(503, "unavailable"))).resolves.toBe("the person");
    expect(asked).toHaveBeenCalledTimes(3);

    const failures = Array.from({ length: 3 }, () => new Unreachable("no line"));
    await expect(ask(...failures)).rejects.toBeInstanceOf(Unreachable);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("is asked again where this second alone has had too many calls, and not where that takes longer", async () => {
    await expect(ask(refusal(429, "too_many_requests", 1))).resolves.toBe("the person");
    expect(asked).toHaveBeenCalledTimes(2);

    await expect(ask(refusal(429, "too_many_requests", 60))).rejects.toBeInstanceOf(Refusal);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("is not asked again after a refusal, or after ten seconds without an answer", async () => {
    await expect(ask(refusal(403, "forbidden"))).rejects.toBeInstanceOf(Refusal);
    expect(asked).toHaveBeenCalledTimes(1);

    for (const name of ["TimeoutError", "AbortError"]) {
      await expect(ask(new Unreachable(new DOMException("", name)))).rejects.toBeInstanceOf(Unreachable);
      expect(asked).toHaveBeenCalledTimes(1);
    }
  });

  it("is forgotten with the session, and kept while the same one goes on", async () => {
    await ask();
    session.start("a-token");
    expect(queryClient.getQueryData(["profile"])).toBe("the person");

    session.start("the-next-persons-token");
    expect(queryClient.getQueryData(["profile"])).toBeUndefined();
  });
});

describe("a long list of transactions", () => {
  /** The bank's rows, newest first; two to a page. */
  let bank: string[];
  let asked: Call[];
  let stopWatching: () => void;
  let list: InfiniteQueryObserver;

  beforeEach(async () => {
    bank = ["e", "d", "c", "b", "a"];
    asked = bankAnswers(({ query }) => {
      const from = query.get("cursor");
      const at = from === null ? 0 : bank.indexOf(from) + 1;
      const rows = bank.slice(at, at + 2);
      const next = at + 2 < bank.length ? rows.at(-1) : undefined;
      return { body: rows.map((id) => ({ id })), headers: next ? { "x-next-cursor": next } : {} };
    });
    session.start("a-token");
    queryClient.clear();
    list = new InfiniteQueryObserver(queryClient, transactionsQuery()) as unknown as InfiniteQueryObserver;
    stopWatching = list.subscribe(() => {});
    await list.refetch();
    await list.fetchNextPage();
    asked.length = 0;
  });
  afterEach(() => stopWatching());

  const shown = () =>
    queryClient
      .getQueryData(transactionsQuery().queryKey)
      ?.pages.flatMap(({ rows }) => rows.map(({ id }) => id))
      .join("");

  it("is told what is new by its first page alone, and keeps the others", async () => {
    bank.unshift("f");

    await refresh(["transactions"]);

    expect([shown(), asked.length]).toEqual(["fedcb", 1]);
  });

  it("keeps a page that arrives while the newest is fetched", async () => {
    bank.unshift("f");

    const refreshed = refresh(["transactions"]);
    await list.fetchNextPage();
    await refreshed;

    expect(shown()).toBe("fedcba");
  });

  it("does not lose what is new to an earlier answer that comes later", async () => {
    const answerLate: (() => void)[] = [];
    const page = (rows: string) => ({ body: [...rows].map((id) => ({ id })), headers: { "x-next-cursor": "d" } });
    bankAnswers(() => new Promise((resolve) => answerLate.push(() => resolve(page("ed")))));
    const overtaken = refresh(["transactions"]);
    bankAnswers(() => page("fe"));
    await refresh(["transactions"]);
    expect(shown()).toBe("fedcb");

    answerLate[0]?.();
    await overtaken;

    expect([shown(), answerLate.length]).toEqual(["fedcb", 1]);
  });

  it("is fetched again when it is looked at the next time, from its first page on", async () => {
    stopWatching();
    bank.unshift("f");

    await refresh(["transactions"]);

    expect([shown(), asked.length]).toEqual(["ed", 0]);
    expect(queryClient.getQueryState(transactionsQuery().queryKey)?.isInvalidated).toBe(true);
  });

  it("counts as old when its first page could not be fetched", async () => {
    bankAnswers(() => Promise.reject(new TypeError("no line")));

    await refresh(["transactions"]);

    expect(shown()).toBe("edcb");
    expect(queryClient.getQueryState(transactionsQuery().queryKey)?.isInvalidated).toBe(true);
  });
});

it("asks for nothing anew because somebody comes back to the page, or their line does", async () => {
  const asked = jest.fn(async () => "as it was");
  const shown = new QueryObserver(queryClient, { queryKey: ["old"], queryFn: asked, staleTime: 0 });
  // As a page has it.
  queryClient.mount();
  const stopWatching = shown.subscribe(() => {});
  await shown.refetch();
  asked.mockClear();

  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await new Promise((resolve) => setTimeout(resolve));

  expect(asked).not.toHaveBeenCalled();
  focusManager.setFocused(undefined);
  stopWatching();
  queryClient.unmount();
});

it("does at once what is pressed without a line, which fails then, and nothing once the line is back", async () => {
  const press = jest.fn(() => Promise.reject(new Error("There is no line.")));
  onlineManager.setOnline(false);

  const failed = jest.fn();
  queryClient.getMutationCache().build(queryClient, { mutationFn: press }).execute(undefined).catch(failed);
  await new Promise((resolve) => setTimeout(resolve));
  expect(failed).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await new Promise((resolve) => setTimeout(resolve));

  expect(press).toHaveBeenCalledTimes(1);
});
