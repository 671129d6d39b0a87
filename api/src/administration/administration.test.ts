import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ACCOUNT_TYPES, type AuditAction, TRANSACTION_STATUSES, type TransactionStatus } from "@lintel/contract";
import type { Account, Overview } from "@lintel/contract/schema";
import fc from "fast-check";
import {
  asAdmin,
  createBank,
  freshAddress,
  NOTHING_WRONG,
  TEST_PIN,
  type TestBank,
  type TestPerson,
  WIRE,
  whileHeld,
} from "../../test/bank";
import { payer } from "../../test/payer";
import { SYSTEM_ACCOUNTS } from "../ledger/system-accounts";
import { MIGRATIONS } from "../migrations/migrations";
import { openDatabase, transaction } from "../platform/database";
import { migrate } from "../platform/migrate";
import { inventHistory } from "./generate-history";
import { readOverview } from "./overview";
import { listPeople } from "./read-people";

let bank: TestBank;
let admin: TestPerson;
let person: TestPerson;
let other: TestPerson;
let account: Account;
let target: Account;

beforeAll(async () => {
  bank = await createBank();
  admin = await bank.customer({ role: "admin" });
});
afterEach(async () => {
  expect(await bank.books()).toEqual(NOTHING_WRONG);
});
afterAll(() => bank.close());

beforeEach(async () => {
  bank.clock.advance(2_000);
  admin = { ...admin, ...(await admin.signIn()) };
  person = await bank.customer();
  other = await bank.customer();
  account = await bank.account(person, { cents: 10_000n });
  target = await bank.account(other, { cents: 0n });
});

async function send(change: Record<string, unknown> = {}): Promise<string> {
  const { answer } = await bank.call("POST /transactions/transfer", {
    as: person,
    body: { account_id: account.id, recipient_account: target.account_number, amount: 40, pin: TEST_PIN, ...change },
  });
  return answer.transaction.id;
}

function change(transactionId: string, status: TransactionStatus, from?: TransactionStatus, app = bank.app) {
  const body = from ? { status, from } : { status };
  return bank.call("POST /change-status/{transactionId}", { as: admin, params: { transactionId }, body, app });
}

async function balanceOf({ id }: { id: string }): Promise<number> {
  const { rows } = await bank.db.query<{ balance: bigint }>("SELECT balance FROM accounts WHERE id = $1", [id]);
  return Number(rows[0]?.balance) / 100;
}

function masked({ account_number: number }: Account): string {
  return `${number.slice(0, 4)}******${number.slice(-2)}`;
}

/** What the trail says of the newest such act on the person. */
async function detailsOf(action: AuditAction): Promise<unknown> {
  const { rows } = await bank.db.query(
    "SELECT details FROM audit WHERE subject_id = $1 AND action = $2 ORDER BY sequence DESC LIMIT 1",
    [person.id, action],
  );
  return rows[0]?.details;
}

async function summaryOf(as: TestPerson) {
  return (await bank.call("GET /transactions/summary", { as })).answer;
}

describe("D4 a status says where the money is", () => {
  it.each([
    ["pending", 60, 0],
    ["success", 60, 40],
    ["failed", 100, 0],
  ] as const)(
    "of a transfer within the bank: %s leaves the sender %d and the recipient %d",
    async (status, ofSender, ofRecipient) => {
      const id = await send();

      expect((await change(id, status)).status).toBe(200);

      expect([await balanceOf(account), await balanceOf(target)]).toEqual([ofSender, ofRecipient]);
      for (const as of [person, other]) {
        expect((await bank.call("GET /transactions", { as })).answer).toMatchObject([{ status }]);
      }
    },
  );

  it("of a transfer to another bank: settled it stays away, failed it comes back", async () => {
    const id = await send(WIRE);
    await change(id, "success");
    const settled = await balanceOf(account);
    await change(id, "failed");

    expect([settled, await balanceOf(account)]).toEqual([60, 100]);
  });

  it("of what waits an open page hears, though settling moves nothing that its person holds", async () => {
    const holdings = async (as: TestPerson) => (await bank.call("GET /session", { as })).answer;
    const id = await send(WIRE);

    const waiting = await holdings(person);
    await change(id, "success");

    expect(waiting).toMatchObject({ balance: 60, pending: 1 });
    expect(await holdings(person)).toEqual({ ...waiting, pending: 0 });
    expect(await holdings(other)).toMatchObject({ pending: 0 });
  });

  it("of what is held back and returned the open page of whom it was for hears as well", async () => {
    const holdings = async () => (await bank.call("GET /session", { as: other })).answer;
    const id = await send();
    await change(id, "pending");

    const held = await holdings();
    await change(id, "failed");

    expect(held).toMatchObject({ balance: 0, pending: 1 });
    expect(await holdings()).toEqual({ ...held, pending: 0 });
  });

  it("of what comes back from one of a person's accounts to another an open page hears, though they hold as much as before", async () => {
    const holdings = async () => (await bank.call("GET /session", { as: person })).answer;
    const second = await bank.account(person, { cents: 0n });
    const id = await send({ recipient_account: second.account_number });
    const sent = await holdings();

    await change(id, "failed");

    expect(await holdings()).toEqual({ ...sent, by_account: expect.not.stringMatching(sent.by_account) });
  });

  it("of money between a person's own accounts and of a card an open page hears, though they hold as much as before", async () => {
    const holdings = async () => (await bank.call("GET /session", { as: person })).answer;
    const second = await bank.account(person, { cents: 0n });
    // Nothing ever stood on its statement.
    await bank.account(person, { cents: 0n });
    const before = await holdings();

    const id = await send({ recipient_account: second.account_number });
    const sent = await holdings();
    await bank.call("POST /cards", { as: person, body: { account_id: second.id, card_type: "debit", pin: TEST_PIN } });

    expect(sent).toEqual({ ...before, by_account: expect.any(String), newest: expect.any(String) });
    expect(sent.newest).not.toBe(before.newest);
    const { rows } = await bank.db.query(
      "SELECT id FROM transactions WHERE transfer_id = (SELECT transfer_id FROM transactions WHERE id = $1)",
      [id],
    );
    expect(rows.map((row) => row.id)).toContain(sent.newest);
    expect((await holdings()).cards).toBe(1);
  });

  it("also of money that only went there and back, while another of their accounts rested", async () => {
    const holdings = async () => (await bank.call("GET /session", { as: person })).answer;
    const [second, resting] = [await bank.account(person, { cents: 0n }), await bank.account(person, { cents: 0n })];
    await send({ recipient_account: resting.account_number, amount: 1 });
    bank.clock.advance(1_000);
    const before = await holdings();

    await send({ recipient_account: second.account_number, amount: 1 });
    await send({ account_id: second.id, recipient_account: account.account_number, amount: 1 });

    const after = await holdings();
    expect(after).toEqual({ ...before, newest: expect.any(String) });
    expect(after.newest).not.toBe(before.newest);
  });

  it("mints nothing on any walk, and the last status alone decides the balances", async () => {
    const expected = { pending: [60, 0], success: [60, 40], failed: [100, 0] } as const;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...TRANSACTION_STATUSES), { minLength: 1, maxLength: 6 }),
        async (walk) => {
          bank.clock.advance(2_000);
          person = await bank.customer();
          other = await bank.customer();
          account = await bank.account(person, { cents: 10_000n });
          target = await bank.account(other, { cents: 0n });
          const id = await send();

          for (const status of walk) expect((await change(id, status)).status).toBe(200);

          const last = walk.at(-1) ?? "success";
          expect([await balanceOf(account), await balanceOf(target)]).toEqual([...expected[last]]);
          expect(await summaryOf(person)).toMatchObject(
            last === "failed" ? { count: 0, outgoing_sum: 0 } : { count: 1, outgoing_sum: 40 },
          );
          expect(await bank.books()).toEqual(NOTHING_WRONG);
        },
      ),
      { numRuns: 25 },
    );
  });

  it("does nothing when the status is the same", async () => {
    const id = await send();
    const { rowCount: before } = await bank.db.query("SELECT FROM journals");
    await change(id, "success");
    const { rowCount: after } = await bank.db.query("SELECT FROM journals");

    expect(after).toBe(before);
  });

  it("refuses whoever says from which status, where it is another by now", async () => {
    const id = await send(WIRE);
    await change(id, "success");

    const late = await change(id, "failed", "pending");

    expect([late.status, late.answer.code]).toEqual([409, "status_changed"]);
    expect(await balanceOf(account)).toBe(60);
    expect((await change(id, "failed", "success")).status).toBe(200);
    expect(await balanceOf(account)).toBe(100);
  });

  it("answers who says from which status and sends it again as the first time, and does it once", async () => {
    const id = await send(WIRE);
    const replies = [await change(id, "failed", "pending"), await change(id, "failed", "pending")];

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await balanceOf(account)).toBe(100);
  });

  it("lets one of two admins decide what waits, over two processes", async () => {
    const twin = await bank.twin();
    for (let round = 0; round < 5; round++) {
      const id = await send({ ...WIRE, amount: 1 });

      const replies = await Promise.all([change(id, "success", "pending"), change(id, "failed", "pending", twin)]);

      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [mine] = (await bank.call("GET /transactions", { as: person })).answer;
      expect(mine?.status).toBe(replies[0]?.status === 200 ? "success" : "failed");
    }
  });

  it("refuses to take back what the recipient has spent", async () => {
    const id = await send();
    await bank.call("POST /transactions/transfer", {
      as: other,
      body: { account_id: target.id, recipient_account: account.account_number, amount: 1, pin: TEST_PIN },
    });

    const { status, answer } = await change(id, "failed");

    expect([status, answer.code]).toEqual([409, "recipient_spent"]);
    expect([await balanceOf(account), await balanceOf(target)]).toEqual([61, 39]);
  });

  it("refuses to send again what the sender has spent meanwhile", async () => {
    const id = await send();
    await change(id, "failed");
    await send({ amount: 80 });

    expect((await change(id, "success")).answer.code).toBe("insufficient_funds");
  });

  it("serialises changes at the same moment, over two processes", async () => {
    const id = await send();
    const twin = await bank.twin();

    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        bank.call("POST /change-status/{transactionId}", {
          as: admin,
          params: { transactionId: id },
          body: { status: TRANSACTION_STATUSES[index % 3] ?? "failed" },
          ...(index % 2 ? { app: twin } : {}),
        }),
      ),
    );

    expect(replies.every(({ status }) => status === 200)).toBe(true);
    await change(id, "failed");
    expect([await balanceOf(account), await balanceOf(target)]).toEqual([100, 0]);
  });

  it("also holds for a card's fee", async () => {
    await bank.call("POST /cards", { as: person, body: { account_id: account.id, card_type: "debit", pin: TEST_PIN } });
    const [fee] = (await bank.call("GET /transactions", { as: person })).answer;
    await change(fee?.id ?? "", "failed");

    expect(await balanceOf(account)).toBe(100);
  });

  it("knows no transaction by a made-up id", async () => {
    for (const id of [randomUUID(), "1"])
      expect((await change(id, "failed")).answer.code).toBe("transaction_not_found");
  });
});

describe("D5 generated history", () => {
  const generate = (body: Record<string, unknown>, key?: string) =>
    bank.call("POST /generate-transactions", {
      as: admin,
      ...(key ? { key } : {}),
      body: { account_id: account.id, user_id: person.id, amount: 1234.56, months: 6, ...body },
    });

  it("brings exactly the amount, over the months, marked as synthetic, against an account of the bank", async () => {
    expect((await generate({})).status).toBe(200);

    const rows = (await bank.call("GET /transactions", { as: person })).answer;
    expect(await balanceOf(account)).toBe(1334.56);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.every(({ synthetic }) => synthetic)).toBe(true);
    expect(new Set(rows.map(({ created_at }) => created_at.slice(0, 7))).size).toBeGreaterThanOrEqual(6);
    expect(rows.every(({ created_at }) => created_at <= bank.clock.now().toISOString())).toBe(true);
    expect(await detailsOf("history.generated")).toEqual({
      account: account.id,
      account_number: masked(account),
      amount: 1234.56,
      months: 6,
    });
  });

  it("is made once for each key", async () => {
    const [key, second] = [randomUUID(), await bank.account(person)];
    const replies = await Promise.all(Array.from({ length: 5 }, () => generate({}, key)));

    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await balanceOf(account)).toBe(1334.56);
    for (const other of [{ months: 7 }, { amount: 1234.57 }, { account_id: second.id }])
      expect((await generate(other, key)).answer.code).toBe("key_reused");
    expect([await balanceOf(account), await balanceOf(second)]).toEqual([1334.56, 1000]);
  });

  it("shares no key with a transfer of the administrator, whichever came first", async () => {
    const own = await bank.account(admin, { cents: 10_000n });
    const send = (key: string) =>
      bank.call("POST /transactions/transfer", {
        as: admin,
        key,
        body: { account_id: own.id, recipient_account: account.account_number, amount: 1, pin: TEST_PIN },
      });
    const [sent, generated] = [randomUUID(), randomUUID()];
    expect((await send(sent)).status).toBe(200);
    expect((await generate({}, generated)).status).toBe(200);

    const replies = [await generate({}, sent), await send(generated)];

    expect(replies.map(({ status, answer }) => [status, answer.code])).toEqual(Array(2).fill([422, "key_reused"]));
    expect(await balanceOf(account)).toBe(1335.56);
    const found = await bank.call("GET /transfers/{key}", { as: admin, params: { key: generated } });
    expect(found.answer).toEqual({ state: "unknown", transaction: null });
  });

  it.each([{ months: 1e9 }, { months: 0 }, { months: 1.5 }, { months: "6" }, { amount: -1 }, { amount: 0 }])(
    "refuses %j",
    async (body) => {
      expect((await generate(body)).status).toBe(400);
      expect(await balanceOf(account)).toBe(100);
    },
  );

  it.each(["amount", "months"])("says that both are required when the %s is left out", async (field) => {
    const replies = [
      await generate({ [field]: undefined }),
      await generate({ [field]: null }),
      await generate({ [field]: " " }),
    ];

    expect(replies.map(({ answer }) => [answer.code, answer.message])).toEqual(
      Array(3).fill(["history_fields_required", "Amount and months are required."]),
    );
    expect(await balanceOf(account)).toBe(100);
  });

  it.each<unknown>([-1, 0, 0.001, {}, { toString: 1 }])("says of the amount %j that it is none", async (amount) => {
    const { status, answer } = await generate({ amount });

    expect([status, answer.code]).toEqual([400, "invalid_amount"]);
  });

  it("refuses an account that is not the person's", async () => {
    expect((await generate({ user_id: other.id })).answer.code).toBe("account_not_found");
    expect((await generate({ account_id: randomUUID() })).answer.code).toBe("account_not_found");
    expect((await generate({ account_id: "x", user_id: "y" })).answer.code).toBe("account_not_found");
  });

  it("adds up to the cent for any amount and any number of months, and never dips below nothing", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999n }), fc.integer({ min: 1, max: 60 }), (amount, months) => {
        const lines = inventHistory(amount, months, bank.clock.now());
        let balance = 0n;
        for (const line of lines) {
          balance += line.amount;
          expect(balance >= 0n).toBe(true);
          expect(line.amount).not.toBe(0n);
        }
        expect(balance).toBe(amount);
        expect(lines.length).toBeLessThanOrEqual(400);
      }),
    );
  });

  it.each([
    ["2026-03-31T12:00:00Z", 1, "2026-02-28"],
    ["2026-05-31T12:00:00Z", 3, "2026-02-28"],
    ["2028-03-31T12:00:00Z", 1, "2028-02-29"],
    ["2026-11-24T12:00:00Z", 2, "2026-09-24"],
  ])("begins on the same day of %s less %i months, or on the last that there is", (now, months, day) => {
    const [first] = inventHistory(1_000_00n, months, new Date(now));

    // The first income comes within a twenty-fifth of the first month.
    const begins = new Date(`${day}T12:00:00Z`).getTime();
    expect(first?.at.getTime()).toBeGreaterThanOrEqual(begins);
    expect(first?.at.getTime()).toBeLessThan(begins + 32 * 24 * 3_600_000 * 0.04 + 1);
  });

  it("is not to be had where it is not configured", async () => {
    const strict = await createBank({ DEMO: "0" });
    try {
      const reply = await strict.call("POST /generate-transactions", {
        as: await strict.person({ role: "admin" }),
        body: { account_id: randomUUID(), user_id: randomUUID(), amount: 1, months: 1 },
      });
      expect([reply.status, reply.answer.code]).toEqual([422, "history_disabled"]);
    } finally {
      await strict.close();
    }
  });
});

describe("R19 admins who work on one person's transactions at once", () => {
  it("do not wait for each other in a circle", async () => {
    const deadlocks = async () =>
      Number(
        (await bank.db.query("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")).rows[0]
          ?.deadlocks,
      );
    const before = await deadlocks();

    for (let round = 0; round < 5; round++) {
      const atAnotherBank = {
        recipient_account: "99887766",
        bank_name: "Chase",
        routing_number: "021000021",
        swift_code: "CHASUS33",
      };
      const ids = await Promise.all(Array.from({ length: 6 }, () => send({ ...atAnotherBank, amount: 1 })));
      const replies = await Promise.all([
        ...ids.map((id) => change(id, "failed")),
        bank.call("POST /clear-user-transactions", { as: admin, body: { user_id: person.id } }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    }

    // What a connection counts it tells within a second.
    await sleep(1_500);
    expect(await deadlocks()).toBe(before);
  });
});

describe("D6 what is deleted stays in the books", () => {
  it("hides a person's transactions and keeps every posting", async () => {
    await send();
    const { rowCount: before } = await bank.db.query("SELECT FROM postings");

    const reply = await bank.call("POST /clear-user-transactions", { as: admin, body: { user_id: person.id } });

    expect(reply.status).toBe(200);
    expect((await bank.call("GET /transactions", { as: person })).answer).toEqual([]);
    expect(await summaryOf(person)).toEqual({ incoming_sum: 0, outgoing_sum: 0, total_sum: 0, count: 0 });
    // By which an open page knows that there is something to read anew.
    expect((await bank.call("GET /session", { as: person })).answer.newest).toBeNull();
    expect((await bank.call("GET /transactions", { as: other })).answer).toHaveLength(1);
    expect(await balanceOf(account)).toBe(60);
    expect((await bank.db.query("SELECT FROM postings")).rowCount).toBe(before);
  });

  it("clears more than a statement takes at a time, and says how many", async () => {
    const person = await payer(bank, 2_345);

    const reply = await bank.call("POST /clear-user-transactions", { as: admin, body: { user_id: person.id } });

    expect(reply.status).toBe(200);
    expect((await bank.call("GET /transactions", { as: person })).answer).toEqual([]);
    const { rows } = await bank.db.query(
      "SELECT details FROM audit WHERE subject_id = $1 AND action = 'user.transactions_cleared'",
      [person.id],
    );
    expect(rows).toEqual([{ details: { transactions: 2_345 } }]);
  });

  it("sweeps a closed account to the bank and makes its cards unusable", async () => {
    await bank.call("POST /cards", { as: person, body: { account_id: account.id, card_type: "debit", pin: TEST_PIN } });

    expect((await bank.call("POST /delete-account/{id}", { as: admin, params: { id: account.id } })).status).toBe(200);

    expect((await bank.call("GET /accounts", { as: person })).answer).toEqual([]);
    expect((await bank.call("GET /cards", { as: person })).answer).toEqual([]);
    expect((await bank.call("GET /transactions", { as: person })).answer).toHaveLength(1);
    expect(await balanceOf(account)).toBe(0);
    expect((await bank.call("POST /delete-account/{id}", { as: admin, params: { id: account.id } })).answer.code).toBe(
      "account_not_found",
    );
  });

  it("closes no account of the bank itself", async () => {
    await bank.call("POST /cards", { as: person, body: { account_id: account.id, card_type: "debit", pin: TEST_PIN } });
    const ofBank = () =>
      bank.db.query("SELECT id, balance, closed_at FROM accounts WHERE owner_id IS NULL ORDER BY id");
    const { rows: before } = await ofBank();

    for (const id of Object.values(SYSTEM_ACCOUNTS)) {
      const { status, answer } = await bank.call("POST /delete-account/{id}", { as: admin, params: { id } });
      expect([status, answer.code]).toEqual([404, "account_not_found"]);
    }

    expect((await ofBank()).rows).toEqual(before);
  });

  it("takes no more money in on a closed account", async () => {
    await bank.call("POST /delete-account/{id}", { as: admin, params: { id: target.id } });

    const { answer } = await bank.call("POST /transactions/transfer", {
      as: person,
      body: { account_id: account.id, recipient_account: target.account_number, amount: 1, pin: TEST_PIN },
    });

    expect(answer.code).toBe("recipient_not_found");
  });

  it("knows a closed account no more, for a card, for a transfer from it or for a history", async () => {
    await bank.call("POST /delete-account/{id}", { as: admin, params: { id: account.id } });
    const { id: account_id } = account;

    const { answer: card } = await bank.call("POST /cards", {
      as: person,
      body: { account_id, card_type: "debit", pin: TEST_PIN },
    });
    const { answer: transfer } = await bank.call("POST /transactions/transfer", {
      as: person,
      body: { account_id, recipient_account: target.account_number, amount: 1, pin: TEST_PIN },
    });
    const { answer: history } = await bank.call("POST /generate-transactions", {
      as: admin,
      body: { account_id, user_id: person.id, amount: 10, months: 1 },
    });

    expect([card.code, transfer.code, history.code]).toEqual(Array(3).fill("account_not_found"));
    expect((await bank.call("GET /transactions", { as: person })).answer).toEqual([]);
  });

  it("does not hand out what was swept, and says why: a transfer to a closed account is not taken back", async () => {
    const id = await send();
    await bank.call("POST /delete-account/{id}", { as: admin, params: { id: target.id } });

    const { status, answer } = await change(id, "failed");

    expect([status, answer.code]).toEqual([409, "account_closed"]);
  });

  it("sends nothing on to an account that was closed while the transfer was held, and still brings it back", async () => {
    const id = await send();
    await change(id, "pending");
    await bank.call("POST /delete-account/{id}", { as: admin, params: { id: target.id } });
    const keptBefore = await balanceOf({ id: SYSTEM_ACCOUNTS.closed });

    const { status, answer } = await change(id, "success");
    expect([status, answer.code]).toEqual([409, "account_closed"]);
    expect((await change(id, "failed")).status).toBe(200);

    expect([await balanceOf(account), await balanceOf({ id: SYSTEM_ACCOUNTS.closed })]).toEqual([100, keptBefore]);
    expect(await detailsOf("transaction.status_changed")).not.toHaveProperty("kept_by_bank");
  });

  it("keeps for the bank what comes back to a closed account", async () => {
    const id = await send(WIRE);
    await bank.call("POST /delete-account/{id}", { as: admin, params: { id: account.id } });
    const keptBefore = await balanceOf({ id: SYSTEM_ACCOUNTS.closed });

    expect((await change(id, "failed")).status).toBe(200);

    expect([await balanceOf(account), await balanceOf({ id: SYSTEM_ACCOUNTS.closed })]).toEqual([0, keptBefore + 40]);
    expect(await detailsOf("transaction.status_changed")).toMatchObject({ to: "failed", kept_by_bank: true });
    const { status, answer } = await change(id, "success");
    expect([status, answer.code]).toEqual([409, "account_closed"]);
  });

  it("tells the trail how much went with an account, and by which number people know it", async () => {
    await bank.call("POST /cards", { as: person, body: { account_id: account.id, card_type: "debit", pin: TEST_PIN } });

    await bank.call("POST /delete-account/{id}", { as: admin, params: { id: account.id } });

    expect(await detailsOf("account.closed")).toEqual({
      account: account.id,
      account_number: masked(account),
      amount: 95,
      cards: 1,
    });
  });

  it("sweeps everything of a person who is deleted, and tells the trail how much that was", async () => {
    await bank.account(person, { cents: 725n, type: "savings" });
    await bank.call("POST /cards", { as: person, body: { account_id: account.id, card_type: "debit", pin: TEST_PIN } });

    expect((await bank.call("POST /delete-user/{id}", { as: admin, params: { id: person.id } })).status).toBe(200);

    expect((await bank.call("GET /accounts", { as: person })).status).toBe(401);
    expect(await balanceOf(account)).toBe(0);
    const { rows } = await bank.db.query("SELECT sum(balance)::bigint AS held FROM accounts WHERE owner_id = $1", [
      person.id,
    ]);
    expect(rows).toEqual([{ held: 0n }]);
    expect(await detailsOf("user.deleted")).toEqual({ accounts: 2, amount: 102.25, cards: 1 });
  });

  it("leaves an account that was closed and a card that was destroyed before as they were, and counts neither", async () => {
    const closed = await bank.account(person, { cents: 725n });
    const order = { as: person, body: { account_id: account.id, card_type: "debit", pin: TEST_PIN } } as const;
    const { card } = (await bank.call("POST /cards", order)).answer;
    await bank.call("POST /destroy-card/{id}", { as: person, params: { id: card.id }, body: { pin: TEST_PIN } });
    await bank.call("POST /delete-account/{id}", { as: admin, params: { id: closed.id } });
    const ended = () =>
      bank.db.query(
        "SELECT closed_at AS at FROM accounts WHERE id = $1 UNION ALL SELECT destroyed_at FROM cards WHERE id = $2",
        [closed.id, card.id],
      );
    const { rows: before } = await ended();
    bank.clock.advance(60_000);

    await bank.call("POST /delete-user/{id}", { as: admin, params: { id: person.id } });

    expect((await ended()).rows).toEqual(before);
    expect(await detailsOf("user.deleted")).toEqual({ accounts: 1, amount: 95, cards: 0 });
  });
});

describe("accounts that an admin opens", () => {
  it.each(ACCOUNT_TYPES)("are the person's at once, of the type %s", async (account_type) => {
    const { status, answer } = await bank.call("POST /accounts", {
      as: admin,
      body: { user_id: person.id, account_type },
    });

    expect([status, answer.message]).toEqual([200, "Account created successfully"]);
    expect(answer.account).toMatchObject({ account_type, balance: 0, user_id: person.id });
    expect(await detailsOf("account.opened")).toMatchObject({
      account: answer.account.id,
      account_number: masked(answer.account),
    });
    expect((await bank.call("GET /accounts", { as: person })).answer).toHaveLength(2);
  });

  it("stand behind those that were there before", async () => {
    const opened = [account.id];
    for (let turn = 0; turn < 4; turn++) {
      bank.clock.advance(1_000);
      const body = { user_id: person.id, account_type: "savings" } as const;
      opened.push((await bank.call("POST /accounts", { as: admin, body })).answer.account.id);
    }

    expect((await bank.call("GET /accounts", { as: person })).answer.map(({ id }) => id)).toEqual(opened);
  });

  it("are for people who exist", async () => {
    for (const user_id of [randomUUID(), "x"]) {
      const { answer } = await bank.call("POST /accounts", { as: admin, body: { user_id, account_type: "savings" } });
      expect(answer.code).toBe("user_not_found");
    }
    const { status } = await bank.call("POST /accounts", { as: admin, body: { user_id: person.id, account_type: "" } });
    expect(status).toBe(400);
  });
});

describe("an admin who is none any more when their call need not wait any longer", () => {
  const calls: [string, (as: TestPerson, transactionId: string) => Promise<{ status: number }>][] = [
    [
      "opens no account",
      (as) => bank.call("POST /accounts", { as, body: { user_id: person.id, account_type: "savings" } }),
    ],
    ["closes no account", (as) => bank.call("POST /delete-account/{id}", { as, params: { id: account.id } })],
    ["hides no transaction", (as) => bank.call("POST /clear-user-transactions", { as, body: { user_id: person.id } })],
    [
      "changes no status",
      (as, transactionId) =>
        bank.call("POST /change-status/{transactionId}", { as, params: { transactionId }, body: { status: "failed" } }),
    ],
    [
      "generates no history",
      (as) =>
        bank.call("POST /generate-transactions", {
          as,
          body: { account_id: account.id, user_id: person.id, amount: 10, months: 1 },
        }),
    ],
  ];
  const changes = ["role = 'user'", "suspended_at = now()"];
  const cases = calls.flatMap(([what, call]) => changes.map((change) => ({ what, change, call })));

  it.each(cases)("$what: $change", async ({ change, call }) => {
    const acting = await bank.customer({ role: "admin" });
    const transactionId = await send();

    const [reply] = await whileHeld(
      bank.db,
      async (holder) => {
        await holder.query("SELECT FROM users WHERE id = $1 FOR UPDATE", [person.id]);
        await holder.query("SELECT FROM accounts WHERE id = $1 FOR UPDATE", [account.id]);
        // Not seen by the call before it is committed, and first: a call that holds its admin's row would wait for this one, and this one for it.
        await holder.query(`UPDATE users SET ${change} WHERE id = $1`, [acting.id]);
      },
      () => call(acting, transactionId),
    );

    expect(reply).toMatchObject({ status: 403, answer: { code: "forbidden" } });
    const { rowCount } = await bank.db.query("SELECT FROM audit WHERE actor_id = $1 AND subject_id = $2", [
      acting.id,
      person.id,
    ]);
    expect(rowCount).toBe(0);
    expect(await balanceOf(account)).toBe(60);
    expect((await bank.call("GET /transactions", { as: person })).answer).toHaveLength(1);
  });
});

describe("the list of people", () => {
  it("is newest first, is searched by name and address, counts its matches and is paged", async () => {
    const mark = randomUUID().slice(0, 8);
    const added = [];
    for (let index = 0; index < 5; index++) {
      bank.clock.advance(1_000);
      added.push(
        await bank.person({ firstname: `Zoe${mark}`, lastname: `Nr${index}`, email: `${mark}-${index}@example.com` }),
      );
    }
    const list = async (query: { q?: string; limit?: number; cursor?: string }) =>
      bank.call("GET /all-users", { as: admin, query });

    const all = await list({ q: `zoe${mark.toUpperCase()}` });
    const first = await list({ q: mark, limit: 3 });
    const second = await list({ q: mark, limit: 3, cursor: String(first.headers["x-next-cursor"]) });

    expect(all.answer.map(({ id }) => id)).toEqual(added.map(({ id }) => id).reverse());
    expect(all.headers["x-total-count"]).toBe("5");
    expect([...first.answer, ...second.answer].map(({ id }) => id)).toEqual(added.map(({ id }) => id).reverse());
    expect((await list({ q: `${mark} nr3` })).answer).toHaveLength(1);
    expect((await list({ q: `${mark}-4@example` })).answer).toHaveLength(1);
    expect((await list({ q: "%" })).answer).toEqual([]);
  });

  it("has nobody in it who was deleted, and does not count them", async () => {
    // Newer than anybody: of those of one moment the list begins with any.
    bank.clock.advance(1);
    const gone = await bank.person({ firstname: `Gone${randomUUID().slice(0, 8)}` });
    const look = async () => {
      const whole = await bank.call("GET /all-users", { as: admin, query: { limit: 1 } });
      const found = await bank.call("GET /all-users", { as: admin, query: { q: "Deleted customer" } });
      return { total: Number(whole.headers["x-total-count"]), newest: whole.answer[0]?.id, found: found.answer.length };
    };
    const before = await look();

    await bank.call("POST /delete-user/{id}", { as: admin, params: { id: gone.id } });

    expect(before).toMatchObject({ newest: gone.id, found: 0 });
    expect(await look()).toMatchObject({
      total: before.total - 1,
      newest: expect.not.stringMatching(gone.id),
      found: 0,
    });
  });

  it("finds letters beyond A to Z in either case, and signs for what they are", async () => {
    const mark = randomUUID().slice(0, 8);
    const { id } = await bank.person({
      firstname: "Łukasz İpek",
      lastname: `Ångström-${mark}`,
      email: `${mark}@example.com`,
    });
    const found = async (q: string) =>
      (await bank.call("GET /all-users", { as: admin, query: { q } })).answer.map((person) => person.id);

    for (const name of [
      `Łukasz İpek Ångström-${mark}`,
      `ŁUKASZ İPEK ÅNGSTRÖM-${mark}`,
      `łukasz İpek ångström-${mark}`,
      `Å`,
      // Small letters of it are two.
      `İpek`,
      `ström-${mark}`,
    ]) {
      expect([name, await found(name)]).toEqual([name, expect.arrayContaining([id])]);
    }
    // The large form of ß is two letters, neither of which is meant.
    for (const name of [".*", "Ł.kasz", `(${mark})`, `${mark}|x`, "\\", "[", `^${mark}`, `Ångßtröm-${mark}`]) {
      expect([name, await found(name)]).toEqual([name, []]);
    }
  });
});

describe("the list of people in a database of another language", () => {
  // "I" is "ı" in small letters in a Turkish one, and "İ" is "i" there; elsewhere that is "i" with a dot above it.
  it.each(["tr", "en", "el"])("finds names in either case: %s", async (language) => {
    const url = new URL(bank.deps.config.databaseUrl ?? "");
    const name = `people_${language}_${randomUUID().slice(0, 8)}`;
    const made = `CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE '${language}' LOCALE 'C'`;
    await asAdmin(url.href, (server) => server.query(made));
    const db = openDatabase(Object.assign(new URL(url), { pathname: `/${name}` }).href, { max: 1, isPatient: true });
    const found: Record<string, unknown> = {};
    try {
      await migrate(db, MIGRATIONS);
      for (const [at, [firstname, lastname]] of [
        ["Irina", "Işık"],
        ["İbrahim", "Öztürk"],
        ["Νίκος", "Παπαδόπουλος"],
      ].entries())
        await db.query(
          `INSERT INTO users (firstname, lastname, email, banking_id, created_at)
           VALUES ($1, $2, $3 || '@example.com', 'LNT-000' || $3, now())`,
          [firstname, lastname, String(at)],
        );
      for (const q of [
        "irina",
        "IRINA",
        "Işık",
        "ışık",
        "İbrahim",
        "İBRAHİM",
        "ΠΑΠΑΔΌΠΟΥΛΟΣ",
        "νίκος",
        "ΝΊΚΟΣ",
        "irena",
        "ab",
      ]) {
        const outcome = await listPeople(db, { q });
        found[q] = outcome.ok && outcome.answer.map(({ firstname }) => firstname);
      }
    } finally {
      await db.end();
      await asAdmin(url.href, (server) => server.query(`DROP DATABASE ${name} WITH (FORCE)`));
    }

    expect(found).toEqual({
      irina: ["Irina"],
      IRINA: ["Irina"],
      Işık: ["Irina"],
      ışık: ["Irina"],
      İbrahim: ["İbrahim"],
      İBRAHİM: ["İbrahim"],
      ΠΑΠΑΔΌΠΟΥΛΟΣ: ["Νίκος"],
      νίκος: ["Νίκος"],
      ΝΊΚΟΣ: ["Νίκος"],
      irena: [],
      ab: [],
    });
  });
});

describe("what an admin sees", () => {
  it("of a person: profile, accounts and transactions, and the look is on the record", async () => {
    await send();

    const { answer } = await bank.call("GET /view-user/{id}", { as: admin, params: { id: person.id } });

    expect(answer.user.id).toBe(person.id);
    expect(answer.accounts).toMatchObject([{ id: account.id, balance: 60 }]);
    expect(answer.transactions).toHaveLength(1);
    const { rows } = await bank.db.query(
      "SELECT actor_id FROM audit WHERE action = 'user.viewed' AND subject_id = $1",
      [person.id],
    );
    expect(rows).toEqual([{ actor_id: admin.id }]);
  });

  it("of nobody: whoever is not there, or no longer, is not found, and no look is noted", async () => {
    const gone = await bank.person();
    await bank.call("POST /delete-user/{id}", { as: admin, params: { id: gone.id } });
    const looks = async () => (await bank.db.query("SELECT FROM audit WHERE action = 'user.viewed'")).rowCount;
    const before = await looks();

    for (const id of [gone.id, randomUUID(), "nobody"]) {
      const { status, answer } = await bank.call("GET /view-user/{id}", { as: admin, params: { id } });
      expect([status, answer.code]).toEqual([404, "user_not_found"]);
    }

    expect(await looks()).toBe(before);
  });

  it("of a person, page by page, down to the oldest transaction", async () => {
    const sent = [await send({ amount: 1 }), await send({ amount: 2 }), await send({ amount: 3 })];
    const view = (query: { limit: number; cursor?: string }) =>
      bank.call("GET /view-user/{id}", { as: admin, params: { id: person.id }, query });

    const first = await view({ limit: 2 });
    const second = await view({ limit: 2, cursor: String(first.headers["x-next-cursor"]) });

    const shown = [...first.answer.transactions, ...second.answer.transactions].map(({ id }) => id);
    expect(first.answer.transactions).toHaveLength(2);
    expect(shown.toSorted()).toEqual(sent.toSorted());
    expect(second.headers["x-next-cursor"]).toBeUndefined();
  });

  it("of a person, page by page, as one look; a page that follows none, or follows late, is a look of its own", async () => {
    for (const amount of [1, 2, 3]) await send({ amount });
    const view = (cursor?: unknown, from: { as?: TestPerson; ip?: string } = {}) =>
      bank.call("GET /view-user/{id}", {
        as: admin,
        params: { id: person.id },
        query: { limit: 1, ...(cursor === undefined ? {} : { cursor: String(cursor) }) },
        ...from,
      });
    const looks = async () =>
      (await bank.db.query("SELECT FROM audit WHERE action = 'user.viewed' AND subject_id = $1", [person.id])).rowCount;

    const first = await view();
    const older = first.headers["x-next-cursor"];
    const second = await view(older);
    expect((await view(second.headers["x-next-cursor"])).answer.transactions).toHaveLength(1);
    expect(await looks()).toBe(1);

    await view();
    expect(await looks()).toBe(2);

    await view(older, { as: await bank.customer({ role: "admin" }) });
    expect(await looks()).toBe(3);

    await view(older, { ip: freshAddress() });
    expect(await looks()).toBe(4);

    await bank.call("GET /view-user/{id}", { as: admin, params: { id: other.id } });
    await view(older);
    expect(await looks()).toBe(5);

    bank.clock.advance(60_000);
    await view(older);
    expect(await looks()).toBe(6);
  });

  it("of the bank by days of UTC, wherever its database is", async () => {
    await send();
    const { answer: overview } = await bank.call("GET /admin/overview", { as: admin });

    for (const zone of ["Asia/Tokyo", "America/New_York", "Pacific/Kiritimati"]) {
      const there = await transaction(bank.db, async (tx) => {
        await tx.query(`SET LOCAL timezone = '${zone}'`);
        return readOverview(tx, bank.clock.now());
      });
      expect([zone, there.ok && there.answer]).toEqual([zone, overview]);
    }
  });

  it("of the bank: what came at a day's first moment or its last in that day, and nothing before the first day or after today", async () => {
    const tx = await bank.db.connect();
    try {
      // The triggers are passed by: no money has to move for it.
      await tx.query("BEGIN; SET LOCAL session_replication_role = replica");
      for (const at of [
        "2031-02-24T23:59:59.999999Z",
        "2031-02-25T00:00:00Z",
        "2031-03-09T00:00:00Z",
        "2031-03-09T23:59:59.999999Z",
        "2031-03-10T00:00:00Z",
        "2031-03-11T00:00:00Z",
      ]) {
        await tx.query(
          `INSERT INTO transfers (id, type, from_account, to_account, amount, status, created_at)
           VALUES (gen_random_uuid(), 'transfer', gen_random_uuid(), gen_random_uuid(), 1, 'success', $1)`,
          [at],
        );
        await tx.query("INSERT INTO audit (at, action) VALUES ($1, 'login.failed'), ($1, 'sign_up')", [at]);
      }

      const overview = await readOverview(tx, new Date("2031-03-10T12:00:00Z"));

      const days = overview.ok ? overview.answer.days : [];
      expect([days[0]?.day, days.at(-1)?.day]).toEqual(["2031-02-25", "2031-03-10"]);
      expect(days.filter(({ transfers, failed_logins, sign_ups }) => transfers + failed_logins + sign_ups > 0)).toEqual(
        [
          { day: "2031-02-25", transfers: 1, failed_logins: 1, sign_ups: 1 },
          { day: "2031-03-09", transfers: 2, failed_logins: 2, sign_ups: 2 },
          { day: "2031-03-10", transfers: 1, failed_logins: 1, sign_ups: 1 },
        ],
      );
    } finally {
      await tx.query("ROLLBACK");
      tx.release();
    }
  });

  it("of the bank in one pass over its people and one over their accounts, however many figures come of it", async () => {
    const asked = jest.spyOn(bank.db, "query");
    await readOverview(bank.db, bank.clock.now());
    const [{ text, values }] = asked.mock.calls[0] as unknown as [{ text: string; values: unknown[] }];
    asked.mockRestore();

    const { rows } = await bank.db.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values);

    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    const passes = (table: string) => plan.match(new RegExp(` on ${table}\\b`, "g"));
    expect([passes("users"), passes("accounts")]).toEqual([[" on users"], [" on accounts"]]);
  });

  it("of the bank: its figures and the transfers that wait, oldest first", async () => {
    const id = await send(WIRE);

    const { answer: overview } = await bank.call("GET /admin/overview", { as: admin });
    const { answer: pending } = await bank.call("GET /admin/pending-transfers", { as: admin });

    expect(overview.days).toHaveLength(14);
    expect(overview.pending_transfers).toBe(pending.length);
    expect(overview.days.at(-1)?.transfers).toBe(overview.transfers_today);
    expect(overview.transfers_today).toBeGreaterThan(0);
    expect(pending.at(-1)).toMatchObject({ id, customer: { id: person.id, name: "Ada Lind" } });
    expect(pending.map(({ created_at }) => created_at)).toEqual(pending.map(({ created_at }) => created_at).sort());
  });

  it("of the bank: the transfers that wait page by page, each once, also of those that came at the same moment", async () => {
    for (let turn = 0; turn < 5; turn++) {
      if (turn === 3) bank.clock.advance(1);
      await send({ ...WIRE, amount: 1 });
    }
    const read = (query: { limit?: number; cursor?: string }) =>
      bank.call("GET /admin/pending-transfers", { as: admin, query });
    const all = (await read({})).answer.map(({ id }) => id);

    const shown: string[] = [];
    let cursor: string | undefined;
    do {
      const { answer, headers } = await read({ limit: 2, ...(cursor ? { cursor } : {}) });
      shown.push(...answer.map(({ id }) => id));
      cursor = headers["x-next-cursor"] as string | undefined;
    } while (cursor && shown.length <= all.length);

    expect(all.length).toBeGreaterThanOrEqual(5);
    expect(shown).toEqual(all);
  });

  it("of the bank: a transfer within it that an admin holds waits among the others", async () => {
    const id = await send();
    await change(id, "pending");

    const { answer: pending } = await bank.call("GET /admin/pending-transfers", { as: admin });

    expect(pending.at(-1)).toMatchObject({ id, bank_name: null, recipient_account: target.account_number });
  });

  it("of the bank: money from outside that an admin holds waits there too, once", async () => {
    const body = { account_id: account.id, user_id: person.id, amount: 1, months: 1 };
    await bank.call("POST /generate-transactions", { as: admin, body });
    const { answer: lines } = await bank.call("GET /transactions", { as: person });
    const income = lines.find(({ direction }) => direction === "incoming");
    await change(income?.id ?? "", "pending");

    const { answer: overview } = await bank.call("GET /admin/overview", { as: admin });
    const { answer: pending } = await bank.call("GET /admin/pending-transfers", { as: admin });

    expect(pending.filter(({ id }) => id === income?.id)).toMatchObject([{ customer: { id: person.id } }]);
    expect(overview.pending_transfers).toBe(pending.length);
  });

  it("of the bank: each figure follows what it is named after, and no other does", async () => {
    const look = async (): Promise<Record<string, number>> => {
      const { days, ...figures }: Overview = (await bank.call("GET /admin/overview", { as: admin })).answer;
      return { ...figures, sign_ups_today: days.at(-1)?.sign_ups ?? 0 };
    };
    let before = await look();
    /** By how much each figure is another than when it was last looked at. */
    async function changed() {
      const now = await look();
      const differences = Object.entries(now).map(([name, figure]) => [name, figure - (before[name] ?? 0)] as const);
      before = now;
      return Object.fromEntries(differences.filter(([, difference]) => difference !== 0));
    }
    const email = `${randomUUID()}@example.com`;
    const password = "Good-pass-1!";
    const as = admin;
    const params = { id: other.id };

    await bank.call("POST /create-user", {
      body: { firstname: "Eve", lastname: "X", email, password, password_confirmation: password },
      ip: freshAddress(),
    });
    expect(await changed()).toEqual({ people: 1, sign_ups_today: 1 });

    const { answer } = await bank.call("POST /send-login-otp", { body: { identifier: email }, ip: freshAddress() });
    await bank.call("POST /verify-otp-login", {
      body: { user_id: answer.user_id, otp: "000000", password: "Wrong-pass-1!" },
      ip: freshAddress(),
    });
    expect(await changed()).toEqual({ failed_logins_today: 1 });

    await bank.call("POST /accounts", { as, body: { account_type: "savings", user_id: other.id } });
    expect(await changed()).toEqual({ accounts: 1 });

    await send(WIRE);
    expect(await changed()).toEqual({ transfers_today: 1, pending_transfers: 1, money_held: -40 });

    await bank.call("POST /user/{id}/suspend", { as, params, body: {} });
    expect(await changed()).toEqual({ suspended: 1 });

    await bank.call("POST /delete-user/{id}", { as, params });
    expect(await changed()).toEqual({ people: -1, suspended: -1, accounts: -2 });
  });

  it("of the bank: no fee among the transfers, and no closed account among the open ones", async () => {
    const look = async () => (await bank.call("GET /admin/overview", { as: admin })).answer;
    const before = await look();

    await send();
    await bank.call("POST /cards", { as: person, body: { account_id: account.id, card_type: "debit", pin: TEST_PIN } });
    await bank.call("POST /delete-account/{id}", { as: admin, params: { id: account.id } });
    const after = await look();

    expect(after.transfers_today - before.transfers_today).toBe(1);
    expect(after.accounts - before.accounts).toBe(-1);
    const { answer: holdings } = await bank.call("GET /session", { as: person });
    expect(holdings).toMatchObject({ accounts: 0, balance: 0, pending: 0, cards: 0 });
  });
});
