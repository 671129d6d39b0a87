import { createBank, NOTHING_WRONG, TEST_PIN, type TestBank, type TestPerson, whileHeld } from "../../test/bank";
import { payer } from "../../test/payer";

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
});
afterAll(async () => {
  expect(await bank.books()).toEqual(NOTHING_WRONG);
  await bank.close();
});

const takeAlong = (as: TestPerson) => bank.call("GET /me/export", { as });

/** Somebody with so many payments, every tenth of them no longer shown. */
async function withPayments(count: number): Promise<TestPerson> {
  const person = await payer(bank, count);
  await bank.db.query(
    "UPDATE transactions SET hidden = true WHERE account_id IN (SELECT id FROM accounts WHERE owner_id = $1) AND amount % 10 = 0",
    [person.id],
  );
  return person;
}

it("takes every line along, shown or not, once and newest first, however many pages they are", async () => {
  const person = await withPayments(2_345);

  const { answer } = await takeAlong(person);

  const payments = answer.transactions.filter(({ transaction_type }) => transaction_type === "online_payment");
  expect(payments.map(({ amount }) => Math.round(amount * 100))).toEqual(
    Array.from({ length: 2_345 }, (_, index) => 2_345 - index),
  );
  expect(answer.accounts).toHaveLength(2);
});

it("takes along what was closed and destroyed too, and says when", async () => {
  const person = await bank.customer();
  const admin = await bank.person({ role: "admin" });
  const account = await bank.account(person, { cents: 10_000n });
  const issued = await bank.call("POST /cards", {
    as: person,
    body: { account_id: account.id, card_type: "debit", pin: TEST_PIN },
  });
  await bank.call("POST /delete-account/{id}", { as: admin, params: { id: account.id } });
  const now = bank.clock.now().toISOString();
  bank.clock.advance(1_000);
  const open = await bank.account(person);

  const { answer } = await takeAlong(person);

  expect(answer.accounts).toMatchObject([
    { id: account.id, closed_at: now },
    { id: open.id, closed_at: null },
  ]);
  expect(answer.cards).toMatchObject([{ id: issued.answer.card.id, destroyed_at: now }]);
});

it("W24 takes along nothing of those with whom money went to and fro but what stands in the own lines", async () => {
  const [own, other] = [
    await bank.customer(),
    await bank.customer({ firstname: "Wilhelmina", lastname: "Quarrington" }),
  ];
  const ownAccount = await bank.account(own, { cents: 10_000n });
  const othersAccount = await bank.account(other, { cents: 10_000n });
  for (const [as, from, to] of [
    [own, ownAccount, othersAccount],
    [other, othersAccount, ownAccount],
  ] as const) {
    const body = { account_id: from.id, recipient_account: to.account_number, amount: 5, pin: TEST_PIN };
    expect((await bank.call("POST /transactions/transfer", { as, body })).status).toBe(200);
  }
  const card = { account_id: othersAccount.id, card_type: "debit", pin: TEST_PIN } as const;
  await bank.call("POST /cards", { as: other, body: card });
  const { answer: theirs } = await takeAlong(other);

  const { text, answer } = await takeAlong(own);

  expect(answer.transactions.map(({ direction }) => direction).sort()).toEqual(["incoming", "outgoing"]);
  const { id, email, banking_id } = theirs.profile;
  const traces = [id, email, banking_id, "Wilhelmina", "Quarrington"].concat(
    [theirs.accounts, theirs.cards, theirs.transactions].flatMap((rows) => rows.map((row) => row.id)),
  );
  expect(traces).toHaveLength(5 + 1 + 1 + 3);
  expect(traces.filter((trace) => text.includes(trace))).toEqual([]);
});

it("has nothing to say of transactions to somebody who has none", async () => {
  const newcomer = await bank.person();

  expect((await takeAlong(newcomer)).answer).toMatchObject({
    profile: { id: newcomer.id },
    accounts: [],
    transactions: [],
  });
});

it("W24 takes nothing along of a person who is deleted after the door has let them in", async () => {
  const person = await bank.person();

  const [{ status, answer }] = await whileHeld(
    bank.db,
    async (holder) => {
      // Where it is counted, which is the first thing that it waits for.
      await holder.query("INSERT INTO tries (bucket, started_at, ends_at, count) VALUES ($1, $2, $2, 0)", [
        `export:${person.id}`,
        bank.clock.now(),
      ]);
      await holder.query("UPDATE users SET deleted_at = now() WHERE id = $1", [person.id]);
    },
    () => takeAlong(person),
  );

  expect([status, answer.code]).toEqual([401, "session_required"]);
  expect((await bank.db.query("SELECT FROM audit WHERE subject_id = $1", [person.id])).rowCount).toBe(0);
});

it("finds the lines by index, those too that are not shown, whatever else the bank has", async () => {
  const person = await withPayments(20);
  const asked = jest.spyOn(bank.db, "query");
  await takeAlong(person);
  const statements = asked.mock.calls as unknown as [string, unknown[]?][];
  const [text = "", values] = statements.find(([text]) => String(text).includes("FROM transactions")) ?? [];
  asked.mockRestore();

  const { rows } = await bank.db.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values);

  const explained = rows.map((row) => row["QUERY PLAN"]).join("\n");
  for (const index of ["transactions_statement", "transactions_hidden"])
    expect(explained).toMatch(new RegExp(`Index Scan using ${index} .*\\s+Index Cond: .*account_id.*created_at`));
});

it("is written out twenty times an hour for one person, and others still get theirs", async () => {
  const [eager, other] = [await bank.person(), await bank.person()];
  const statuses: number[] = [];

  for (let time = 0; time < 21; time++) statuses.push((await takeAlong(eager)).status);

  expect([statuses.indexOf(429), (await takeAlong(other)).status]).toEqual([20, 200]);
  expect((await takeAlong(eager)).headers["retry-after"]).toBe("3600");
});

it("is told of to those who run the bank when it breaks off, although its status was sent", async () => {
  const person = await bank.person();
  const broken = async () =>
    (await bank.deps.metrics.refusals.get()).values.map(({ labels, value }) => [labels.code, value]);
  const logged = bank.logged().length;
  await bank.db.query("ALTER TABLE transactions RENAME TO away");

  const reply = await bank.app
    .inject({ url: "/api/me/export", headers: { authorization: `Bearer ${person.token}` } })
    .catch(() => "broken off");
  await bank.db.query("ALTER TABLE away RENAME TO transactions");

  expect(reply).toBe("broken off");
  expect(bank.logged().slice(logged)).toMatch(/"route":"\/api\/me\/export".*"failed"/);
  expect(bank.logged().slice(logged)).not.toContain("does not exist");
  expect(await broken()).toContainEqual(["internal", 1]);
});
