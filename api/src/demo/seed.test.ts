import { createBank, NOTHING_WRONG, type TestBank } from "../../test/bank";
import { logIn } from "../../test/inbox";
import { TrailSealer } from "../audit/seal-trail";
import { verifyTrail } from "../audit/verify-trail";
import { seedDemo } from "./seed";

describe("the demo's people", () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createBank();
    await seedDemo(bank.deps);
  });
  afterAll(() => bank.close());

  async function comeIn(email: string) {
    const { answer } = await logIn(bank, email, "Demo-pass-1!");
    return { token: answer.access_token };
  }

  it("are seeded once", async () => {
    expect(await seedDemo(bank.deps)).toBe(false);
  });

  it("are seeded by one of two processes that start at the same moment", async () => {
    const other = await createBank();

    const seeded = await Promise.all([seedDemo(other.deps), seedDemo(other.deps)]).finally(() => other.close());

    expect(seeded.sort()).toEqual([false, true]);
  });

  it("can log in, and the customer finds two accounts, two cards and a year of history that adds up", async () => {
    const customer = await comeIn("customer@example.com");

    const accounts = (await bank.call("GET /accounts", { as: customer })).answer;
    const cards = (await bank.call("GET /cards", { as: customer })).answer;
    const transactions = (await bank.call("GET /transactions", { as: customer })).answer;

    expect(accounts.map(({ account_type }) => account_type)).toEqual(["checking", "savings"]);
    expect(cards.map(({ card_type }) => card_type).sort()).toEqual(["credit", "debit"]);
    expect(transactions.length).toBeGreaterThan(250);
    expect(new Set(transactions.map(({ created_at }) => created_at.slice(0, 7))).size).toBe(15);
    expect(transactions.filter(({ status }) => status === "pending")).toHaveLength(1);
    expect(await bank.books()).toEqual(NOTHING_WRONG);
    for (const account of accounts) {
      const change = transactions
        .filter(({ account_id, status }) => account_id === account.id && status !== "failed")
        .reduce(
          (sum, { direction, amount }) => sum + Math.round(amount * 100) * (direction === "incoming" ? 1 : -1),
          0,
        );
      expect(change).toBe(Math.round(account.balance * 100));
    }
  });

  it("tell a different story to nobody: the suspended one is, the newcomer has no PIN and no account", async () => {
    const suspended = await comeIn("suspended@example.com");
    const newcomer = await comeIn("newcomer@example.com");

    expect((await bank.call("POST /me", { as: suspended })).answer.suspended).toBe(1);
    expect((await bank.call("POST /me", { as: newcomer })).answer.pin).toBeNull();
    expect((await bank.call("GET /accounts", { as: newcomer })).answer).toEqual([]);
  });

  it("leave an audit trail that holds", async () => {
    const key = bank.deps.config.keys.audit;
    await new TrailSealer(bank.db, key).sealAll();

    const report = await verifyTrail(bank.db, key);

    expect(report).toMatchObject({ intact: true, unsealed: 0 });
    expect(report.intact && report.rows).toBeGreaterThan(0);
  });
});
