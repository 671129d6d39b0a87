import { randomUUID } from "node:crypto";
import { createBank, NOTHING_WRONG, TEST_PIN, type TestBank } from "../../test/bank";
import { transaction } from "../platform/database";
import { Books } from "./books";
import { SYSTEM_ACCOUNTS } from "./system-accounts";
import { type BooksReport, isBalanced, verifyBooks } from "./verify-books";

it("writes every column of the books, but the one that only a transfer with a PIN has", async () => {
  const bank = await createBank();
  try {
    const customer = await bank.customer();
    const { id } = await bank.account(customer);
    await transaction(bank.db, async (tx) => {
      const now = bank.clock.now();
      const books = await Books.open(tx, { ids: [id, SYSTEM_ACCOUNTS.cash] }, now);
      const from = books.account(id);
      if (!from) throw new Error("The account is not there.");
      books.record({
        type: "wire_transfer",
        from,
        to: books.system("cash"),
        amount: 100n,
        status: "success",
        createdAt: now,
        description: "Rent",
        cardId: randomUUID(),
        outsideAccount: "407711820036",
        bankName: "Chase Bank",
        routingNumber: "990021003",
        customerId: customer.id,
        idempotencyKey: randomUUID(),
        payloadHash: Buffer.alloc(32, 1),
      });
      books.audit({
        at: now,
        action: "card.issued",
        actorId: customer.id,
        subjectId: customer.id,
        reason: "Asked for",
        ip: "10.0.0.9",
        details: { card: "debit" },
      });
      await books.write(tx);
    });

    const empty: Record<string, string[]> = {};
    for (const table of ["transfers", "journals", "postings", "transactions", "audit"]) {
      const { rows } = await bank.db.query<{ row: Record<string, unknown> }>(
        `SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY to_jsonb(t) ->> 'transfer_id' LIMIT 1`,
      );
      empty[table] = Object.entries(rows[0]?.row ?? { none: null })
        .filter(([, value]) => value === null)
        .map(([column]) => column);
    }
    expect(empty).toEqual({ transfers: ["sca_hash"], journals: [], postings: [], transactions: [], audit: [] });
    expect(await bank.books()).toEqual(NOTHING_WRONG);
  } finally {
    await bank.close();
  }
});

it("tells of a statement that says something else than the books", async () => {
  const bank = await createBank();
  try {
    const [sender, recipient] = [await bank.customer(), await bank.customer()];
    const [from, to] = [await bank.account(sender), await bank.account(recipient)];
    const body = { account_id: from.id, recipient_account: to.account_number, amount: 5, pin: TEST_PIN };
    const { answer } = await bank.call("POST /transactions/transfer", { as: sender, body });
    const right = await bank.books();

    await bank.db.query("UPDATE transactions SET status = 'pending' WHERE id = $1", [answer.transaction.id]);

    expect(right).toEqual(NOTHING_WRONG);
    expect(await bank.books()).toEqual({ ...NOTHING_WRONG, misstatedTransfers: 1 });
  } finally {
    await bank.close();
  }
});

it("tells of lines that stand for nothing that moved, or for what has a line already", async () => {
  const bank = await createBank();
  try {
    const [sender, recipient, stranger] = [await bank.customer(), await bank.customer(), await bank.customer()];
    const [from, to, other] = [await bank.account(sender), await bank.account(recipient), await bank.account(stranger)];
    const body = { account_id: from.id, recipient_account: to.account_number, amount: 5, pin: TEST_PIN };
    const elsewhere = { bank_name: "Chase Bank", routing_number: "990021003", swift_code: "CHASUS33" };
    await bank.call("POST /transactions/transfer", { as: sender, body });
    await bank.call("POST /transactions/transfer", { as: sender, body: { ...body, ...elsewhere } });
    const right = await bank.books();

    const found: number[] = [];
    for (const [account, direction, type] of [
      [other.id, "incoming", "transfer"],
      [to.id, "outgoing", "transfer"],
      [SYSTEM_ACCOUNTS.cash, "incoming", "wire_transfer"],
      [to.id, "incoming", "transfer"],
    ] as const) {
      await bank.db.query(
        `INSERT INTO transactions (id, transfer_id, account_id, reference, type, direction, amount, status, created_at, synthetic, hidden)
         SELECT gen_random_uuid(), id, $1, 'TX-' || left(gen_random_uuid()::text, 8), type, $2, amount, status, created_at, false, false
         FROM transfers WHERE type = $3`,
        [account, direction, type],
      );
      found.push((await bank.books()).strayLines);
    }

    expect(right).toEqual(NOTHING_WRONG);
    expect(found).toEqual([1, 2, 3, 4]);
    expect(await bank.books()).toEqual({ ...NOTHING_WRONG, strayLines: 4 });
  } finally {
    await bank.close();
  }
});

describe("the look at the books tells of what the database itself refuses, and of nothing else", () => {
  let bank: TestBank;
  let ids: { from: string; to: string; transfer: string };
  beforeAll(async () => {
    bank = await createBank();
    const [sender, recipient] = [await bank.customer(), await bank.customer()];
    const [from, to] = [await bank.account(sender), await bank.account(recipient)];
    const body = { account_id: from.id, recipient_account: to.account_number, amount: 5, pin: TEST_PIN };
    await bank.call("POST /transactions/transfer", { as: sender, body });
    const { rows } = await bank.db.query<{ id: string }>("SELECT id FROM transfers");
    ids = { from: from.id, to: to.id, transfer: rows[0]?.id ?? "" };
  });
  afterAll(() => bank.close());

  it.each<[string, Partial<BooksReport>, string]>([
    [
      "money out of nothing",
      { sum: 7n, accountsOffTheirPostings: 1 },
      "INSERT INTO accounts (id, kind, account_number, balance, created_at) VALUES (gen_random_uuid(), 'cash', 'more', 7, now())",
    ],
    [
      "a balance that its postings do not make",
      { accountsOffTheirPostings: 2 },
      "UPDATE accounts SET balance = balance + CASE id WHEN :from THEN 3 ELSE -3 END WHERE id IN (:from, :to)",
    ],
    [
      "a journal of one line",
      { unbalancedJournals: 1 },
      `WITH j AS (INSERT INTO journals (id, kind, booked_at) VALUES (gen_random_uuid(), 'test', now()) RETURNING id)
       INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position)
       SELECT id, 1, gen_random_uuid(), 1, 1, 1 FROM j`,
    ],
    [
      "a journal that does not add up",
      { unbalancedJournals: 1 },
      `WITH j AS (INSERT INTO journals (id, kind, booked_at) VALUES (gen_random_uuid(), 'test', now()) RETURNING id)
       INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position)
       SELECT id, line, gen_random_uuid(), line, 1, line FROM j CROSS JOIN (VALUES (1), (2)) AS l (line)`,
    ],
    [
      "a journal by which money is lost",
      { unbalancedJournals: 1 },
      `WITH j AS (INSERT INTO journals (id, kind, booked_at) VALUES (gen_random_uuid(), 'test', now()) RETURNING id)
       INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position)
       SELECT id, line, gen_random_uuid(), -line, 1, line FROM j CROSS JOIN (VALUES (1), (2)) AS l (line)`,
    ],
    [
      "a customer below nothing",
      { overdrawn: 1, accountsOffTheirPostings: 2 },
      `ALTER TABLE accounts DROP CONSTRAINT accounts_never_overdrawn;
       UPDATE accounts SET balance = balance + CASE id WHEN :from THEN -200000 ELSE 200000 END WHERE id IN (:from, :to)`,
    ],
    [
      "money that did not come where its transfer says",
      { misplacedTransfers: 1 },
      "UPDATE transfers SET status = 'failed' WHERE id = :transfer; UPDATE transactions SET status = 'failed'; UPDATE accounts SET month_in = 0, month_out = 0, month_count = 0",
    ],
    [
      "money that went to somebody else",
      { misplacedTransfers: 1, strayLines: 1 },
      "UPDATE transfers SET to_account = gen_random_uuid() WHERE id = :transfer",
    ],
    [
      "money that came from somebody else",
      { misplacedTransfers: 1, strayLines: 1 },
      "UPDATE transfers SET from_account = gen_random_uuid() WHERE id = :transfer",
    ],
    [
      "a line of another amount",
      { misstatedTransfers: 1 },
      "UPDATE transactions SET amount = 499 WHERE account_id = :to; UPDATE accounts SET month_in = 499 WHERE id = :to",
    ],
    [
      "a line that says of what went that it came",
      { misstatedTransfers: 1, strayLines: 1 },
      "UPDATE transactions SET direction = 'incoming' WHERE account_id = :from; UPDATE accounts SET month_in = 500, month_out = 0 WHERE id = :from",
    ],
    ["a month that was counted wrong", { miscountedMonths: 1 }, "UPDATE accounts SET month_in = 0 WHERE id = :to"],
    [
      "a month of which what went was counted wrong",
      { miscountedMonths: 1 },
      "UPDATE accounts SET month_out = 0 WHERE id = :from",
    ],
    [
      "a month of which the lines were counted wrong",
      { miscountedMonths: 1 },
      "UPDATE accounts SET month_count = 2 WHERE id = :to",
    ],
  ])("%s", async (_what, wrong, statements) => {
    const right = await bank.books();
    const tx = await bank.db.connect();
    try {
      // The triggers are passed by: what they refuse is what has to be found.
      await tx.query("BEGIN; SET LOCAL session_replication_role = replica");
      await tx.query(statements.replaceAll(/:(from|to|transfer)\b/g, (_, name: keyof typeof ids) => `'${ids[name]}'`));
      const found = await verifyBooks(tx);

      expect(right).toEqual(NOTHING_WRONG);
      expect(found).toEqual({ ...NOTHING_WRONG, ...wrong });
      expect([isBalanced(right), isBalanced(found)]).toEqual([true, false]);
    } finally {
      await tx.query("ROLLBACK");
      tx.release();
    }
  });
});
