import { randomUUID } from "node:crypto";
import { AUDIT_ACTIONS } from "@lintel/contract";
import { endpoints } from "@lintel/contract/schema";
import { createBank, type TestBank } from "../../test/bank";
import { newestCode, wrongCode } from "../../test/inbox";
import { createFirstAdmin } from "../access/people/first-admin";

const PASSWORD = "Right-pass-1!";
const PIN = "4826";
const [STRANGER, HOME, OFFICE] = ["198.51.100.1", "198.51.100.2", "198.51.100.3"];
const NEWCOMER = { firstname: "Ada", lastname: "Lind", password: PASSWORD, password_confirmation: PASSWORD };

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
});
afterAll(() => bank.close());

interface Row {
  action: string;
  /** That wrote it. */
  transaction: string;
  actor_id: string | null;
  subject_id: string | null;
  ip: string | null;
}

async function idOf(email: string): Promise<string> {
  const { rows } = await bank.db.query<{ id: string }>("SELECT id FROM users WHERE email = $1", [email]);
  return rows[0]?.id ?? "nobody";
}

/** They change nothing that is kept, or are of somebody whom the bank does not know. */
const TELL_NOTHING = ["POST /contact", "POST /me", "POST /session/extend", "POST /telemetry"];

/** Somebody looked, or was refused, or a session was removed: no row is left that the same transaction wrote. */
const LEAVE_NOTHING = ["card.revealed", "data.exported", "login.failed", "logout", "password.refused", "user.viewed"];

/** Of all rows that there are, but those of the trail. */
async function transactions(): Promise<Set<string>> {
  const { rows: tables } = await bank.db.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'audit'",
  );
  const { rows } = await bank.db.query<{ transaction: string }>(
    tables.map(({ name }) => `SELECT xmin::text AS transaction FROM ${name}`).join(" UNION "),
  );
  return new Set(rows.map(({ transaction }) => transaction));
}

it("tells of everything that it has a name for: who did it, to whom, and from where, in the transaction that did it", async () => {
  const calls = jest.spyOn(bank, "call");
  const told: Row[] = [];
  /** What it tells of one thing that is done. */
  async function of(
    work: () => Promise<unknown>,
  ): Promise<[action: string, actor: string | null, subject: string | null, ip: string | null][]> {
    await work();
    const { rows } = await bank.db.query<Row>(
      "SELECT action, actor_id, subject_id, ip, xmin::text AS transaction FROM audit ORDER BY sequence OFFSET $1",
      [told.length],
    );
    told.push(...rows);
    const done = await transactions();
    const apart = rows.filter(({ action, transaction }) => !LEAVE_NOTHING.includes(action) && !done.has(transaction));
    expect(apart).toEqual([]);
    return rows.map(({ action, actor_id, subject_id, ip }) => [action, actor_id, subject_id, ip]);
  }

  const email = "ada@example.com";
  const signUp = () => bank.call("POST /create-user", { body: { ...NEWCOMER, email }, ip: STRANGER });
  const signedUp = await of(signUp);
  const ada = await idOf(email);
  expect(signedUp).toEqual([["sign_up", ada, ada, STRANGER]]);
  expect(await of(signUp)).toEqual([["sign_up.refused", null, ada, STRANGER]]);

  const { answer: asked } = await bank.call("POST /send-login-otp", { body: { identifier: email }, ip: HOME });
  const code = await newestCode(bank, email);
  const enter = (otp: string, ip: string) =>
    bank.call("POST /verify-otp-login", { body: { user_id: asked.user_id, otp, password: PASSWORD }, ip });
  let token = "";
  expect(await of(() => enter(wrongCode(code), STRANGER))).toEqual([["login.failed", null, ada, STRANGER]]);
  expect(
    await of(async () => {
      token = (await enter(code, HOME)).answer.access_token;
    }),
  ).toEqual([["login", ada, ada, HOME]]);
  const as = { token };

  const byAda = [ada, ada, HOME];
  const setPin = (pin: string) => bank.call("POST /user/set-pin", { as, body: { pin }, ip: HOME });
  const validate = (password: string) =>
    bank.call("POST /validate-user-password", { as, body: { user_id: ada, password }, ip: HOME });
  expect(await of(() => setPin("1357"))).toEqual([["pin.set", ...byAda]]);
  expect(await of(() => validate("Wrong-pass-1!"))).toEqual([["password.refused", ...byAda]]);
  expect(await of(() => validate(PASSWORD))).toEqual([["password.verified", ...byAda]]);
  expect(await of(() => setPin(PIN))).toEqual([["pin.changed", ...byAda]]);
  const moved = { as, body: { address: "1 Door Street", zip_code: "10115" }, ip: HOME };
  expect(await of(() => bank.call("POST /update-address", moved))).toEqual([["address.changed", ...byAda]]);
  expect(await of(() => bank.call("GET /me/export", { as, ip: HOME }))).toEqual([["data.exported", ...byAda]]);

  const account = await bank.account({ id: ada });
  const other = await bank.customer();
  const { account_number: recipient_account } = await bank.account(other);
  const pay = { account_id: account.id, recipient_account, amount: 1, pin: PIN };
  const transfer = () => bank.call("POST /transactions/transfer", { as, body: pay, ip: HOME });
  expect(await of(transfer)).toEqual([["transfer.sent", ...byAda]]);
  const withdraw = { as, params: { key: randomUUID() }, ip: HOME };
  expect(await of(() => bank.call("POST /transfers/{key}/withdraw", withdraw))).toEqual([
    ["transfer.withdrawn", ...byAda],
  ]);
  let card = "";
  expect(
    await of(async () => {
      const body = { account_id: account.id, card_type: "debit", pin: PIN };
      card = (await bank.call("POST /cards", { as, body, ip: HOME })).answer.card.id;
    }),
  ).toEqual([["card.issued", ...byAda]]);
  const thatCard = { as, params: { id: card }, ip: HOME };
  expect(await of(() => bank.call("POST /cards/{id}/reveal", thatCard))).toEqual([["card.revealed", ...byAda]]);
  const destroy = (pin: string) => bank.call("POST /destroy-card/{id}", { ...thatCard, body: { pin } });
  expect(await of(() => destroy(PIN))).toEqual([["card.destroyed", ...byAda]]);
  for (let guess = 0; guess < 4; guess++) {
    expect(await of(() => destroy("0000"))).toEqual([["pin.incorrect", ...byAda]]);
  }
  expect(await of(() => destroy("0000"))).toEqual([["pin.locked", ...byAda]]);
  expect(await of(() => bank.call("GET /all-users", { as, ip: HOME }))).toEqual([["access.refused", ...byAda]]);
  expect(await of(() => bank.call("POST /logout", { as, ip: HOME }))).toEqual([["logout", ...byAda]]);

  await bank.call("POST /send-otp", { body: { email }, ip: HOME });
  const resetCode = await newestCode(bank, email);
  const reset = (otp: string, ip: string) => {
    const password = "Other-pass-1!";
    const body = { email, otp, password, password_confirmation: password };
    return bank.call("POST /verify-otp-and-reset-password", { body, ip });
  };
  expect(await of(() => reset(wrongCode(resetCode), STRANGER))).toEqual([["password.refused", null, ada, STRANGER]]);
  expect(await of(() => reset(resetCode, HOME))).toEqual([["password.reset", ...byAda]]);

  const made = await of(() => createFirstAdmin(bank.db, bank.clock, "root@example.com"));
  expect(made).toEqual([["admin.created", null, await idOf("root@example.com"), null]]);
  const admin = await bank.person({ role: "admin" });
  const onAda = [admin.id, ada, OFFICE];
  const ofAda = { as: admin, params: { id: ada }, ip: OFFICE };
  expect(await of(() => bank.call("GET /view-user/{id}", ofAda))).toEqual([["user.viewed", ...onAda]]);
  let second = "";
  expect(
    await of(async () => {
      const body = { user_id: ada, account_type: "savings" };
      second = (await bank.call("POST /accounts", { as: admin, body, ip: OFFICE })).answer.account.id;
    }),
  ).toEqual([["account.opened", ...onAda]]);
  const history = { account_id: second, user_id: ada, amount: 5, months: 1 };
  expect(await of(() => bank.call("POST /generate-transactions", { as: admin, body: history, ip: OFFICE }))).toEqual([
    ["history.generated", ...onAda],
  ]);
  const { rows: lines } = await bank.db.query(
    "SELECT l.id FROM transactions l JOIN transfers t ON t.id = l.transfer_id WHERE l.account_id = $1 AND t.type = 'transfer'",
    [account.id],
  );
  const change = { as: admin, params: { transactionId: lines[0]?.id }, body: { status: "failed" }, ip: OFFICE };
  expect(await of(() => bank.call("POST /change-status/{transactionId}", change))).toEqual([
    ["transaction.status_changed", ...onAda],
  ]);
  const clear = { as: admin, body: { user_id: ada }, ip: OFFICE };
  expect(await of(() => bank.call("POST /clear-user-transactions", clear))).toEqual([
    ["user.transactions_cleared", ...onAda],
  ]);
  const close = { as: admin, params: { id: second }, ip: OFFICE };
  expect(await of(() => bank.call("POST /delete-account/{id}", close))).toEqual([["account.closed", ...onAda]]);
  const suspend = () => bank.call("POST /user/{id}/suspend", { ...ofAda, body: {} });
  expect(await of(suspend)).toEqual([["user.suspended", ...onAda]]);
  expect(await of(suspend)).toEqual([["user.unsuspended", ...onAda]]);
  expect(await of(() => bank.call("POST /user/{id}/role", { ...ofAda, body: { role: "admin" } }))).toEqual([
    ["user.role_changed", ...onAda],
  ]);
  expect(await of(() => bank.call("POST /delete-user/{id}", ofAda))).toEqual([["user.deleted", ...onAda]]);

  expect([...new Set(told.map(({ action }) => action))].sort()).toEqual([...AUDIT_ACTIONS]);
  // A new call that changes something is made above, and tells of it.
  const called = new Set<string>(calls.mock.calls.map(([key]) => key));
  expect(Object.keys(endpoints).filter((key) => key.startsWith("POST") && !called.has(key))).toEqual(TELL_NOTHING);
});

it("tells of an IPv4 address in its own form, also where it came in by a socket for both", async () => {
  const as = await bank.person();

  await bank.call("GET /me/export", { as, ip: `::ffff:${HOME}` });
  await bank.call("GET /me/export", { as, ip: "2001:db8::ffff:9" });

  const { rows } = await bank.db.query("SELECT ip FROM audit WHERE actor_id = $1 ORDER BY sequence", [as.id]);
  expect(rows).toEqual([{ ip: HOME }, { ip: "2001:db8::ffff:9" }]);
});
