import { createBank, NOTHING_WRONG, type TestBank, whileHeld } from "../../test/bank";
import { logIn } from "../../test/inbox";
import { TrailSealer } from "../audit/seal-trail";
import { verifyTrail } from "../audit/verify-trail";
import { openDatabase, type Tx } from "../platform/database";
import { seedDemo } from "./seed";

describe("the demo's people", () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createBank();
    await seedDemo(bank.deps);
  });
  afterAll(() => bank.close());

  async function comeIn(email: string, to = bank) {
    const { answer } = await logIn(to, email, "Demo-pass-1!");
    return { token: answer.access_token };
  }

  /** Without what each bank draws for itself: ids, references and numbers of accounts. */
  async function storyIn(told: TestBank) {
    const as = await comeIn("customer@example.com", told);
    const { answer } = await told.call("GET /transactions", { as });
    return answer.map(({ transaction_type, direction, amount, status, created_at, description, bank_name }) => {
      return { transaction_type, direction, amount, status, created_at, description, bank_name };
    });
  }

  it("are seeded once", async () => {
    expect(await seedDemo(bank.deps)).toBe(false);
  });

  it("are seeded by one of two processes that start at the same moment", async () => {
    const other = await createBank();
    const url = new URL(other.deps.config.databaseUrl ?? "");
    // However long a busy machine takes for a password while the first of them waits.
    url.searchParams.set("options", "-c lock_timeout=0 -c statement_timeout=0");
    const db = openDatabase(url.href, { isPatient: true });
    const seed = () => seedDemo({ ...other.deps, db });

    // Both have found nobody by then.
    const hold = (holder: Tx) => holder.query("LOCK TABLE users IN SHARE MODE");
    const seeded = await whileHeld(other.db, hold, seed, seed).finally(async () => {
      await db.end();
      await other.close();
    });

    expect(seeded).toEqual([true, false]);
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

  it("have the same story in whichever bank they are seeded into", async () => {
    const other = await createBank();
    await seedDemo(other.deps);

    const [here, there] = [await storyIn(bank), await storyIn(other)];
    await other.close();

    expect(here.length).toBeGreaterThan(250);
    expect(there).toEqual(here);
  });

  it.each([
    ["customer@example.com", { role: "user", suspended: 0, pin: "set" }, ["checking", "savings"]],
    ["admin@example.com", { role: "admin", suspended: 0, pin: "set" }, ["checking"]],
    ["suspended@example.com", { role: "user", suspended: 1, pin: "set" }, ["checking"]],
    ["newcomer@example.com", { role: "user", suspended: 0, pin: null }, []],
  ])("are who they are said to be: %s is %j and has %j", async (email, profile, kinds) => {
    const person = await comeIn(email);

    const accounts = (await bank.call("GET /accounts", { as: person })).answer;

    expect((await bank.call("POST /me", { as: person })).answer).toMatchObject(profile);
    expect(accounts.map(({ account_type }) => account_type)).toEqual(kinds);
    expect(accounts.every(({ balance }) => balance > 0)).toBe(true);
  });

  it.each(["customer", "admin", "suspended"])("pay with the PIN 4826 once they may: %s@example.com", async (who) => {
    await bank.db.query("UPDATE users SET suspended_at = NULL WHERE email = $1", [`${who}@example.com`]);
    const as = await comeIn(`${who}@example.com`);
    const [account] = (await bank.call("GET /accounts", { as })).answer;
    const { account_number } = await bank.account(await bank.customer());
    const body = { account_id: account?.id, recipient_account: account_number, amount: 1 };

    const wrong = await bank.call("POST /transactions/transfer", { as, body: { ...body, pin: "4827" } });
    const right = await bank.call("POST /transactions/transfer", { as, body: { ...body, pin: "4826" } });

    expect([wrong.answer.code, right.status]).toEqual(["incorrect_pin", 200]);
  });

  it("leave an audit trail that holds", async () => {
    const key = bank.deps.config.keys.audit;
    await new TrailSealer(bank.db, key).sealAll();

    const report = await verifyTrail(bank.db, key);

    expect(report).toMatchObject({ intact: true, unsealed: 0 });
    expect(report.intact && report.rows).toBeGreaterThan(0);
  });
});
