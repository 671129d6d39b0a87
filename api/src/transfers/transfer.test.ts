import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Account } from "@lintel/contract/schema";
import type { DatabaseError, QueryConfig, QueryResultRow } from "pg";
import {
  columnsThatChange,
  createBank,
  NOTHING_WRONG,
  TEST_PIN,
  type TestBank,
  type TestPerson,
  WIRE,
  waiting,
  whileHeld,
} from "../../test/bank";
import { meet } from "../../test/meet";
import { pinHmac } from "../access/pin/check-pins";
import { ROUTING_NUMBER, SYSTEM_ACCOUNTS } from "../ledger/system-accounts";
import { isUnavailable, type Queryable, transaction } from "../platform/database";
import { SharedConnection } from "../platform/shared-connection";
import { sendTogether, type TransferCommand } from "./send-together";

const HOUR = 3_600_000;

let bank: TestBank;
let sender: TestPerson;
let recipient: TestPerson;
let from: Account;
let to: Account;

beforeAll(async () => {
  bank = await createBank();
});
afterEach(async () => {
  expect(await bank.books()).toEqual(NOTHING_WRONG);
});
afterAll(() => bank.close());

beforeEach(async () => {
  sender = await bank.customer();
  recipient = await bank.customer();
  from = await bank.account(sender, { cents: 10_000n });
  to = await bank.account(recipient, { cents: 0n });
});

type Change = Record<string, unknown>;

function send(change: Change = {}, { as = sender, key }: { as?: { token: string }; key?: string } = {}) {
  return bank.call("POST /transactions/transfer", {
    as,
    ...(key ? { key } : {}),
    body: { account_id: from.id, recipient_account: to.account_number, amount: 10, pin: TEST_PIN, ...change },
  });
}

async function balanceOf(account: Account): Promise<number> {
  const { rows } = await bank.db.query<{ balance: bigint }>("SELECT balance FROM accounts WHERE id = $1", [account.id]);
  return Number(rows[0]?.balance) / 100;
}

/** One transfer of a batch, without the app around it. */
async function commandOf(person: TestPerson, change: Partial<TransferCommand> = {}): Promise<TransferCommand> {
  const { rows } = await bank.db.query<{ id: string }>(
    "SELECT encode(token_hash, 'hex') AS id FROM sessions WHERE user_id = $1",
    [person.id],
  );
  return {
    personId: person.id,
    sessionId: rows[0]?.id ?? "",
    pin: TEST_PIN,
    ip: "10.0.0.1",
    key: null,
    fromAccountId: from.id,
    recipient: to.account_number,
    amount: 1_000n,
    description: "",
    otherBank: null,
    payloadHash: "00",
    scaHash: "00",
    ...change,
  };
}

async function transactionsOf(person: TestPerson) {
  return (await bank.call("GET /transactions", { as: person })).answer;
}

it("sends nothing on a wrong PIN, though the session ends just before the PIN is looked at and is kept alive just after", async () => {
  const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;
  const now = bank.clock.now();
  const commands = [await commandOf(sender, { pin: "0001" }), await commandOf(recipient, { pin: "0001" })];
  const lastSeen = (at: Date) =>
    bank.db.query("UPDATE sessions SET last_seen_at = $2 WHERE user_id = $1", [sender.id, at]);
  await lastSeen(new Date(now.getTime() - idle * 60_000));

  const sending = await transaction(bank.db, async (tx) => {
    // Another's PIN takes a while to be looked at.
    await tx.query("SELECT FROM pins WHERE user_id = $1 FOR UPDATE", [recipient.id]);
    const sending = sendTogether(bank.db, keys.pin, idle, commands, now);
    await waiting(bank.db, 1);
    await lastSeen(now);
    return { sending };
  });
  const results = await sending.sending;

  expect(results).toMatchObject([
    { value: { outcome: { code: "session_required" } } },
    { value: { outcome: { code: "incorrect_pin" } } },
  ]);
  expect(await balanceOf(from)).toBe(100);
});

describe("references", () => {
  it("are drawn again where one is taken, for all of a batch, which is sent once", async () => {
    const taken = (await send({ amount: 1 })).answer.transaction.transaction_reference;
    await bank.db.query(
      `CREATE SEQUENCE lines_written;
       CREATE FUNCTION draw_a_taken_one() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN IF nextval('lines_written') = 3 THEN NEW.reference := '${taken}'; END IF; RETURN NEW; END $$;
       CREATE TRIGGER draw_a_taken_one BEFORE INSERT ON transactions FOR EACH ROW EXECUTE FUNCTION draw_a_taken_one()`,
    );

    const commands = await Promise.all(Array.from({ length: 3 }, () => commandOf(sender)));
    const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;
    const results = await sendTogether(bank.db, keys.pin, idle, commands, bank.clock.now());
    const { rows } = await bank.db.query<{ written: bigint }>("SELECT last_value AS written FROM lines_written");
    await bank.db.query("DROP FUNCTION draw_a_taken_one CASCADE; DROP SEQUENCE lines_written");

    expect(results).toMatchObject(Array(3).fill({ value: { outcome: { ok: true } } }));
    // Three until the one that was taken, and then all six.
    expect(rows).toEqual([{ written: 9n }]);
    expect(await balanceOf(from)).toBe(69);
    const references = (await transactionsOf(sender)).map((row) => row.transaction_reference);
    expect([references.length, new Set(references).size]).toEqual([4, 4]);
  });
});

it("sends nothing of a batch once more whose answer was lost: what has no key would be sent twice", async () => {
  const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;
  const commands = [await commandOf(sender), await commandOf(sender)];
  const losesAnswers: Pick<SharedConnection, "query"> = {
    async query(statement) {
      await bank.db.query(statement);
      throw new Error("Connection terminated unexpectedly");
    },
  };

  const results = await sendTogether(losesAnswers, keys.pin, idle, commands, bank.clock.now(), patient());

  expect(results).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
  expect(await balanceOf(from)).toBe(80);
});

it("tells each of a batch what became of it, and one that repeats another what became of that one", async () => {
  const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;
  const [before, within] = [randomUUID(), randomUUID()];
  const ask = async (...changes: Partial<TransferCommand>[]) => {
    const commands = await Promise.all(changes.map((change) => commandOf(sender, change)));
    const results = await sendTogether(bank.db, keys.pin, idle, commands, bank.clock.now());
    return results.map((result) => (result.status === "fulfilled" ? result.value.outcome : result.reason));
  };
  const [earlier] = await ask({ key: before, amount: 100n });

  const [again, first, repeated, poor, otherOfEarlier, otherOfFirst, last] = await ask(
    { key: before, amount: 100n },
    { key: within, amount: 200n },
    { key: within, amount: 200n },
    { amount: 1_000_000n },
    { key: before, payloadHash: "01" },
    { key: within, payloadHash: "01" },
    { amount: 400n },
  );

  const { transferId } = earlier.answer;
  expect(again).toMatchObject({ ok: true, answer: { transferId, isReplay: true, transaction: null } });
  expect(first).toMatchObject({ ok: true, answer: { isReplay: false, transaction: { amount: 200n } } });
  expect(repeated).toEqual({ ...first, answer: { ...first.answer, isReplay: true } });
  expect(poor).toMatchObject({ ok: false, code: "insufficient_funds" });
  expect([otherOfEarlier, otherOfFirst]).toMatchObject(Array(2).fill({ ok: false, code: "key_reused" }));
  expect(last).toMatchObject({ ok: true, answer: { isReplay: false, transaction: { amount: 400n } } });
  // Of one moment, and yet the newest of them first.
  const lines = [last, first, earlier].map(({ answer }) => ({
    id: answer.transaction.id,
    transaction_reference: answer.transaction.reference,
    senders_account: from.account_number,
  }));
  expect(await transactionsOf(sender)).toMatchObject(lines);
  expect(await transactionsOf(recipient)).toMatchObject([{ amount: 4 }, { amount: 2 }, { amount: 1 }]);
  expect([await balanceOf(from), await balanceOf(to)]).toEqual([93, 7]);
});

it("notes of each of a batch who sent what from where", async () => {
  const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;
  const otherBank = { name: "Barclays", routingNumber: "026002574" };
  const commands = [
    await commandOf(sender, { amount: 1_250n, ip: "10.0.0.7" }),
    await commandOf(recipient, {
      fromAccountId: to.id,
      recipient: "GB2030991234",
      amount: 500n,
      ip: "10.0.0.9",
      otherBank,
    }),
  ];

  const results = await sendTogether(bank.db, keys.pin, idle, commands, bank.clock.now());

  const ids = results.map(
    (result) => result.status === "fulfilled" && result.value.outcome.ok && result.value.outcome.answer.transferId,
  );
  const { rows } = await bank.db.query(
    "SELECT actor_id, subject_id, ip, details FROM audit WHERE action = 'transfer.sent' AND actor_id = ANY ($1) ORDER BY ip",
    [[sender.id, recipient.id]],
  );
  expect(rows).toEqual([
    {
      actor_id: sender.id,
      subject_id: sender.id,
      ip: "10.0.0.7",
      details: { transfer: ids[0], amount: 12.5, other_bank: false },
    },
    {
      actor_id: recipient.id,
      subject_id: recipient.id,
      ip: "10.0.0.9",
      details: { transfer: ids[1], amount: 5, other_bank: true },
    },
  ]);
});

it("counts a transfer in its month of UTC, whatever zone the database is set to", async () => {
  const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;
  const now = bank.clock.now();
  bank.clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime() - 1);
  const late = await bank.customer();
  const account = await bank.account(late);
  const command = await commandOf(late, { fromAccountId: account.id });

  const [result] = await transaction(bank.db, async (tx) => {
    await tx.query("SET LOCAL timezone = 'Pacific/Kiritimati'");
    return sendTogether(tx, keys.pin, idle, [command], bank.clock.now());
  });

  expect(result).toMatchObject({ value: { outcome: { ok: true } } });
  const { answer } = await bank.call("GET /transactions/summary", { as: late });
  expect(answer).toMatchObject({ outgoing_sum: 10, count: 1 });
  bank.clock.advance(1);
  const { answer: next } = await bank.call("GET /transactions/summary", { as: late });
  expect(next).toMatchObject({ outgoing_sum: 0, count: 0 });
});

it("answers processes of the release before, which draw no ids and references of their own", async () => {
  const { keys } = bank.deps.config;
  const [one, poor] = [await commandOf(sender, { key: randomUUID() }), await commandOf(sender, { amount: 20_000n })];
  const commands = [one, one, poor];
  const hex = (text: string) => Buffer.from(text, "hex");
  const ask = async () => {
    const { rows } = await bank.db.query(
      "SELECT * FROM send_transfers($1, 15, 20, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
      [
        bank.clock.now(),
        commands.map(({ sessionId }) => hex(sessionId)),
        commands.map(({ personId }) => personId),
        commands.map(({ personId, pin }) => pinHmac(keys.pin, personId, pin)),
        commands.map(({ ip }) => ip),
        commands.map(({ key }) => key),
        commands.map(({ fromAccountId }) => fromAccountId),
        commands.map(({ recipient }) => recipient),
        commands.map(({ amount }) => amount),
        commands.map(() => null),
        commands.map(() => null),
        commands.map(({ description }) => description),
        commands.map(({ payloadHash }) => hex(payloadHash)),
        commands.map(({ scaHash }) => hex(scaHash)),
      ],
    );
    return rows;
  };

  const first = await ask();
  const again = await ask();

  const [line] = await transactionsOf(sender);
  const refused = {
    code: "insufficient_funds",
    transfer_id: null,
    transaction_id: null,
    reference: null,
    repeats: null,
  };
  const sent = { code: "sent", transaction_id: line?.id, reference: line?.transaction_reference, repeats: null };
  expect(first).toMatchObject([sent, { code: "sent", transaction_id: null, repeats: 1 }, refused]);
  const earlier = { code: "sent", transfer_id: first[0].transfer_id, transaction_id: null, repeats: 0 };
  expect(again).toMatchObject([earlier, earlier, refused]);
  expect([await balanceOf(from), await balanceOf(to)]).toEqual([90, 10]);
});

describe("a transfer within the bank", () => {
  it("keeps the session of a person alive who does nothing else", async () => {
    const isNoted = async () =>
      (
        await bank.db.query("SELECT FROM sessions WHERE user_id = $1 AND last_seen_at >= $2", [
          sender.id,
          bank.clock.now(),
        ])
      ).rowCount === 1;

    for (let round = 0; round < 4; round++) {
      expect((await send({ amount: 1 })).status).toBe(200);
      // No transfer waits for this.
      while (!(await isNoted())) await sleep(20);
      bank.clock.advance(10 * 60_000);
    }
  });

  it("moves the money at once and shows a line on each side", async () => {
    const { status, answer } = await send({ amount: 12.5, description: "Coffee" });

    expect(status).toBe(200);
    expect(answer.transaction).toMatchObject({
      transaction_type: "transfer",
      direction: "outgoing",
      amount: 12.5,
      status: "success",
      description: "Coffee",
      senders_account: from.account_number,
      recipient_account: to.account_number,
    });
    expect(answer.transaction.transaction_reference).toMatch(/^TX-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([87.5, 12.5]);
    expect(await transactionsOf(recipient)).toMatchObject([{ direction: "incoming", amount: 12.5, account_id: to.id }]);
  });

  it("may empty an account to the cent and not go below", async () => {
    expect((await send({ amount: 100 })).status).toBe(200);
    const more = await send({ amount: 0.01 });

    expect([more.status, more.answer.code]).toEqual([422, "insufficient_funds"]);
    expect(await balanceOf(from)).toBe(0);
  });

  it("of more than there is lacks funds, however large it is", async () => {
    const replies = [await send({ amount: 1_000_000.01 }), await send({ amount: "9999999999.99" })];

    expect(replies.map(({ status, answer }) => [status, answer.code])).toEqual(
      Array(2).fill([422, "insufficient_funds"]),
    );
    expect(await balanceOf(from)).toBe(100);
  });

  it("finds the recipient however the number is spaced", async () => {
    const spaced = to.account_number.replace(/(....)/g, "$1 ").trim();

    expect((await send({ recipient_account: spaced })).status).toBe(200);
  });

  it.each([randomUUID(), "11111111-1111-1111-1111-111111111111"])(
    "is found again by its key %s, by nobody but its sender",
    async (key) => {
      const { answer } = await send({}, { key });

      const found = await bank.call("GET /transfers/{key}", { as: sender, params: { key } });
      const byAnother = await bank.call("GET /transfers/{key}", { as: recipient, params: { key } });

      expect(found.answer).toEqual({ state: "done", transaction: answer.transaction });
      expect(byAnother.answer).toEqual({ state: "unknown", transaction: null });
    },
  );

  it("says what is missing in the order of the form", async () => {
    const refusals = [
      await send({ account_id: "" }),
      await send({ recipient_account: "" }),
      await send({ amount: "" }),
      await send({ bank_name: "Barclays" }),
      await send({ bank_name: "Barclays", routing_number: "026002574" }),
      await send({ ...WIRE, swift_code: "BARC" }),
      await send({ amount: 0 }),
    ];

    expect(refusals.map(({ status }) => status)).toEqual(Array(7).fill(400));
    expect(refusals.map(({ answer }) => answer.message)).toEqual([
      "Please fill all required fields.",
      "Please fill all required fields.",
      "Please fill all required fields.",
      "Please provide the bank name and routing number for other bank transfers.",
      "SWIFT code is required for international transfers.",
      "SWIFT code must be 8 or 11 characters long.",
      "Amount must be greater than 0.",
    ]);
    expect(await balanceOf(from)).toBe(100);
  });

  it("keeps that order where more than one thing is wrong, and asks for the PIN last", async () => {
    const wrong = { amount: 0, pin: "x" };
    const refusals = [
      await send({ ...wrong, recipient_account: " " }),
      await send({ ...wrong, bank_name: "Barclays" }),
      await send({ ...WIRE, ...wrong, swift_code: "" }),
      await send({ ...WIRE, ...wrong, swift_code: "BARCGB22".repeat(5) }),
      await send({ ...WIRE, ...wrong }),
      await send({ ...WIRE, pin: "x" }),
    ];

    expect(refusals.map(({ status }) => status)).toEqual(Array(6).fill(400));
    expect(refusals.map(({ answer }) => answer.message)).toEqual([
      "Please fill all required fields.",
      "Please provide the bank name and routing number for other bank transfers.",
      "SWIFT code is required for international transfers.",
      "SWIFT code must be 8 or 11 characters long.",
      "Amount must be greater than 0.",
      "PIN must be 4 digits.",
    ]);
  });

  it.each([{ toString: 5 }, [], true, 7])("makes nothing of %j where a text belongs", async (nonsense) => {
    const { status, answer } = await send({ bank_name: nonsense });

    expect([status, answer.message]).toEqual([
      400,
      "Please provide the bank name and routing number for other bank transfers.",
    ]);
  });
});

describe("a transfer to another bank", () => {
  it("asks of a SWIFT code only that it be 8 to 11 characters long", async () => {
    expect((await send({ ...WIRE, swift_code: "BARC-GB-22" })).status).toBe(200);
  });

  it("leaves the account at once and waits for settlement", async () => {
    const { answer } = await send({ ...WIRE, amount: 40 });

    expect(answer.transaction).toMatchObject({
      transaction_type: "wire_transfer",
      status: "pending",
      bank_name: "Barclays",
      routing_number: "026002574",
      recipient_account: WIRE.recipient_account,
    });
    expect(await balanceOf(from)).toBe(60);
    expect((await bank.call("GET /transactions/summary", { as: sender })).answer).toEqual({
      incoming_sum: 0,
      outgoing_sum: 40,
      total_sum: 40,
      count: 1,
    });
  });
});

describe("P3 the PIN is looked at by the server", () => {
  it("refuses a transfer without a PIN", async () => {
    const { status } = await send({ pin: undefined });

    expect(status).toBe(400);
    expect(await balanceOf(from)).toBe(100);
  });

  it("refuses a wrong PIN, and takes the right one under the same key", async () => {
    const key = randomUUID();
    const wrong = await send({ pin: "0000" }, { key });
    const right = await send({}, { key });

    expect([wrong.status, wrong.answer.code, wrong.answer.message]).toEqual([
      403,
      "incorrect_pin",
      "Incorrect PIN. Please try again.",
    ]);
    expect(right.status).toBe(200);
    expect(await balanceOf(from)).toBe(90);
  });

  it("counts wrong ones anew after a right one: an honest transfer every now and then is never locked out", async () => {
    const codes: (string | undefined)[] = [];
    for (const pin of ["0000", "0000", "0000", "0000", TEST_PIN, "0000", "0000", "0000", "0000", TEST_PIN])
      codes.push((await send({ pin })).answer.code);

    const four = Array(4).fill("incorrect_pin");
    expect(codes).toEqual([...four, undefined, ...four, undefined]);
    expect(await balanceOf(from)).toBe(80);
  });

  it("says of the fifth wrong one that it is wrong, and from then on how long there is to wait", async () => {
    const replies = [];
    for (let guess = 0; guess < 6; guess++) replies.push(await send({ pin: "0000" }));

    const said = replies.map(({ answer, headers }) => [answer.code, headers["retry-after"]]);
    expect(said).toEqual([...Array(5).fill(["incorrect_pin", undefined]), ["pin_locked", "900"]]);
  });

  it("compares each of a batch with its own person's, and notes where a wrong one came from", async () => {
    const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;
    const [wrong, alsoWrong] = [await bank.customer(), await bank.customer()];
    const ask = async (commands: TransferCommand[]) => {
      const results = await sendTogether(bank.db, keys.pin, idle, commands, bank.clock.now());
      return results.map((result) => result.status === "fulfilled" && result.value.outcome);
    };
    await ask([await commandOf(sender, { pin: "0000" })]);

    const outcomes = await ask([
      await commandOf(sender),
      await commandOf(wrong, { pin: "0000", ip: "10.0.0.7" }),
      await commandOf(alsoWrong, { pin: "1111", ip: "10.0.0.9" }),
    ]);

    expect(outcomes).toMatchObject([{ ok: true }, { code: "incorrect_pin" }, { code: "incorrect_pin" }]);
    const { rows } = await bank.db.query(
      "SELECT actor_id AS who, ip FROM audit WHERE action = 'pin.incorrect' AND actor_id = ANY ($1) ORDER BY ip",
      [[wrong.id, alsoWrong.id]],
    );
    expect(rows).toEqual([
      { who: wrong.id, ip: "10.0.0.7" },
      { who: alsoWrong.id, ip: "10.0.0.9" },
    ]);
  });

  const OVER: [string, number, string, number][] = [
    ["was suspended", 0, "UPDATE users SET suspended_at = $2::timestamptz WHERE id = $1", 403],
    ["was deleted", 0, "UPDATE users SET deleted_at = $2::timestamptz WHERE id = $1", 401],
    ["logged out", 0, "DELETE FROM sessions WHERE user_id = $1 AND $2::timestamptz IS NOT NULL", 401],
    ["did nothing for too long", HOUR / 4, "SELECT $1::uuid, $2::timestamptz", 401],
    ["has been there for eight hours", 8 * HOUR, "UPDATE sessions SET last_seen_at = $2 WHERE user_id = $1", 401],
  ];

  it.each(OVER)(
    "looks at no PIN of whoever %s while the process has their session in mind, and sends nothing of theirs",
    async (_what, passed, sql, status) => {
      await send();
      await send();
      bank.clock.advance(passed);
      await bank.db.query(sql, [sender.id, bank.clock.now()]);

      const pins = [TEST_PIN, ...Array(5).fill("0000")];
      const replies = await Promise.all(pins.map((pin) => send({ pin })));

      expect(replies.map((reply) => reply.status)).toEqual(Array(6).fill(status));
      const { rows } = await bank.db.query("SELECT failures, locks FROM pins WHERE user_id = $1", [sender.id]);
      expect(rows).toEqual([{ failures: 0, locks: 0 }]);
      expect(await balanceOf(from)).toBe(80);
    },
  );

  it("takes nobody's session for another person's", async () => {
    const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;
    const { sessionId } = await commandOf(recipient);
    const commands = await Promise.all([TEST_PIN, "0000"].map((pin) => commandOf(sender, { sessionId, pin })));

    const codes: unknown[] = [];
    for (const command of commands)
      codes.push(...(await sendTogether(bank.db, keys.pin, idle, [command], bank.clock.now())));

    expect(codes).toMatchObject(Array(2).fill({ value: { outcome: { code: "session_required" } } }));
    const { rows } = await bank.db.query("SELECT failures FROM pins WHERE user_id = $1", [sender.id]);
    expect(rows).toEqual([{ failures: 0 }]);
    expect(await balanceOf(from)).toBe(100);
  });

  it("asks a person without a PIN to set one", async () => {
    const newcomer = await bank.person();
    const account = await bank.account(newcomer);

    const { status, answer } = await send({ account_id: account.id }, { as: newcomer });

    expect([status, answer.code]).toEqual([422, "pin_not_set"]);
  });
});

describe("P4 what the PIN confirmed is what is done", () => {
  it("keeps a hash over amount, payee, source, person, session and key, each of which makes it another", async () => {
    const savings = await bank.account(sender, { cents: 10_000n });
    const third = await bank.account(await bank.customer(), { cents: 0n });
    const elsewhere = await sender.signIn();
    const hashOf = async (...sent: Parameters<typeof send>) => {
      const { answer } = await send(...sent);
      const { rows } = await bank.db.query<{ hash: string }>(
        `SELECT encode(t.sca_hash, 'hex') AS hash FROM transactions l JOIN transfers t ON t.id = l.transfer_id WHERE l.id = $1`,
        [answer.transaction.id],
      );
      return rows[0]?.hash;
    };

    const hashes = [
      await hashOf(),
      await hashOf({ amount: 11 }),
      await hashOf({ recipient_account: third.account_number }),
      await hashOf({ ...WIRE }),
      await hashOf({ ...WIRE, swift_code: "BARCGB23" }),
      await hashOf({ account_id: savings.id }),
      await hashOf({}, { as: elsewhere }),
      await hashOf({}, { key: randomUUID() }),
    ];

    expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash ?? ""))).toBe(true);
    expect(new Set(hashes).size).toBe(hashes.length);
    // Nothing but these goes into it.
    expect(await hashOf({ description: "Coffee" })).toBe(hashes[0]);
  });
});

describe("P5 nobody spends from an account that is not theirs", () => {
  it("answers somebody else's account and none at all alike", async () => {
    const others = await send({ account_id: to.id, recipient_account: from.account_number });
    const none = await send({ account_id: randomUUID() });
    const nonsense = await send({ account_id: "1" });

    for (const { status, answer } of [others, none, nonsense]) {
      expect([status, answer.code]).toEqual([404, "account_not_found"]);
    }
    expect(await transactionsOf(sender)).toEqual([]);
  });

  it("knows none that is closed, as the account to send from or as the recipient", async () => {
    const other = await bank.account(sender);
    await bank.db.query("UPDATE accounts SET closed_at = now() WHERE id = $1", [to.id]);
    const toClosed = await send();
    const admin = await bank.person({ role: "admin" });
    await bank.call("POST /delete-account/{id}", { as: admin, params: { id: from.id } });
    const fromClosed = await send({ recipient_account: other.account_number });

    expect([toClosed.answer.code, fromClosed.answer.code]).toEqual(["recipient_not_found", "account_not_found"]);
    expect([await balanceOf(to), await balanceOf(other)]).toEqual([0, 1_000]);
  });

  it("does, and the same request shows it, where the clause about the owner is missing", async () => {
    const others = await bank.account(recipient, { cents: 10_000n });
    const { rows } = await bank.db.query<{ text: string }>(
      "SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE proname = 'send_transfers' ORDER BY pronargs DESC LIMIT 1",
    );
    const whole = rows[0]?.text ?? "";
    const without = whole.replace(" OR held_owner[c.origin] <> c.person", "");
    await bank.db.query(without);
    try {
      const { status } = await send({ account_id: others.id, recipient_account: from.account_number });

      expect([status, await balanceOf(others)]).toEqual([200, 90]);
    } finally {
      await bank.db.query(whole);
    }
  });
});

describe("P8 amounts are exact or refused", () => {
  const refused = [
    -1,
    0,
    0.001,
    0.005,
    1e21,
    1e-7,
    "5e0",
    "-1",
    "NaN",
    "",
    " 1",
    "1,50",
    true,
    [5],
    null,
    {},
    10_000_000_000,
    "01",
  ];

  it.each(refused.map((amount) => [JSON.stringify(amount), amount]))("refuses %s", async (_text, amount) => {
    const { status } = await send({ amount });

    expect(status).toBe(400);
    expect(await balanceOf(from)).toBe(100);
  });

  it("refuses what JSON cannot carry: 1e309 and NaN", async () => {
    for (const amount of ["1e309", "NaN"]) {
      const response = await bank.app.inject({
        method: "POST",
        url: "/api/transactions/transfer",
        headers: { authorization: `Bearer ${sender.token}`, "content-type": "application/json" },
        payload: `{"account_id":"${from.id}","recipient_account":"${to.account_number}","amount":${amount},"pin":"${TEST_PIN}"}`,
      });

      expect(response.statusCode).toBe(400);
    }
    expect(await balanceOf(from)).toBe(100);
  });

  it.each([
    [0.29, 0.29],
    ["0.29", 0.29],
    [1.1, 1.1],
    [64.1, 64.1],
    ["12.5", 12.5],
  ])("moves %p to the cent", async (amount, moved) => {
    expect((await send({ amount })).status).toBe(200);
    expect(await balanceOf(to)).toBe(moved);
  });
});

describe("P9 money is spent once", () => {
  it("lets one of fifty transfers of everything through", async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => send({ amount: 100 }, { key: randomUUID() })));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ answer }) => answer.code === "insufficient_funds")).toHaveLength(49);
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([0, 100]);
  });

  it("also when two processes are asked at once", async () => {
    const twin = await bank.twin();
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        bank.call("POST /transactions/transfer", {
          as: sender,
          ...(index % 2 ? { app: twin } : {}),
          body: { account_id: from.id, recipient_account: to.account_number, amount: 100, pin: TEST_PIN },
        }),
      ),
    );

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([0, 100]);
  });

  it("refuses an overdraft in the database too, whatever the program believes", async () => {
    await expect(
      bank.db.query(
        `WITH j AS (INSERT INTO journals (id, kind, booked_at) VALUES ($1, 'test', now()))
         INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position) VALUES ($1, 1, $2, -10001, -1, 1), ($1, 2, $3, 10001, 10001, 2)`,
        [randomUUID(), from.id, to.id],
      ),
    ).rejects.toThrow("accounts_never_overdrawn");
  });
});

describe("the books are held by the database itself", () => {
  const post = (lines: [Account, number, number][]) =>
    bank.db.query(
      `WITH j AS (INSERT INTO journals (id, kind, booked_at) VALUES ($1, 'test', now()))
       INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position)
       SELECT $1, n, account, amount, after, n
       FROM unnest($2::uuid[], $3::bigint[], $4::bigint[]) WITH ORDINALITY AS l (account, amount, after, n)`,
      [randomUUID(), lines.map(([{ id }]) => id), lines.map(([, amount]) => amount), lines.map(([, , after]) => after)],
    );

  it("refuses a journal that does not add up", async () => {
    await expect(
      post([
        [from, -100, 9_900],
        [to, 99, 99],
      ]),
    ).rejects.toThrow("does not add up");
  });

  it("refuses a posting whose balance is not the account's", async () => {
    await expect(
      post([
        [from, -100, 9_901],
        [to, 100, 100],
      ]),
    ).rejects.toThrow("does not fit");
  });

  it("refuses a posting to an account that is not there", async () => {
    await expect(
      post([
        [from, -100, 9_900],
        [{ ...to, id: randomUUID() }, 100, 100],
      ]),
    ).rejects.toThrow("does not fit");
  });

  it("refuses lines added to a journal that was written before", async () => {
    await send();
    const { rows } = await bank.db.query<{ id: string }>("SELECT id FROM journals ORDER BY booked_at DESC LIMIT 1");

    await expect(
      bank.db.query(
        `INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position)
         SELECT $1, n + 2, account, amount, after, n
         FROM unnest($2::uuid[], $3::bigint[], $4::bigint[]) WITH ORDINALITY AS l (account, amount, after, n)`,
        [rows[0]?.id, [from.id, to.id], [-100, 100], [8_900, 1_100]],
      ),
    ).rejects.toThrow("postings_journal refers to nothing");
  });

  it.each([
    [
      "a posting",
      "postings_journal",
      "INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position) VALUES ($1, 1, $2, 100, 10100, 1), ($1, 2, $3, -100, -100, 2)",
    ],
    [
      "a journal",
      "journals_transfer",
      "INSERT INTO journals (id, transfer_id, kind, booked_at) SELECT gen_random_uuid(), $1, 'test', now() WHERE $2::uuid <> $3::uuid",
    ],
    [
      "a transfer",
      "transfers_accounts",
      "INSERT INTO transfers (id, type, from_account, to_account, amount, status, created_at) VALUES ($1, 'test', $2, $3, 1, 'success', now()), (gen_random_uuid(), 'test', $2, gen_random_uuid(), 1, 'success', now())",
    ],
    [
      "a line of a statement",
      "transactions_transfer",
      `INSERT INTO transactions (id, transfer_id, account_id, reference, type, direction, amount, status, created_at, synthetic, hidden)
       VALUES (gen_random_uuid(), $1, $2, 'TX-00000000', 'test', 'outgoing', 1, 'success', now(), false, false),
              (gen_random_uuid(), $3, $2, 'TX-00000001', 'test', 'outgoing', 1, 'success', now(), false, false)`,
    ],
  ])("refuses %s of something that is not there", async (_what, name, statement) => {
    await expect(bank.db.query(statement, [randomUUID(), from.id, to.id])).rejects.toThrow(`${name} refers to nothing`);
  });

  it.each([
    "UPDATE accounts SET balance = balance + 1",
    "INSERT INTO accounts SELECT gen_random_uuid(), kind, owner_id, 'full', 1, created_at FROM accounts WHERE owner_id IS NOT NULL",
    "UPDATE postings SET amount = amount + 1",
    "DELETE FROM postings",
    "TRUNCATE postings",
    "DELETE FROM journals WHERE false",
  ])("refuses %s", async (statement) => {
    await send();

    await expect(bank.db.query(statement)).rejects.toThrow(/postings alone|append-only|cannot truncate/);
  });

  it("keeps of a line all that was written, but its status and whether it is shown", async () => {
    await send();

    expect(await columnsThatChange(bank.db, "transactions")).toEqual(["status", "hidden"]);
  });
});

describe("words and amounts that mean nothing are refused by the database itself", () => {
  const now = "'2026-01-01'::timestamptz";
  const id = "gen_random_uuid()";

  it.each([
    [
      "accounts_kind_check",
      `INSERT INTO accounts (id, kind, account_number, created_at) VALUES (${id}, 'gold', 'x', ${now})`,
    ],
    [
      "accounts_owned",
      `INSERT INTO accounts (id, kind, account_number, created_at) VALUES (${id}, 'savings', 'x', ${now})`,
    ],
    [
      "accounts_owned",
      `INSERT INTO accounts (id, kind, owner_id, account_number, created_at) SELECT ${id}, 'cash', id, 'x', ${now} FROM users LIMIT 1`,
    ],
    [null, "UPDATE accounts SET kind = 'savings'"],
    ["transfer_status", "UPDATE transfers SET status = 'lost'"],
    ["transfer_status", "UPDATE transactions SET status = 'lost'"],
    [
      "cents_sent",
      `INSERT INTO transfers (id, type, from_account, to_account, amount, status, created_at) SELECT ${id}, 'transfer', $1, $2, 0, 'success', ${now}`,
    ],
    [
      "transfers_move",
      `INSERT INTO transfers (id, type, from_account, to_account, amount, status, created_at) SELECT ${id}, 'transfer', $1, $1, 1, 'success', ${now} WHERE $2::uuid IS NOT NULL`,
    ],
    [
      "cents_moved",
      `INSERT INTO postings (journal_id, line, account_id, amount, balance_after, position) VALUES (${id}, 1, $1, 0, 0, 1), (${id}, 2, $2, 0, 0, 2)`,
    ],
    [
      "cents_sent",
      `INSERT INTO transactions (id, transfer_id, account_id, reference, type, direction, amount, status, created_at, synthetic, hidden) SELECT ${id}, $1, $2, 'TX-X', 'transfer', 'incoming', -1, 'success', ${now}, false, false`,
    ],
    [
      "line_direction",
      `INSERT INTO transactions (id, transfer_id, account_id, reference, type, direction, amount, status, created_at, synthetic, hidden) SELECT ${id}, $1, $2, 'TX-X', 'transfer', 'sideways', 1, 'success', ${now}, false, false`,
    ],
  ])("%s: %s", async (constraint, statement) => {
    await send();
    const values = statement.includes("$1") ? [from.id, to.id] : [];
    const refusal = await bank.db.query(statement, values).then(
      () => null,
      (error: DatabaseError) => error,
    );

    expect(refusal?.code).toBe(constraint ? "23514" : "23000");
    if (constraint) expect([refusal?.constraint, refusal?.message].join(" ")).toContain(constraint);
  });
});

describe("P10 a repeated request is done once", () => {
  it("answers twenty at the same moment with one transfer", async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, () => send({ amount: 25 }, { key })));

    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(({ answer }) => answer.transaction.id)).size).toBe(1);
    expect(replies.filter(({ headers }) => headers["idempotency-replayed"] === "true")).toHaveLength(19);
    expect(await balanceOf(from)).toBe(75);
  });

  it("keeps the keys of two people apart, also when both use them at the same moment", async () => {
    const [key, back] = [randomUUID(), await bank.account(recipient, { cents: 10_000n })];
    const sendBack = { account_id: back.id, recipient_account: from.account_number, amount: 5 };
    // Whoever is known at the door goes straight to the lane, where the others gather in one batch while the first is under way.
    await Promise.all([transactionsOf(sender), transactionsOf(recipient)]);
    const [, ...replies] = await Promise.all([
      send({ amount: 1 }),
      send({ amount: 25 }, { key }),
      send(sendBack, { as: recipient, key }),
      send({ amount: 25 }, { key }),
      send(sendBack, { as: recipient, key }),
      send({ ...sendBack, amount: 6 }, { as: recipient, key }),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 422]);
    expect(replies[2]?.answer.transaction.id).toBe(replies[0]?.answer.transaction.id);
    expect(replies[3]?.answer.transaction.id).toBe(replies[1]?.answer.transaction.id);
    expect(await balanceOf(from)).toBe(79);
    expect(await balanceOf(back)).toBe(95);
  });

  it("also over two processes", async () => {
    const twin = await bank.twin();
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        bank.call("POST /transactions/transfer", {
          as: sender,
          key,
          ...(index % 2 ? { app: twin } : {}),
          body: { account_id: from.id, recipient_account: to.account_number, amount: 25, pin: TEST_PIN },
        }),
      ),
    );

    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(({ answer }) => answer.transaction.id)).size).toBe(1);
    expect(await balanceOf(from)).toBe(75);
  });

  it("gives the first answer again, although the transfer was settled or returned meanwhile", async () => {
    const admin = await bank.customer({ role: "admin" });
    for (const [change, status] of [
      [WIRE, "success"],
      [WIRE, "failed"],
      [{}, "failed"],
    ] as const) {
      const key = randomUUID();
      const first = await send(change, { key });
      const params = { transactionId: first.answer.transaction.id };
      await bank.call("POST /change-status/{transactionId}", { as: admin, params, body: { status } });

      const again = await send(change, { key });

      expect([again.headers["idempotency-replayed"], again.answer]).toEqual(["true", first.answer]);
      expect(
        (await bank.call("GET /transfers/{key}", { as: sender, params: { key } })).answer.transaction?.status,
      ).toBe(status);
    }
  });

  it("refuses the key for other details", async () => {
    const key = randomUUID();
    await send({ amount: 10 }, { key });

    const other = await send({ amount: 11 }, { key });

    expect([other.status, other.answer.code]).toEqual([422, "key_reused"]);
    expect(await balanceOf(from)).toBe(90);
  });

  it("refuses the key where any one detail is another, and still answers it where none is", async () => {
    const [key, second] = [randomUUID(), await bank.account(sender)];
    const first = { ...WIRE, description: "Rent" };
    await send(first, { key });

    const others = {
      account_id: second.id,
      recipient_account: "GB20309912345679",
      amount: 11,
      bank_name: "Lloyds",
      routing_number: "021000021",
      swift_code: "BARCGB2L",
      description: "Food",
    };
    const codes: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(others))
      codes[field] = (await send({ ...first, [field]: value }, { key })).answer.code;
    const same = await send(first, { key });

    expect(codes).toEqual(Object.fromEntries(Object.keys(others).map((field) => [field, "key_reused"])));
    expect([same.status, same.headers["idempotency-replayed"]]).toEqual([200, "true"]);
    expect([await balanceOf(from), await balanceOf(second)]).toEqual([90, 1_000]);
  });

  it("reads a SWIFT code and an account's id in capitals or small letters alike, and answers with the id as the bank writes it", async () => {
    const key = randomUUID();
    const first = await send({ ...WIRE, account_id: from.id.toUpperCase() }, { key });

    const again = await send({ ...WIRE, account_id: from.id.toUpperCase(), swift_code: "barcgb22" }, { key });

    expect(first.answer.transaction.account_id).toBe(from.id);
    expect([again.status, again.headers["idempotency-replayed"]]).toEqual([200, "true"]);
    expect(again.answer).toEqual(first.answer);
    expect(await balanceOf(from)).toBe(90);
  });

  it("keeps one person's keys apart from another's", async () => {
    const key = randomUUID();
    await bank.account(recipient, { cents: 5_000n });
    await send({ amount: 10 }, { key });

    const { headers } = await bank.call("POST /transactions/transfer", {
      as: recipient,
      key,
      body: { account_id: to.id, recipient_account: from.account_number, amount: 5, pin: TEST_PIN },
    });

    expect(headers["idempotency-replayed"]).toBeUndefined();
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([95, 5]);
  });

  it("does not keep a refusal: funds that came later may be sent under the same key", async () => {
    const key = randomUUID();
    const early = await send({ amount: 150 }, { key });
    const more = await bank.account(sender, { cents: 10_000n });
    await send({ account_id: more.id, recipient_account: from.account_number, amount: 100 });

    const later = await send({ amount: 150 }, { key });

    expect(early.answer.code).toBe("insufficient_funds");
    expect(later.status).toBe(200);
    expect(await balanceOf(to)).toBe(150);
  });

  it("still answers a day later", async () => {
    const key = randomUUID();
    await send({}, { key });
    bank.clock.advance(25 * HOUR);

    const { headers, status } = await send({}, { key, as: await sender.signIn() });

    expect([status, headers["idempotency-replayed"]]).toEqual([200, "true"]);
    expect(await balanceOf(from)).toBe(90);
  });

  it("refuses a key that is no UUID", async () => {
    expect((await send({}, { key: "1" })).status).toBe(400);
  });
});

describe("P10 a transfer that is withdrawn", () => {
  const NOTHING = { state: "withdrawn", transaction: null };
  const withdraw = (key: string, as = sender) => bank.call("POST /transfers/{key}/withdraw", { as, params: { key } });

  it("is not made however late its request comes, and no line tells of it", async () => {
    const key = randomUUID();
    const withdrawn = [await withdraw(key), await withdraw(key)];
    const late = await send({}, { key });

    expect(withdrawn.map(({ answer }) => answer)).toEqual([NOTHING, NOTHING]);
    expect([late.status, late.answer.code]).toEqual([422, "key_reused"]);
    const found = await bank.call("GET /transfers/{key}", { as: sender, params: { key } });
    expect(found.answer).toEqual({ state: "unknown", transaction: null });
    expect(await transactionsOf(sender)).toEqual([]);
    expect(await balanceOf(from)).toBe(100);
    const { rows } = await bank.db.query("SELECT details FROM audit WHERE action = $1 AND actor_id = $2", [
      "transfer.withdrawn",
      sender.id,
    ]);
    expect(rows).toEqual([{ details: { key } }]);
  });

  it("is told of and stays if it was made, also when somebody else withdraws its key", async () => {
    const key = randomUUID();
    expect((await withdraw(key, recipient)).answer).toEqual(NOTHING);
    const { answer: made } = await send({}, { key });

    expect((await withdraw(key)).answer).toEqual({ state: "done", transaction: made.transaction });
    expect((await withdraw(key, recipient)).answer).toEqual(NOTHING);
    expect((await send({}, { key })).headers["idempotency-replayed"]).toBe("true");
    expect(await balanceOf(from)).toBe(90);
  });

  it("is made or withdrawn when both come at the same moment, over two processes", async () => {
    const twin = await bank.twin();
    const done = { made: 0, withdrawn: 0 };
    await meet(30, async (first, second) => {
      const key = randomUUID();
      const [sent, ended] = await Promise.all([
        first().then(() => send({ amount: 1 }, { key })),
        second().then(() => bank.call("POST /transfers/{key}/withdraw", { as: sender, params: { key }, app: twin })),
      ]);
      const isMade = sent.status === 200;

      expect(ended.answer.state).toBe(isMade ? "done" : "withdrawn");
      expect(ended.answer.transaction?.transaction_reference).toBe(sent.answer.transaction?.transaction_reference);
      done[isMade ? "made" : "withdrawn"]++;
      return isMade;
    });
    expect(Math.min(done.made, done.withdrawn)).toBeGreaterThan(0);
    expect(await balanceOf(from)).toBe(100 - done.made);
  });

  it("takes no more than sixty keys an hour: one beyond may still be sent", async () => {
    for (let count = 0; count < 60; count++) expect((await withdraw(randomUUID())).status).toBe(200);
    const key = randomUUID();
    const { status, answer, headers } = await withdraw(key);

    expect([status, answer.code, headers["retry-after"]]).toEqual([429, "too_many_requests", "3600"]);
    expect((await send({}, { key })).status).toBe(200);
  });
});

describe("P11 money is not sent to where it is", () => {
  it("refuses the own account as its recipient", async () => {
    const { status, answer } = await send({ recipient_account: from.account_number });

    expect([status, answer.code]).toEqual([422, "same_account"]);
  });

  it("also when the fields of another bank lead home", async () => {
    const { answer } = await send({ ...WIRE, routing_number: ROUTING_NUMBER, recipient_account: from.account_number });

    expect(answer.code).toBe("same_account");
    expect(await balanceOf(from)).toBe(100);
  });

  it("treats our own routing number as a transfer within the bank", async () => {
    const { answer } = await send({ ...WIRE, routing_number: ROUTING_NUMBER, recipient_account: to.account_number });

    expect(answer.transaction.transaction_type).toBe("transfer");
    expect(await balanceOf(to)).toBe(10);
  });
});

describe("P12 a suspended person moves no money", () => {
  it("is refused before anything else is looked at", async () => {
    const suspended = await bank.customer({ suspended: true });

    const { status, answer } = await send({ pin: "nonsense", amount: -1 }, { as: suspended });

    expect([status, answer.message]).toEqual([403, "Your account is suspended. Please contact support."]);
  });

  it("hears of the suspension first also in the middle of a session that the process has in mind", async () => {
    await send();
    await send();
    await bank.db.query("UPDATE users SET suspended_at = now() WHERE id = $1", [sender.id]);

    const { status, answer } = await send({ pin: "nonsense", amount: -1 });

    expect([status, answer.code]).toEqual([403, "suspended"]);
  });

  it("hears of the suspension first also where nobody can read what it sends", async () => {
    await send();
    await bank.db.query("UPDATE users SET suspended_at = now() WHERE id = $1", [sender.id]);

    const reply = await bank.app.inject({
      method: "POST",
      url: "/api/transactions/transfer",
      headers: { authorization: `Bearer ${sender.token}`, "content-type": "application/json" },
      payload: "{",
    });

    expect([reply.statusCode, reply.json().code]).toEqual([403, "suspended"]);
  });

  it("is looked at again inside of the transaction: nothing is committed after the suspension", async () => {
    let committed = 0;
    await meet(60, async (first, second) => {
      const person = await bank.customer();
      const account = await bank.account(person, { cents: 1_000n });
      const body = { account_id: account.id, recipient_account: to.account_number, amount: 0.01, pin: TEST_PIN };
      const countOf = async (db: Queryable) =>
        (await db.query("SELECT FROM transfers WHERE customer_id = $1", [person.id])).rowCount ?? 0;

      const [replies, atSuspension] = await Promise.all([
        first().then(() =>
          Promise.all(Array.from({ length: 5 }, () => bank.call("POST /transactions/transfer", { as: person, body }))),
        ),
        second().then(() =>
          transaction(bank.db, async (tx) => {
            await tx.query("UPDATE users SET suspended_at = now() WHERE id = $1", [person.id]);
            return countOf(tx);
          }),
        ),
      ]);

      expect(replies.every(({ status }) => status === 200 || status === 403)).toBe(true);
      expect(await countOf(bank.db)).toBe(atSuspension);
      committed += atSuspension;
      return atSuspension > 0;
    });
    // Some came before the suspension and some after, or this would have shown nothing.
    expect(committed).toBeGreaterThan(0);
    expect(committed).toBeLessThan(300);
  });
});

describe("P16 account numbers cannot be probed", () => {
  it("gives one text for every unknown recipient, and stops the twenty-first", async () => {
    const numbers = Array.from({ length: 21 }, (_, index) => String(100_000_000_000 + index));
    const replies = [];
    for (const recipient_account of numbers) replies.push(await send({ recipient_account }));

    expect(new Set(replies.slice(0, 20).map(({ answer }) => answer.message))).toEqual(
      new Set(["Recipient account not found."]),
    );
    expect([replies[20]?.status, replies[20]?.answer.code]).toEqual([429, "too_many_requests"]);
    // Or the next answer would tell that this one exists. Nobody is looked for at another bank.
    expect((await send()).status).toBe(429);
    expect((await send(WIRE)).status).toBe(200);

    // As it was told: not a moment before, and not one after.
    expect(replies[20]?.headers["retry-after"]).toBe("3600");
    bank.clock.advance(HOUR - 1);
    const as = await sender.signIn();
    expect((await send({}, { as })).status).toBe(429);
    bank.clock.advance(1);
    expect((await send({}, { as })).status).toBe(200);
  });

  const NUMBERS = Array.from({ length: 60 }, (_, index) => String(100_000_000_000 + index));
  const tally = (replies: { answer: { code?: string } }[]) => {
    const codes = replies.map(({ answer }) => answer.code ?? "sent").sort();
    return Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((each) => each === code).length]));
  };

  it("nor by a burst: those who come behind twenty unknown ones learn of nobody, also where the number exists", async () => {
    const burst = [...NUMBERS.slice(0, 30), to.account_number, ...NUMBERS.slice(30), to.account_number];

    const replies = await Promise.all(burst.map((recipient_account) => send({ recipient_account })));

    expect(tally(replies)).toEqual({ recipient_not_found: 20, too_many_requests: 42 });
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([100, 0]);
  });

  it("nor by a burst behind unknown ones that were named one by one", async () => {
    for (const recipient_account of NUMBERS.slice(0, 19)) await send({ recipient_account });

    const burst = [...NUMBERS.slice(20, 30), to.account_number];
    const replies = await Promise.all(burst.map((recipient_account) => send({ recipient_account })));

    expect(tally(replies)).toEqual({ recipient_not_found: 1, too_many_requests: 10 });
    expect(await balanceOf(to)).toBe(0);
  });

  it("nor by a burst to a process that has counted nothing itself, from whichever account", async () => {
    const [twin, second] = [await bank.twin(), await bank.account(sender, { cents: 10_000n })];
    for (const recipient_account of NUMBERS.slice(0, 19)) await send({ recipient_account });
    // Whoever is known at the door goes straight to the lane.
    await bank.call("GET /accounts", { as: sender, app: twin });

    const burst = [...NUMBERS.slice(20, 30), to.account_number, to.account_number];
    const replies = await Promise.all(
      burst.map((recipient_account, index) =>
        bank.call("POST /transactions/transfer", {
          as: sender,
          app: twin,
          body: { account_id: (index % 2 ? from : second).id, recipient_account, amount: 10, pin: TEST_PIN },
        }),
      ),
    );

    expect(tally(replies)).toEqual({ recipient_not_found: 1, too_many_requests: 11 });
    expect(replies.at(-1)?.answer.retry_after).toBe(3_600);
    expect(await balanceOf(to)).toBe(0);
  });

  it("tells a burst of twenty unknown ones over two processes too", async () => {
    const twin = await bank.twin();

    const replies = await Promise.all(
      NUMBERS.map((recipient_account, index) =>
        bank.call("POST /transactions/transfer", {
          as: sender,
          ...(index % 2 ? { app: twin } : {}),
          body: { account_id: from.id, recipient_account, amount: 10, pin: TEST_PIN },
        }),
      ),
    );

    expect(tally(replies)).toEqual({ recipient_not_found: 20, too_many_requests: 40 });
  });

  it("lets a burst to those who exist through", async () => {
    const replies = await Promise.all(NUMBERS.map(() => send({ amount: 1 })));

    expect(tally(replies)).toEqual({ sent: 60 });
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([40, 60]);
  });

  it("numbers accounts at random", async () => {
    const numbers = await Promise.all(
      Array.from({ length: 10 }, async () => (await bank.account(sender, { cents: 0n })).account_number),
    );
    const gaps = numbers
      .map(Number)
      .sort((a, b) => a - b)
      .map((number, index, all) => number - (all[index - 1] ?? 0));

    expect(numbers.every((number) => /^\d{12}$/.test(number))).toBe(true);
    expect(gaps.slice(1).every((gap) => gap > 1)).toBe(true);
  });

  it("does not know the bank's own accounts as recipients", async () => {
    for (const recipient_account of ["system-cash", "systemcash", "system-fees"]) {
      expect((await send({ recipient_account })).answer.code).toBe("recipient_not_found");
    }
  });

  it("begins to count anew when the hour is over, and stops the twenty-first of the next hour too", async () => {
    const guess = async (as: { token: string }, count: number) => {
      const codes = [];
      for (const recipient_account of NUMBERS.slice(0, count))
        codes.push((await send({ recipient_account }, { as })).answer.code);
      return codes;
    };
    await guess(sender, 20);
    bank.clock.advance(HOUR);

    const codes = await guess(await sender.signIn(), 21);

    expect(codes).toEqual([...Array(20).fill("recipient_not_found"), "too_many_requests"]);
  });

  it("nor while another process counts the twentieth", async () => {
    const recipient_account = NUMBERS[0];
    await send({ recipient_account });

    const [{ answer }] = await whileHeld(
      bank.db,
      (holder) => holder.query("UPDATE tries SET count = 20 WHERE bucket = $1", [`unknown:${sender.id}`]),
      () => send({ recipient_account }),
    );

    expect(answer.code).toBe("too_many_requests");
  });

  it("nor by whoever is stopped and comes behind somebody who is not", async () => {
    const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;
    for (const recipient_account of NUMBERS.slice(0, 20)) await send({ recipient_account });
    const unknown = await commandOf(recipient, { fromAccountId: to.id, recipient: String(NUMBERS[0]) });

    const commands = [unknown, await commandOf(sender)];
    const results = await sendTogether(bank.db, keys.pin, idle, commands, bank.clock.now());

    const codes = ["recipient_not_found", "too_many_requests"];
    expect(results).toMatchObject(codes.map((code) => ({ value: { outcome: { code } } })));
  });

  it("counts a closed account like one that does not exist", async () => {
    await bank.db.query("UPDATE accounts SET closed_at = now() WHERE id = $1", [to.id]);

    const codes = [];
    for (let guess = 0; guess < 21; guess++) codes.push((await send()).answer.code);

    expect(codes).toEqual([...Array(20).fill("recipient_not_found"), "too_many_requests"]);
  });
});

/** Held rows are looked at until then, however slow the machine. */
const patient = () => performance.now() + 60_000;

describe("an account that somebody else holds", () => {
  it("does not hold up the transfers of others", async () => {
    const [payer, payee] = [await bank.customer(), await bank.customer()];
    const [source, goal] = [await bank.account(payer, { cents: 500n }), await bank.account(payee, { cents: 0n })];
    const told: string[] = [];
    await transaction(bank.db, async (tx) => {
      await tx.query("SELECT FROM accounts WHERE id = $1 FOR UPDATE", [from.id]);
      send().then(() => told.push("held"));
      await waiting(bank.db, 1);
      const free = await send(
        { account_id: source.id, recipient_account: goal.account_number, amount: 5 },
        { as: payer },
      );
      told.push("free");
      expect(free.status).toBe(200);
      expect(told).toEqual(["free"]);
    });
    while (told.length < 2) await sleep(10);

    expect([await balanceOf(from), await balanceOf(goal)]).toEqual([90, 5]);
  });

  it.each([
    ["sender", () => from.id],
    ["recipient", () => to.id],
  ])("does not fail those of its batch, however long the %s's is held", async (_whose, held) => {
    const [payer, payee] = [await bank.customer(), await bank.customer()];
    const [source, goal] = [await bank.account(payer, { cents: 5_000n }), await bank.account(payee, { cents: 0n })];
    const free = { fromAccountId: source.id, recipient: goal.account_number };
    const commands = [await commandOf(payer, free), await commandOf(sender), await commandOf(payer, free)];
    const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;

    const results = await transaction(bank.db, async (tx) => {
      await tx.query("SELECT FROM accounts WHERE id = $1 FOR UPDATE", [held()]);
      return sendTogether(new SharedConnection(bank.db), keys.pin, idle, commands, bank.clock.now(), patient());
    });

    const sent = { status: "fulfilled", value: { outcome: { ok: true } } };
    expect(results).toMatchObject([sent, { status: "rejected" }, sent]);
    expect(isUnavailable((results[1] as PromiseRejectedResult).reason)).toBe(true);
    expect([await balanceOf(source), await balanceOf(goal), await balanceOf(from)]).toEqual([30, 20, 100]);
  });

  it("does not fail those that stay within the bank when it is the bank's own, which only money to another bank needs", async () => {
    const otherBank = { name: WIRE.bank_name, routingNumber: WIRE.routing_number };
    const commands = [await commandOf(sender), await commandOf(sender, { otherBank })];
    const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;

    const results = await transaction(bank.db, async (tx) => {
      await tx.query("SELECT FROM accounts WHERE id = $1 FOR UPDATE", [SYSTEM_ACCOUNTS.clearing]);
      return sendTogether(new SharedConnection(bank.db), keys.pin, idle, commands, bank.clock.now(), patient());
    });

    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([90, 10]);
  });

  it("fails none of its batch when it is given back just as the bank looks whose it is", async () => {
    const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;
    const commands = [await commandOf(sender), await commandOf(sender)];
    const holder = await bank.db.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT FROM accounts WHERE id = $1 FOR UPDATE", [from.id]);
    const shared = new SharedConnection(bank.db);
    const db: Pick<SharedConnection, "query"> = {
      query: <R extends QueryResultRow>(statement: QueryConfig) =>
        shared.query<R>(statement).catch(async (error) => {
          await holder.query("ROLLBACK");
          throw error;
        }),
    };

    const results = await sendTogether(db, keys.pin, idle, commands, bank.clock.now(), patient());
    holder.release();

    const sent = { status: "fulfilled", value: { outcome: { ok: true } } };
    expect(results).toMatchObject([sent, sent]);
    expect(await balanceOf(from)).toBe(80);
  });
});

describe("a PIN that somebody else holds", () => {
  /** One whose PIN is wrong and has to be counted, between two of somebody else; and how often the database was asked. */
  async function sendWhileHeld(giveUpAt = patient()) {
    const payer = await bank.customer();
    const source = await bank.account(payer, { cents: 5_000n });
    const free = { fromAccountId: source.id, recipient: to.account_number };
    const commands = [
      await commandOf(payer, free),
      await commandOf(sender, { pin: "0000" }),
      await commandOf(payer, free),
    ];
    const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;
    const impatient = await bank.db.connect();
    await impatient.query("SET lock_timeout = 200");
    const query = jest.spyOn(impatient, "query");
    const results = await transaction(bank.db, async (tx) => {
      await tx.query("SELECT FROM pins WHERE user_id = $1 FOR UPDATE", [sender.id]);
      return sendTogether(impatient, keys.pin, idle, commands, bank.clock.now(), giveUpAt);
    });
    const asked = query.mock.calls.length;
    impatient.release(true);
    return { statuses: results.map(({ status }) => status), asked, left: await balanceOf(source) };
  }

  it("does not fail those of its batch", async () => {
    const { statuses, left } = await sendWhileHeld();

    expect(statuses).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(left).toBe(30);
  });

  it("is not waited for again when nobody waits for an answer any more", async () => {
    const { statuses, asked, left } = await sendWhileHeld(performance.now());

    expect(statuses).toEqual(["rejected", "rejected", "rejected"]);
    expect([asked, left]).toEqual([1, 50]);
  });
});

it("asks for none of a batch that is sent one by one once nobody waits for an answer any more", async () => {
  const { SESSION_IDLE_MINUTES: idle, keys } = bank.deps.config;
  const commands = [await commandOf(sender), await commandOf(sender), await commandOf(sender)];
  const giveUpAt = performance.now() + 1_000;
  let asked = 0;
  const brokenRule = Object.assign(new Error("a rule is broken"), { code: "23514" });
  const db: Pick<SharedConnection, "query"> = {
    async query() {
      asked++;
      if (asked === 2) while (performance.now() < giveUpAt) await sleep(20);
      throw brokenRule;
    },
  };

  const results = await sendTogether(db, keys.pin, idle, commands, bank.clock.now(), giveUpAt);

  expect(results).toEqual(Array(3).fill({ status: "rejected", reason: brokenRule }));
  // All of them together, and the first.
  expect(asked).toBe(2);
});

describe("R19 transfers that cross each other all come through", () => {
  it("answers two hundred of them without a deadlock", async () => {
    const back = await bank.account(recipient, { cents: 10_000n });
    const twin = await bank.twin();
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        bank.call("POST /transactions/transfer", {
          as: index % 2 ? sender : recipient,
          ...(index % 3 ? { app: twin } : {}),
          body: {
            account_id: index % 2 ? from.id : back.id,
            recipient_account: index % 2 ? back.account_number : from.account_number,
            amount: 1,
            pin: TEST_PIN,
          },
        }),
      ),
    );

    // Beyond a hundred calls a second a person is told to wait; nobody is told anything else.
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await balanceOf(from), await balanceOf(back)]).toEqual([100, 100]);
  });
});
