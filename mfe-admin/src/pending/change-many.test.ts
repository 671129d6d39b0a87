import { Refusal, Unreachable } from "@lintel/portal";
import { changeMany } from "./change-many";

const refusal = new Refusal(409, { message: "No.", code: "recipient_spent", request_id: "r-1" }, null);

it("changes one after the other and says how far it is", async () => {
  const changed: string[] = [];
  const progress: number[] = [];

  const outcome = await changeMany(
    ["a", "b"],
    async (id) => changed.push(id),
    (done) => progress.push(done),
  );

  expect(changed).toEqual(["a", "b"]);
  expect(progress).toEqual([1, 2]);
  expect(outcome).toEqual({ done: 2, refusals: new Map() });
});

it("goes on after a refusal and keeps its reason", async () => {
  const outcome = await changeMany(
    ["a", "b", "c"],
    (id) => (id === "b" ? Promise.reject(refusal) : Promise.resolve()),
    () => {},
  );

  expect(outcome).toEqual({ done: 2, refusals: new Map([["b", refusal]]) });
});

it.each([
  ["cannot be reached", new Unreachable("gone")],
  ["has no time", new Refusal(503, { message: "Later.", code: "unavailable", request_id: "r-3" }, 2)],
  [
    "has been asked too much",
    new Refusal(429, { message: "Wait.", code: "too_many_requests", request_id: "r-4" }, 150),
  ],
])("stops where the bank %s and leaves the rest alone", async (_, failure) => {
  const asked: string[] = [];

  const outcome = changeMany(
    ["a", "b", "c"],
    (id) => {
      asked.push(id);
      return id === "b" ? Promise.reject(failure) : Promise.resolve();
    },
    () => {},
  );

  await expect(outcome).rejects.toBe(failure);
  expect(asked).toEqual(["a", "b"]);
});

it("stops where the session has ended, and counts the rest as not done", async () => {
  const over = new Refusal(401, { message: "No.", code: "session_required", request_id: "r-2" }, null);
  const asked: string[] = [];

  const outcome = await changeMany(
    ["a", "b", "c"],
    (id) => {
      asked.push(id);
      return id === "b" ? Promise.reject(over) : Promise.resolve();
    },
    () => {},
  );

  expect(asked).toEqual(["a", "b"]);
  expect(outcome.done).toBe(1);
  expect([...outcome.refusals]).toEqual([
    ["b", over],
    ["c", over],
  ]);
});
