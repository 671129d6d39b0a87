import { MutationObserver, notifyManager } from "@tanstack/react-query";
import { queryClient } from "./queries";

it("tells a screen that a call is under way before the second click of a double click can arrive", async () => {
  const call = new MutationObserver(queryClient, { mutationFn: () => new Promise(() => {}) });
  const told: boolean[] = [];
  // As useMutation listens.
  call.subscribe(notifyManager.batchCalls(({ isPending }) => told.push(isPending)));

  void call.mutate();
  await Promise.resolve();

  expect(told).toEqual([true]);
});
