import { Lane, type Place } from "./lane";

// What is late is so by the lane's clock, not by the machine's.
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask"] });
});
afterEach(() => jest.useRealTimers());

/** Batches that end when they are told to. */
function heldLane(...limits: [maxBatch?: number, maxRunning?: number, patienceMs?: number]) {
  const begun: { items: number[]; place: Place; end: () => void; fail: (error: Error) => void }[] = [];
  const lane = new Lane<number, string>(
    (items, place) =>
      new Promise((resolve, reject) => {
        begun.push({ items, place, end: () => resolve(items.map((item) => `done ${item}`)), fail: reject });
      }),
    ...limits,
  );
  return {
    lane,
    begun,
    batches: () => begun.map(({ items }) => items),
    sizes: () => begun.map(({ items }) => items.length),
    places: () => begun.map(({ place }) => place),
  };
}

it("sends a lone item at once and gathers the others behind it", async () => {
  const { lane, begun, batches } = heldLane();
  const replies = [1, 2, 3].map((item) => lane.add(item));
  expect(batches()).toEqual([[1]]);

  begun[0]?.end();
  await expect(replies[0]).resolves.toBe("done 1");
  expect(batches()).toEqual([[1], [2, 3]]);
  begun[1]?.end();
  await expect(Promise.all(replies)).resolves.toEqual(["done 1", "done 2", "done 3"]);
});

it("sends the next batch before it answers the one before", async () => {
  const { lane, begun, batches } = heldLane();
  const known: number[][][] = [];
  const first = lane.add(1).then(() => known.push(batches()));
  const second = lane.add(2);

  begun[0]?.end();
  await first;
  begun[1]?.end();
  await second;
  expect(known).toEqual([[[1], [2]]]);
});

it("takes no more than a batch holds", async () => {
  const { lane, begun, batches } = heldLane(2);
  const replies = [1, 2, 3, 4].map((item) => lane.add(item));
  for (const at of [0, 1, 2]) {
    begun[at]?.end();
    await jest.advanceTimersByTimeAsync(1);
  }

  await Promise.all(replies);
  expect(batches()).toEqual([[1], [2, 3], [4]]);
});

it("sends a batch behind another once it is as large, and not a small one", async () => {
  const { lane, begun, sizes, places } = heldLane(64, 4, 1_000);
  const replies: Promise<string>[] = [];
  const add = (count: number) => {
    for (let added = 0; added < count; added++) replies.push(lane.add(added));
  };
  add(8);
  expect(sizes()).toEqual([1]);
  add(1);
  expect(sizes()).toEqual([1, 8]);

  add(20);
  begun[0]?.end();
  await replies[0];
  expect(sizes()).toEqual([1, 8, 20]);
  add(40);
  begun[1]?.end();
  await replies[1];
  expect(sizes()).toEqual([1, 8, 20, 40]);
  begun[2]?.end();
  begun[3]?.end();
  await Promise.all(replies);
  expect(places()).toEqual(["behind", "behind", "behind", "behind"]);
});

it("starts another batch beside one that is stuck", async () => {
  const { lane, begun, batches, places } = heldLane(64, 3, 20);
  const replies = [1, 2, 3].map((item) => lane.add(item));
  expect(batches()).toEqual([[1]]);

  await jest.advanceTimersByTimeAsync(60);
  expect(batches()).toEqual([[1], [2, 3]]);
  replies.push(lane.add(4));
  await jest.advanceTimersByTimeAsync(60);
  expect(batches()).toEqual([[1], [2, 3], [4]]);
  expect(places()).toEqual(["behind", "beside", "beside"]);

  for (const at of [2, 1, 0]) begun[at]?.end();
  await expect(Promise.all(replies)).resolves.toHaveLength(4);
});

it("sends nothing behind one that is stuck, though another began beside it a moment ago", async () => {
  const { lane, begun, sizes, places } = heldLane(64, 4, 100);
  const replies = [lane.add(0)];
  const beside = lane.add(1);
  await jest.advanceTimersByTimeAsync(101);
  for (let added = 0; added < 8; added++) replies.push(lane.add(added));
  expect(sizes()).toEqual([1, 1]);

  begun[1]?.end();
  await beside;
  expect(sizes()).toEqual([1, 1, 8]);
  expect(places()).toEqual(["behind", "beside", "beside"]);

  // Whatever comes once it is done goes behind again.
  begun[0]?.end();
  await replies[0];
  begun[2]?.end();
  await Promise.all(replies);
  const last = lane.add(9);
  expect(places()).toEqual(["behind", "beside", "beside", "behind"]);
  begun[3]?.end();
  await last;
});

it("sends what finds nothing under way behind, however long ago the one before was", async () => {
  const { lane, begun, places } = heldLane(64, 4, 100);
  await jest.advanceTimersByTimeAsync(101);
  const reply = lane.add(1);
  begun[0]?.end();
  await reply;

  expect(places()).toEqual(["behind"]);
});

it("fails what was in a batch that failed, and goes on", async () => {
  const { lane, begun } = heldLane();
  const replies = [lane.add(1), lane.add(2)];
  begun[0]?.fail(new Error("lost"));

  await expect(replies[0]).rejects.toThrow("lost");
  begun[1]?.end();
  await expect(replies[1]).resolves.toBe("done 2");
});

it("counts a batch's patience from its own turn, and not from when the one before it began", async () => {
  const { lane, begun, places } = heldLane(64, 4, 100);
  const replies = [lane.add(0)];
  const add = () => {
    for (let added = 0; added < 8; added++) replies.push(lane.add(added));
  };
  await jest.advanceTimersByTimeAsync(60);
  add();
  begun[0]?.end();
  await replies[0];

  await jest.advanceTimersByTimeAsync(60);
  add();

  expect(places()).toEqual(["behind", "behind", "behind"]);
  for (const { end } of begun) end();
  await Promise.all(replies);
});

it("fails one that its batch gave no result for", async () => {
  const lane = new Lane<number, string>(async () => []);

  await expect(lane.add(1)).rejects.toThrow("A batch gave no result for one of its items.");
});
