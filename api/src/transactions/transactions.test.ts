import { randomUUID } from "node:crypto";
import type { Account, Transaction } from "@lintel/contract/schema";
import { createBank, NOTHING_WRONG, TEST_PIN, type TestBank, type TestPerson, WIRE } from "../../test/bank";
import { Books } from "../ledger/books";
import { SYSTEM_ACCOUNTS } from "../ledger/system-accounts";
import { transaction } from "../platform/database";
import type { TransactionFilter } from "./read-transactions";

let bank: TestBank;
let person: TestPerson;
let checking: Account;
let savings: Account;

beforeAll(async () => {
  bank = await createBank();
  person = await bank.customer();
  checking = await bank.account(person, { cents: 1_000_000n });
  savings = await bank.account(person, { cents: 0n, type: "savings" });
  await transaction(bank.db, async (tx) => {
    const books = await Books.open(
      tx,
      { ids: [checking.id, savings.id, SYSTEM_ACCOUNTS.cash, SYSTEM_ACCOUNTS.clearing] },
      bank.clock.now(),
    );
    const from = books.account(checking.id);
    const to = books.account(savings.id);
    if (!from || !to) throw new Error("The accounts are not there.");
    for (let index = 0; index < 60; index++) {
      books.record({
        type: index % 2 ? "debit_card_purchase" : "online_payment",
        from,
        to: index % 10 === 0 ? to : books.system("cash"),
        amount: BigInt(100 + index),
        status: index % 7 === 0 ? "pending" : "success",
        // Two a day, so that some share their moment with another: by turns the day's last and its first.
        createdAt: new Date(
          Date.parse(index % 4 < 2 ? "2026-03-10T23:59:59.999Z" : "2026-03-10T00:00:00Z") -
            Math.floor(index / 2) * 86_400_000,
        ),
      });
    }
    await books.write(tx);
  });
});
afterAll(async () => {
  expect(await bank.books()).toEqual(NOTHING_WRONG);
  await bank.close();
});

async function list(filter: TransactionFilter = {}, as: { token: string } = person) {
  const { answer, headers, status } = await bank.call("GET /transactions", { as, query: filter });
  return { rows: answer as Transaction[], next: headers["x-next-cursor"] as string | undefined, status };
}

describe("the list of transactions", () => {
  it("is newest first, over all accounts of the person", async () => {
    const { rows, next } = await list();

    expect(rows).toHaveLength(66);
    expect(rows.map(({ created_at }) => created_at)).toEqual(
      rows
        .map(({ created_at }) => created_at)
        .sort()
        .reverse(),
    );
    expect(new Set(rows.map(({ account_id }) => account_id))).toEqual(new Set([checking.id, savings.id]));
    expect(next).toBeUndefined();
  });

  it("is paged without gaps and without repetition", async () => {
    const all = (await list()).rows.map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const { rows, next } = await list({ limit: 7, ...(cursor ? { cursor } : {}) });
      paged.push(...rows.map(({ id }) => id));
      cursor = next;
    } while (cursor);

    expect(paged).toEqual(all);
    // A page that holds all of it is full, and there is no more.
    expect((await list({ limit: all.length })).next).toBeUndefined();
  });

  it.each(["garbage", "bm9uc2Vuc2U", Buffer.from("2026-03-10T09:00:00Z x").toString("base64url")])(
    "refuses the cursor %s",
    async (cursor) => {
      expect((await list({ cursor })).status).toBe(400);
    },
  );

  it("is found by any part of a reference, in any case", async () => {
    const { rows } = await list();
    const reference = rows[17]?.transaction_reference ?? "";

    const parts = [2, 3, 4, 5, 6, 7, 8].flatMap((length) =>
      Array.from({ length: 9 - length }, (_, at) => reference.slice(3 + at, 3 + at + length)),
    );
    for (const q of [reference, reference.toLowerCase(), ...parts]) {
      const found = await list({ q });
      expect(found.rows.map(({ transaction_reference }) => transaction_reference)).toContain(reference);
      expect(found.rows.every(({ transaction_reference }) => transaction_reference.includes(q.toUpperCase()))).toBe(
        true,
      );
    }
    expect((await list({ q: "tx-" })).rows).toHaveLength(66);
    expect((await list({ q: "%" })).rows).toEqual([]);
    expect((await list({ q: "_" })).rows).toEqual([]);
    expect((await list({ q: "nothing like it" })).rows).toEqual([]);
  });

  it("is found by any three characters of a reference, in small letters too, whichever letter stands before them", async () => {
    const sender = await bank.customer();
    const account = await bank.account(sender);
    const body = { account_id: account.id, recipient_account: checking.account_number, amount: 1, pin: TEST_PIN };
    const send = () => bank.call("POST /transactions/transfer", { as: sender, body });
    await send();
    await bank.db.query(
      `CREATE FUNCTION draw_late_letters() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN IF NEW.direction = 'outgoing' THEN NEW.reference := 'TX-ZGYHXJWK'; END IF; RETURN NEW; END $$;
       CREATE TRIGGER draw_late_letters BEFORE INSERT ON transactions FOR EACH ROW EXECUTE FUNCTION draw_late_letters()`,
    );
    await send();
    await bank.db.query("DROP FUNCTION draw_late_letters CASCADE");

    for (const q of [
      "zgy",
      "gyh",
      "yhx",
      "hxj",
      "xjw",
      "jwk",
      "ZGYHXJWK",
      "-zgy",
      "x-zg",
      "tx-zgyh",
      "gyhx",
      "gyhxjwk",
    ]) {
      const { rows } = await list({ q }, sender);
      expect([q, rows.map(({ transaction_reference }) => transaction_reference)]).toEqual([q, ["TX-ZGYHXJWK"]]);
    }
    // No reference has a letter that is read as a digit.
    for (const q of ["zgyi", "lou", "o"]) expect((await list({ q }, sender)).rows).toEqual([]);
  });

  it("is narrowed by account, type, status, amount and day, both ends inclusive", async () => {
    const all = (await list()).rows;
    const check = async (filter: TransactionFilter, keeps: (row: Transaction) => boolean) => {
      const { rows } = await list(filter);
      expect(rows).toEqual(all.filter(keeps));
      expect(rows.length).toBeGreaterThan(0);
    };

    await check({ account_id: savings.id }, ({ account_id }) => account_id === savings.id);
    await check({ type: "online_payment" }, ({ transaction_type }) => transaction_type === "online_payment");
    await check({ status: "pending" }, ({ status }) => status === "pending");
    await check({ min: "1.10", max: "1.2" }, ({ amount }) => amount >= 1.1 && amount <= 1.2);
    await check(
      { from: "2026-03-01", to: "2026-03-04" },
      ({ created_at }) => created_at >= "2026-03-01" && created_at < "2026-03-05",
    );
    await check(
      { from: "2026-03-01", status: "success", limit: 500 },
      ({ created_at, status }) => created_at >= "2026-03-01" && status === "success",
    );
  });

  it.each([
    { min: "x" },
    { max: "1e3" },
    { from: "yesterday" },
    { status: "done" },
    { limit: 0 },
    { limit: 501 },
    { user_id: randomUUID() },
  ])("refuses %j", async (filter) => {
    const { status } = await bank.call("GET /transactions", { as: person, query: filter as never });

    expect(status).toBe(400);
  });

  it("has no rows for ids that are not the person's", async () => {
    expect((await list({ account_id: randomUUID() })).rows).toEqual([]);
    for (const filter of [{ account_id: "x" }, { card_id: "y" }])
      expect(await list(filter)).toMatchObject({ status: 200, rows: [] });
    expect((await list({ from: "0001-01-01", to: "0001-01-02" })).rows).toEqual([]);
  });
});

describe("the summary of the month", () => {
  it("adds settled and pending lines of this month in UTC, and no others", async () => {
    const rows = (await list({ from: "2026-03-01" })).rows;
    const sum = (direction: string) =>
      rows
        .filter((row) => row.direction === direction)
        .reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;

    const { answer } = await bank.call("GET /transactions/summary", { as: person });

    expect(answer).toEqual({
      incoming_sum: sum("incoming"),
      outgoing_sum: sum("outgoing"),
      total_sum: Math.round((sum("incoming") + sum("outgoing")) * 100) / 100,
      count: rows.length,
    });
  });

  it("starts anew with the month", async () => {
    const customer = await bank.customer();
    const account = await bank.account(customer);
    const send = async (as: { token: string }) =>
      bank.call("POST /transactions/transfer", {
        as,
        body: { account_id: account.id, recipient_account: checking.account_number, amount: 3, pin: TEST_PIN },
      });
    await send(customer);
    bank.clock.advance(31 * 86_400_000);
    const later = await customer.signIn();

    const empty = (await bank.call("GET /transactions/summary", { as: later })).answer;
    await send(later);
    const first = (await bank.call("GET /transactions/summary", { as: later })).answer;

    expect(empty).toEqual({ incoming_sum: 0, outgoing_sum: 0, total_sum: 0, count: 0 });
    expect(first).toEqual({ incoming_sum: 0, outgoing_sum: 3, total_sum: 3, count: 1 });
    bank.clock.advance(-31 * 86_400_000);
  });

  it("is of this month also where a clock that was ahead has begun the next", async () => {
    const customer = await bank.customer();
    const account = await bank.account(customer);
    const send = (as: { token: string }, amount: number) =>
      bank.call("POST /transactions/transfer", {
        as,
        body: { account_id: account.id, recipient_account: checking.account_number, amount, pin: TEST_PIN },
      });
    await send(customer, 1);
    const before = (await bank.call("GET /transactions/summary", { as: customer })).answer;
    bank.clock.advance(31 * 86_400_000);
    await send(await customer.signIn(), 10);
    bank.clock.advance(-31 * 86_400_000);

    await send(customer, 100);

    const { answer } = await bank.call("GET /transactions/summary", { as: customer });
    expect(answer).toEqual({
      ...before,
      outgoing_sum: 101,
      total_sum: before.total_sum + 100,
      count: before.count + 1,
    });
  });

  it("starts anew with a card's fee too, and is not set back by one from a clock that is behind", async () => {
    const customer = await bank.customer();
    const [left, right] = [await bank.account(customer), await bank.account(customer)];
    for (const [from, to] of [
      [left, right],
      [right, left],
    ] as const) {
      const body = { account_id: from.id, recipient_account: to.account_number, amount: 3, pin: TEST_PIN };
      await bank.call("POST /transactions/transfer", { as: customer, body });
    }
    const order = (as: { token: string }) =>
      bank.call("POST /cards", { as, body: { account_id: left.id, card_type: "debit", pin: TEST_PIN } });
    const summary = async (as: { token: string }) => (await bank.call("GET /transactions/summary", { as })).answer;

    bank.clock.advance(31 * 86_400_000);
    const later = await customer.signIn();
    await order(later);
    const first = await summary(later);
    bank.clock.advance(-31 * 86_400_000);
    await order(customer);
    bank.clock.advance(31 * 86_400_000);
    const still = await summary(later);
    bank.clock.advance(-31 * 86_400_000);

    expect(first).toEqual({ incoming_sum: 0, outgoing_sum: 5, total_sum: 5, count: 1 });
    expect(still).toEqual(first);
    expect(await summary(customer)).toEqual({ incoming_sum: 6, outgoing_sum: 11, total_sum: 17, count: 5 });
  });

  it("is not changed by a transfer of an earlier month that comes back", async () => {
    const [customer, admin] = [await bank.customer(), await bank.person({ role: "admin" })];
    const account = await bank.account(customer);
    const send = async (as: { token: string }, change: Record<string, unknown>) => {
      const body = { account_id: account.id, recipient_account: checking.account_number, pin: TEST_PIN, ...change };
      return (await bank.call("POST /transactions/transfer", { as, body })).answer.transaction;
    };
    const { id: transactionId } = await send(customer, { amount: 3, ...WIRE });
    bank.clock.advance(31 * 86_400_000);
    const [later, sameAdmin] = [await customer.signIn(), await admin.signIn()];
    await send(later, { amount: 7 });

    const params = { transactionId };
    const { status } = await bank.call("POST /change-status/{transactionId}", {
      as: sameAdmin,
      params,
      body: { status: "failed" },
    });

    const { answer } = await bank.call("GET /transactions/summary", { as: later });
    bank.clock.advance(-31 * 86_400_000);
    expect(status).toBe(200);
    expect(answer).toEqual({ incoming_sum: 0, outgoing_sum: 7, total_sum: 7, count: 1 });
  });
});

describe("P6 nobody reads what is another's", () => {
  it("finds nothing by the ids of somebody else", async () => {
    const stranger = await bank.customer();

    const answers = [
      await list({}, stranger),
      await list({ account_id: checking.id }, stranger),
      await list({ q: (await list({ limit: 1 })).rows[0]?.transaction_reference ?? "" }, stranger),
    ];

    for (const { rows } of answers) expect(rows).toEqual([]);
    expect((await bank.call("GET /accounts", { as: stranger })).answer).toEqual([]);
    expect((await bank.call("GET /transactions/summary", { as: stranger })).answer.count).toBe(0);
    expect((await bank.call("GET /me/export", { as: stranger })).text).not.toContain(person.id);
  });

  it("leaves a trace of everything that is taken along", async () => {
    const customer = await bank.customer();

    expect((await bank.call("GET /me/export", { as: customer })).answer.profile.id).toBe(customer.id);

    const { rows } = await bank.db.query("SELECT subject_id FROM audit WHERE actor_id = $1 AND action = $2", [
      customer.id,
      "data.exported",
    ]);
    expect(rows).toEqual([{ subject_id: customer.id }]);
  });

  it("goes by the cursor of somebody else to no row of theirs", async () => {
    const { next } = await list({ limit: 5 });

    expect((await list({ cursor: next ?? "" }, await bank.customer())).rows).toEqual([]);
  });
});
