import { createBank, type TestBank } from "../../test/bank";
import { transaction } from "./database";
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
