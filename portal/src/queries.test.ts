import { MutationObserver, notifyManager } from "@tanstack/react-query";
import { Refusal, Unreachable } from "./api";
import { queryClient } from "./queries";
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
  const refusal = (status: number, code: "unavailable" | "forbidden") =>
    new Refusal(status, { message: "No.", code, request_id: "r" }, null);

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

  it("is not asked again after a refusal, or after ten seconds without an answer", async () => {
    await expect(ask(refusal(403, "forbidden"))).rejects.toBeInstanceOf(Refusal);
    expect(asked).toHaveBeenCalledTimes(1);

    await expect(ask(new Unreachable(new DOMException("", "TimeoutError")))).rejects.toBeInstanceOf(Unreachable);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("is forgotten with the session, and kept while the same one goes on", async () => {
    await ask();
    session.start("a-token");
    expect(queryClient.getQueryData(["profile"])).toBe("the person");

    session.start("the-next-persons-token");
    expect(queryClient.getQueryData(["profile"])).toBeUndefined();
  });
});
