import { createBank, type TestBank } from "../../test/bank";
import { openDatabase, transaction } from "./database";
import { SharedConnection } from "./shared-connection";

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
});
afterAll(() => bank.close());

const processOf = async (shared: SharedConnection): Promise<number> => {
  const { rows } = await shared.query<{ pid: number }>({ text: "SELECT pg_backend_pid() AS pid" });
  return rows[0]?.pid ?? 0;
};

it("is one connection for all that is under way, and none afterwards", async () => {
  const shared = new SharedConnection(bank.db);
  const taken = () => bank.db.totalCount - bank.db.idleCount;
  const before = taken();
  const answers = [processOf(shared), processOf(shared), processOf(shared)];
  const pids = new Set(await Promise.all(answers));

  expect(pids.size).toBe(1);
  expect(taken()).toBe(before);
});

it("answers what is behind a statement that failed", async () => {
  const shared = new SharedConnection(bank.db);
  const failing = shared.query({ text: "SELECT 1 / 0" });
  const behind = processOf(shared);

  await expect(failing).rejects.toThrow("division by zero");
  await expect(behind).resolves.toBeGreaterThan(0);
});

it("takes another connection when the one it had is lost", async () => {
  const shared = new SharedConnection(bank.db);
  const pid = processOf(shared);
  const lost = [shared.query({ text: "SELECT pg_sleep(3)" }), processOf(shared)].map((answer) =>
    expect(answer).rejects.toThrow(),
  );
  await bank.db.query("SELECT pg_terminate_backend($1)", [await pid]);
  await Promise.all(lost);

  const [next, another] = await Promise.all([processOf(shared), processOf(shared)]);
  expect(next).toBe(another);
  expect(next).not.toBe(await pid);
});

it("gives up a connection that was too slow: whoever comes next has another, all of them the same", async () => {
  const db = openDatabase(bank.deps.config.databaseUrl ?? "", { max: 3 });
  const shared = new SharedConnection(db);
  const slow = (seconds: number) =>
    shared.query<{ pid: number }>({ text: "SELECT pg_backend_pid() AS pid, pg_sleep($1)", values: [seconds] });
  const before = processOf(shared);
  // As the database ends what takes longer than it may.
  const ended = shared.query({ text: "SELECT pg_cancel_backend(pg_backend_pid()), pg_sleep(1)" });
  const behind = slow(0.5);
  await expect(ended).rejects.toThrow("canceling statement");

  const next = slow(1);
  const [first, second] = [await before, (await behind).rows[0]?.pid];
  const third = await processOf(shared);

  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect((await next).rows[0]?.pid).toBe(third);
  expect(db.totalCount).toBe(1);
  await db.end();
});

it("says nothing on a connection that it has given back, which may be in the middle of what somebody else does", async () => {
  const db = openDatabase(bank.deps.config.databaseUrl ?? "", { max: 1 });
  const shared = new SharedConnection(db);
  await processOf(shared);
  const said: string[] = [];

  const others = transaction(db, async (tx) => {
    await tx.query("SELECT pg_sleep(0.2)");
    said.push("others");
  });
  await Promise.all([others, processOf(shared).then(() => said.push("ours"))]);

  expect(said).toEqual(["others", "ours"]);
  await db.end();
});

it("keeps the one it has when a row is held for too long: what it gives back is seen there for sure", async () => {
  const shared = new SharedConnection(bank.db);
  const person = await bank.customer();
  await transaction(bank.db, async (tx) => {
    await tx.query("SELECT FROM users WHERE id = $1 FOR UPDATE", [person.id]);
    const pid = processOf(shared);
    const held = shared.query({ text: "SELECT FROM users WHERE id = $1 FOR UPDATE NOWAIT", values: [person.id] });
    const behind = shared.query({ text: "SELECT pg_sleep(0.1)" });

    await expect(held).rejects.toThrow("could not obtain lock");
    expect(await processOf(shared)).toBe(await pid);
    await behind;
  });
});
