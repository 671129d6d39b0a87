import { setTimeout as wait } from "node:timers/promises";
import { someAtOnce } from "./some-at-once";

it("gives the results in the order of the items, of more than go at once", async () => {
  const items = Array.from({ length: 20 }, (_, at) => at);

  const results = await someAtOnce(items, async (item) => {
    await wait(item % 3);
    return item * 2;
  });

  expect(results).toEqual(items.map((item) => item * 2));
});

it("tells a failure when all it began has ended, and begins nothing more", async () => {
  const ended: number[] = [];

  const failed = someAtOnce(
    Array.from({ length: 20 }, (_, at) => at),
    async (item) => {
      if (item === 2) throw new Error("the disk is full");
      await wait(20);
      ended.push(item);
    },
  );

  await expect(failed).rejects.toThrow("the disk is full");
  expect(ended).toEqual([0, 1, 3, 4, 5, 6, 7]);
});
