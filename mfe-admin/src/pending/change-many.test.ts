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

it("stops where the bank cannot be reached and leaves the rest alone", async () => {
  const asked: string[] = [];

  const outcome = changeMany(
    ["a", "b", "c"],
    (id) => {
      asked.push(id);
      return id === "b" ? Promise.reject(new Unreachable("gone")) : Promise.resolve();
    },
    () => {},
  );

  await expect(outcome).rejects.toBeInstanceOf(Unreachable);
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
