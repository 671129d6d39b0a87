import type { DatabaseError } from "pg";
import { columnsThatChange, createBank, TEST_PIN, type TestBank } from "../../test/bank";

let bank: TestBank;

beforeAll(async () => {
  bank = await createBank();
  const [admin, customer, leaver] = [
    await bank.person({ role: "admin" }),
    await bank.customer(),
    await bank.customer(),
  ];
  await bank.call("POST /send-login-otp", { body: { identifier: customer.email } });
  const account = await bank.account(customer);
  const body = { account_id: account.id, card_type: "debit" as const, pin: TEST_PIN };
  const card = await bank.call("POST /cards", { as: customer, body });
  const params = { id: card.answer.card.id };
  const replies = [
    card,
    await bank.call("POST /destroy-card/{id}", { as: customer, params, body: { pin: TEST_PIN } }),
    await bank.call("POST /delete-user/{id}", { as: admin, params: { id: leaver.id }, body: {} }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
});

afterAll(() => bank.close());

it.each([
  ["sessions", ["last_seen_at", "password_verified_at"]],
  ["challenges", ["tries", "expires_at"]],
  ["pins", ["hmac", "failures", "locks", "locked_until"]],
  ["answered_calls", []],
])("keeps of %s all that was written, but %j", async (table, changing) => {
  expect(await columnsThatChange(bank.db, table)).toEqual(changing);
});

it.each([
  ["cards is append-only", "UPDATE cards SET destroyed_at = NULL, secrets = 'x' WHERE destroyed_at IS NOT NULL"],
  ["users is append-only", "UPDATE users SET deleted_at = NULL WHERE deleted_at IS NOT NULL"],
  ["users_deleted_stay_out", "UPDATE users SET password_hash = 'x' WHERE deleted_at IS NOT NULL"],
  ["users_deleted_stay_out", "UPDATE users SET role = 'admin' WHERE deleted_at IS NOT NULL"],
  [
    "sessions_end",
    "INSERT INTO sessions SELECT 'x', user_id, created_at, created_at, created_at + interval '8 hours 1 second' FROM sessions LIMIT 1",
  ],
  ["challenges_end", "UPDATE challenges SET expires_at = created_at + interval '10 minutes 1 second'"],
  ["challenges_tries_count", "UPDATE challenges SET tries = -1"],
  ["pins_locks_count", "UPDATE pins SET locks = -1"],
  ["tries_count", "UPDATE tries SET count = -1"],
])("refuses, as %s: %s", async (rule, statement) => {
  const refusal = await bank.db.query(statement).then(
    () => null,
    (error: DatabaseError) => error,
  );

  expect(refusal?.message).toContain(rule);
});
