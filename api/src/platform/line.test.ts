import { createBank, type TestBank } from "../../test/bank";
import { openDatabase, transaction } from "./database";
import { Line } from "./line";

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
});
afterAll(() => bank.close());

const processOf = async (line: Line): Promise<number> => {
  const { rows } = await line.query<{ pid: number }>({ text: "SELECT pg_backend_pid() AS pid" });
  return rows[0]?.pid ?? 0;
};

it("is one connection for all that is under way, and none afterwards", async () => {
  const line = new Line(bank.db);
  const taken = () => bank.db.totalCount - bank.db.idleCount;
  const before = taken();
  const answers = [processOf(line), processOf(line), processOf(line)];
  const pids = new Set(await Promise.all(answers));

  expect(pids.size).toBe(1);
  expect(taken()).toBe(before);
});

it("answers what is behind a statement that failed", async () => {
  const line = new Line(bank.db);
  const failing = line.query({ text: "SELECT 1 / 0" });
  const behind = processOf(line);

  await expect(failing).rejects.toThrow("division by zero");
  await expect(behind).resolves.toBeGreaterThan(0);
});

it("takes another connection when the one it had is lost", async () => {
  const line = new Line(bank.db);
  const pid = processOf(line);
  const lost = [line.query({ text: "SELECT pg_sleep(3)" }), processOf(line)].map((answer) =>
    expect(answer).rejects.toThrow(),
  );
  await bank.db.query("SELECT pg_terminate_backend($1)", [await pid]);
  await Promise.all(lost);

  const [next, another] = await Promise.all([processOf(line), processOf(line)]);
  expect(next).toBe(another);
  expect(next).not.toBe(await pid);
});

it("gives up a connection that was too slow: whoever comes next has another, all of them the same", async () => {
  const db = openDatabase(bank.deps.config.databaseUrl ?? "", { max: 3 });
  const line = new Line(db);
  const slow = (seconds: number) =>
    line.query<{ pid: number }>({ text: "SELECT pg_backend_pid() AS pid, pg_sleep($1)", values: [seconds] });
  const before = processOf(line);
  // As the database ends what takes longer than it may.
  const ended = line.query({ text: "SELECT pg_cancel_backend(pg_backend_pid()), pg_sleep(1)" });
  const behind = slow(0.5);
  await expect(ended).rejects.toThrow("canceling statement");

  const next = slow(1);
  const [first, second] = [await before, (await behind).rows[0]?.pid];
  const third = await processOf(line);

  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect((await next).rows[0]?.pid).toBe(third);
  expect(db.totalCount).toBe(1);
  await db.end();
});

it("says nothing on a connection that it has given back, which may be in the middle of what somebody else does", async () => {
  const db = openDatabase(bank.deps.config.databaseUrl ?? "", { max: 1 });
  const line = new Line(db);
  await processOf(line);
  const said: string[] = [];

  const others = transaction(db, async (tx) => {
    await tx.query("SELECT pg_sleep(0.2)");
    said.push("others");
  });
  await Promise.all([others, processOf(line).then(() => said.push("ours"))]);

  expect(said).toEqual(["others", "ours"]);
  await db.end();
});

it("keeps the one it has when a row is held for too long: what it gives back is seen there for sure", async () => {
  const line = new Line(bank.db);
  const person = await bank.customer();
  await transaction(bank.db, async (tx) => {
    await tx.query("SELECT FROM users WHERE id = $1 FOR UPDATE", [person.id]);
    const pid = processOf(line);
    const held = line.query({ text: "SELECT FROM users WHERE id = $1 FOR UPDATE NOWAIT", values: [person.id] });
    const behind = line.query({ text: "SELECT pg_sleep(0.1)" });

    await expect(held).rejects.toThrow("could not obtain lock");
    expect(await processOf(line)).toBe(await pid);
    await behind;
  });
});
