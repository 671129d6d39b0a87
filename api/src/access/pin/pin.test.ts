import { createBank, TEST_PIN, type TestBank, type TestPerson, waiting, whileHeld } from "../../../test/bank";
import { inboxOf, logIn } from "../../../test/inbox";
import { onlyRow, transaction } from "../../platform/database";
import type { Refused } from "../../platform/outcome";
import { hashPassword } from "../passwords";
import { checkPins, pinHmac } from "./check-pins";

const PASSWORD = "Right-pass-1!";
const MINUTE = 60_000;

let bank: TestBank;
let passwordHash: string;
beforeAll(async () => {
  bank = await createBank();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => bank.close());

const setPin = (as: { token: string }, pin: unknown) => bank.call("POST /user/set-pin", { as, body: { pin } });
const validate = (as: { token: string }, user_id: string, password = PASSWORD) =>
  bank.call("POST /validate-user-password", { as, body: { user_id, password } });

async function withPin(pin = "4826"): Promise<TestPerson> {
  const person = await bank.person({ passwordHash });
  await setPin(person, pin);
  return person;
}

async function look({ id }: TestPerson, pin: string): Promise<Refused | null> {
  const guess = { personId: id, pin, ip: "10.0.0.1" };
  return onlyRow({ rows: await checkPins(bank.db, bank.deps.config.keys.pin, [guess], bank.clock.now()) });
}

const outcome = (refusal: Refused | null) => (refusal === null ? "correct" : refusal.code);

describe("P1 a PIN cannot be guessed", () => {
  it("locks after five wrong in a row for 15 minutes, then 60, then until the password is reset", async () => {
    const person = await withPin();
    const fiveWrong = async () => {
      for (let guess = 0; guess < 5; guess++) expect(outcome(await look(person, "0000"))).toBe("incorrect_pin");
    };

    await fiveWrong();
    const first = await look(person, "4826");
    bank.clock.advance(15 * MINUTE);
    await fiveWrong();
    const second = await look(person, "4826");
    bank.clock.advance(60 * MINUTE);
    await fiveWrong();
    bank.clock.advance(365 * 24 * 60 * MINUTE);
    const third = await look(person, "4826");

    expect(first).toMatchObject({ code: "pin_locked", retryAfterSeconds: 15 * 60 });
    expect(second).toMatchObject({ code: "pin_locked", retryAfterSeconds: 60 * 60 });
    expect(third).toEqual({ ok: false, code: "pin_locked" });
  });

  it("says how long its lock lasts, and of one without an end what unlocks it", async () => {
    const person = await bank.customer();
    const { id: account_id } = await bank.account(person);
    const ask = () => bank.call("POST /cards", { as: person, body: { account_id, card_type: "debit", pin: TEST_PIN } });
    const lock = (locks: number, until: string) =>
      bank.db.query("UPDATE pins SET locks = $2, locked_until = $3 WHERE user_id = $1", [person.id, locks, until]);

    await lock(1, new Date(bank.clock.now().getTime() + 15 * MINUTE).toISOString());
    const forNow = await ask();
    await lock(3, "infinity");
    const forGood = await ask();

    expect([forNow.status, forGood.status]).toEqual([423, 423]);
    expect(forNow.answer).toMatchObject({
      message: "Your PIN is locked after too many wrong attempts.",
      retry_after: 15 * 60,
    });
    expect(forNow.headers["retry-after"]).toBe("900");
    expect(forGood.answer.message).toBe(
      "Your PIN is locked after too many wrong attempts. Reset your password to unlock it.",
    );
    expect(forGood.answer.retry_after ?? forGood.headers["retry-after"]).toBeUndefined();
  });

  it("tells nobody to come back before its lock has ended", async () => {
    const person = await withPin();
    for (let guess = 0; guess < 5; guess++) await look(person, "0000");

    bank.clock.advance(15 * MINUTE - 1_500);
    const early = await look(person, "4826");
    bank.clock.advance(1_400);
    const atLast = await look(person, "4826");
    bank.clock.advance(1_000);

    expect([early?.retryAfterSeconds, atLast?.retryAfterSeconds]).toEqual([2, 1]);
    expect(outcome(await look(person, "4826"))).toBe("correct");
  });

  it("begins again after a correct one", async () => {
    const person = await withPin();

    const outcomes: string[] = [];
    for (const pin of ["1", "2", "3", "4"]) outcomes.push(outcome(await look(person, pin.repeat(4))));
    outcomes.push(outcome(await look(person, "4826")));
    for (const pin of ["1", "2", "3", "4"]) outcomes.push(outcome(await look(person, pin.repeat(4))));
    outcomes.push(outcome(await look(person, "4826")));

    expect(outcomes.filter((each) => each === "correct")).toHaveLength(2);
    expect(outcomes).not.toContain("pin_locked");
  });

  it("begins its locks again after a correct one: the next is a quarter of an hour, not a whole one", async () => {
    const person = await withPin();
    for (let guess = 0; guess < 5; guess++) await look(person, "0000");
    bank.clock.advance(15 * MINUTE);

    expect(outcome(await look(person, "4826"))).toBe("correct");
    for (let guess = 0; guess < 5; guess++) await look(person, "0000");

    expect(await look(person, "4826")).toMatchObject({ code: "pin_locked", retryAfterSeconds: 15 * 60 });
  });

  it("stays locked, and goes on being counted, when its person logs in anew", async () => {
    const [locked, counted] = [await withPin(), await withPin()];
    for (let guess = 0; guess < 5; guess++) await look(locked, "0000");
    for (let guess = 0; guess < 4; guess++) await look(counted, "0000");

    const logins = [await logIn(bank, locked.email, PASSWORD), await logIn(bank, counted.email, PASSWORD)];

    expect(logins.map(({ status }) => status)).toEqual([200, 200]);
    expect(outcome(await look(locked, "4826"))).toBe("pin_locked");
    expect(outcome(await look(counted, "0000"))).toBe("incorrect_pin");
    expect(outcome(await look(counted, "4826"))).toBe("pin_locked");
  });

  it("looks at five of two hundred that come at once, alone and in batches", async () => {
    const [alone, batched] = [await withPin(), await withPin()];
    const key = bank.deps.config.keys.pin;
    const guesses = (person: TestPerson, count: number) =>
      Array.from({ length: count }, () => ({ personId: person.id, pin: "0000", ip: "10.0.0.1" }));

    const one = await Promise.all(
      guesses(alone, 200).map((guess) => checkPins(bank.db, key, [guess], bank.clock.now())),
    );
    const many = await Promise.all(
      Array.from({ length: 10 }, () => checkPins(bank.db, key, guesses(batched, 20), bank.clock.now())),
    );

    for (const verdicts of [one.flat(), many.flat()]) {
      const outcomes = verdicts.map(outcome);
      expect(outcomes.filter((each) => each === "incorrect_pin")).toHaveLength(5);
      expect(outcomes.filter((each) => each === "pin_locked")).toHaveLength(195);
    }
  });

  it("P1 compares none while wrong ones of the same moment are not counted yet, for cards or for transfers", async () => {
    const [first, second] = [await withPin(), await withPin()];
    const [from, to] = [await bank.account(second, { cents: 100_00n }), await bank.account(first)];
    const body = { account_id: from.id, recipient_account: to.account_number, amount: 1, pin: "4826" };

    const answers = await transaction(bank.db, async (tx) => {
      const key = bank.deps.config.keys.pin;
      for (const person of [first, second]) {
        const wrong = Array(5).fill(pinHmac(key, person.id, "0000"));
        await tx.query("SELECT check_pins($1, $2, $3, $4)", [
          Array(5).fill(person.id),
          wrong,
          Array(5).fill("10.0.0.1"),
          bank.clock.now(),
        ]);
      }
      const answers = [
        look(first, "4826").then(outcome),
        bank.call("POST /transactions/transfer", { as: second, body }).then(({ answer }) => answer.code),
      ];
      await waiting(bank.db, 2);
      return answers;
    });

    expect(await Promise.all(answers)).toEqual(["pin_locked", "pin_locked"]);
  });

  it("waits for no PIN but its own", async () => {
    const [held, other] = [await withPin(), await withPin()];
    const order = async (person: TestPerson) => {
      const { id: account_id } = await bank.account(person);
      return bank.call("POST /cards", { as: person, body: { account_id, card_type: "debit", pin: "4826" } });
    };

    const { theirs, mine } = await transaction(bank.db, async (tx) => {
      await tx.query("SELECT pg_advisory_xact_lock(uuid_hash_extended($1, 0))", [held.id]);
      const theirs = order(held);
      await waiting(bank.db, 1);
      return { mine: await order(other), theirs: [theirs] };
    });

    expect([mine.status, (await theirs[0])?.status]).toEqual([200, 200]);
  });

  it("is told to whoever watches how often one was compared, by cards and transfers together", async () => {
    const [person, newcomer] = [await withPin(), await bank.person()];
    const { id: account_id, account_number } = await bank.account(person);
    const card = { account_id, card_type: "debit", pin: "0000" };
    const transfer = { account_id, recipient_account: account_number, amount: 1, pin: "0000" };
    const before = await bank.compared("pin");

    await bank.call("POST /cards", { as: person, body: card });
    await bank.call("POST /transactions/transfer", { as: person, body: transfer });
    await bank.call("POST /cards", { as: newcomer, body: card });

    expect((await bank.compared("pin")) - before).toBe(2);
  });

  it("counts for each person of a batch, and answers in its order", async () => {
    const [first, second, third] = [await withPin("1111"), await withPin("2222"), await bank.person()];
    const guess = (person: TestPerson, pin: string) => ({ personId: person.id, pin, ip: "10.0.0.1" });

    const verdicts = await checkPins(
      bank.db,
      bank.deps.config.keys.pin,
      [guess(second, "2222"), guess(first, "2222"), guess(third, "3333"), guess(first, "1111")],
      bank.clock.now(),
    );

    expect(verdicts.map(outcome)).toEqual(["correct", "incorrect_pin", "pin_not_set", "correct"]);
  });

  it("never locks out fifty honest ones that come at once", async () => {
    const person = await withPin();

    const verdicts = await Promise.all(Array.from({ length: 50 }, () => look(person, "4826")));

    expect(new Set(verdicts.map(outcome))).toEqual(new Set(["correct"]));
  });

  it("writes every wrong one and the lock into the trail", async () => {
    const person = await withPin();

    for (let guess = 0; guess < 5; guess++) await look(person, "0000");

    const { rows } = await bank.db.query(
      "SELECT action FROM audit WHERE subject_id = $1 AND action LIKE 'pin.%' ORDER BY sequence",
      [person.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(["pin.set", ...Array(4).fill("pin.incorrect"), "pin.locked"]);
  });
});

describe("P2 the PIN stays with the bank", () => {
  it("is kept under a key that is not in the database, and told to nobody", async () => {
    const person = await withPin("7193");

    const me = await bank.call("POST /me", { as: person });
    const { rows } = await bank.db.query("SELECT * FROM pins WHERE user_id = $1", [person.id]);
    const other = await withPin("7193");
    const { rows: others } = await bank.db.query("SELECT * FROM pins WHERE user_id = $1", [other.id]);

    expect(me.answer.pin).toBe("set");
    // Or whoever has the database would see who else has a PIN that they know.
    expect(others[0]?.hmac.equals(rows[0]?.hmac)).toBe(false);
    // Four digits also occur inside of ids and moments.
    expect(me.text).not.toMatch(/(?<![\da-f.-])7193(?![\da-f-])/);
    expect(rows[0]?.hmac).toHaveLength(32);
    expect(bank.logged()).not.toMatch(/(?<![\da-f.-]|"ms":)7193(?![\da-f-])/);
  });
});

describe("A13 a stolen session does not change the PIN", () => {
  it("sets the first with the session alone and tells the person", async () => {
    const person = await bank.person({ passwordHash });

    const reply = await setPin(person, "4826");

    expect([reply.status, reply.answer.message]).toEqual([200, "PIN saved successfully."]);
    expect((await inboxOf(bank, person.email))[0]?.subject).toBe("Your PIN was set");
  });

  it("changes it once after the password was verified", async () => {
    const person = await withPin();

    const withoutPassword = await setPin(person, "1357");
    await validate(person, person.id);
    const withPassword = await setPin(person, "1357");
    const again = await setPin(person, "2468");

    expect([withoutPassword.status, withoutPassword.answer.code]).toEqual([403, "password_required"]);
    expect([withPassword.status, withPassword.answer.message]).toEqual([200, "PIN set successfully."]);
    expect([again.status, again.answer.code]).toEqual([403, "password_required"]);
    expect(outcome(await look(person, "1357"))).toBe("correct");
    expect((await inboxOf(bank, person.email))[0]?.subject).toBe("Your PIN was changed");
  });

  it("leaves a lock where it is, for whoever holds the session could lift it otherwise", async () => {
    const person = await withPin();
    for (let guess = 0; guess < 5; guess++) await look(person, "0000");

    await validate(person, person.id);
    const changed = await setPin(person, "1357");

    expect(changed.status).toBe(200);
    expect(outcome(await look(person, "1357"))).toBe("pin_locked");
  });

  it("takes the verified password for five minutes, in that session, and for one of ten at the same moment", async () => {
    const person = await withPin();
    const elsewhere = await person.signIn();

    await validate(person, person.id);
    const otherSession = await setPin(elsewhere, "1357");
    const replies = await Promise.all(Array.from({ length: 10 }, () => setPin(person, "1357")));
    await validate(person, person.id);
    bank.clock.advance(5 * MINUTE - 1);
    const inTime = await setPin(person, "2468");
    await validate(person, person.id);
    bank.clock.advance(5 * MINUTE);
    const tooLate = await setPin(person, "2468");

    expect(otherSession.status).toBe(403);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([inTime.status, tooLate.status]).toEqual([200, 403]);
  });

  it("P12 sets none for a suspended person", async () => {
    const person = await bank.person({ suspended: true });

    const reply = await setPin(person, "not even digits");

    expect([reply.status, reply.answer.message]).toEqual([403, "Your account is suspended. Please contact support."]);
    expect((await bank.call("POST /me", { as: person })).answer.pin).toBeNull();
  });

  type Change = (as: TestPerson) => ReturnType<TestBank["call"]>;
  const changes: [string, Change][] = [
    ["sets none", (as) => setPin(as, "4826")],
    [
      "takes no address",
      (as) => bank.call("POST /update-address", { as, body: { address: "1 Door Street", zip_code: "10115" } }),
    ],
  ];
  async function refusedBehindTheDoor(column: "suspended_at" | "deleted_at", person: TestPerson, ask: Change) {
    const [{ status, answer }] = await whileHeld(
      bank.db,
      (holder) => holder.query(`UPDATE users SET ${column} = now() WHERE id = $1`, [person.id]),
      () => ask(person),
    );
    return [status, answer.code];
  }

  it.each(changes)("P12 %s for a person who is suspended after the door has let them in", async (_what, ask) => {
    const person = await bank.person();

    expect(await refusedBehindTheDoor("suspended_at", person, ask)).toEqual([403, "suspended"]);
    expect((await bank.call("POST /me", { as: person })).answer).toMatchObject({ pin: null, address: null });
  });

  it.each(changes)("W24 %s for a person who is deleted after the door has let them in", async (_what, ask) => {
    const person = await bank.person();

    expect(await refusedBehindTheDoor("deleted_at", person, ask)).toEqual([401, "session_required"]);
    const { rows } = await bank.db.query(
      "SELECT address, zip_code, user_id AS pin_of FROM users LEFT JOIN pins ON user_id = id WHERE id = $1",
      [person.id],
    );
    expect(rows).toEqual([{ address: null, zip_code: null, pin_of: null }]);
  });
});

describe("A14 a PIN is four digits, as text", () => {
  it.each([["12345"], ["12a4"], [1234], ["١٢٣٤"], [" 123"], ["123"], [""], ["1234\n"]])("refuses %j", async (pin) => {
    const person = await bank.person();

    const reply = await setPin(person, pin);

    expect([reply.status, reply.answer.message]).toEqual([400, "PIN must be 4 digits."]);
    expect((await bank.call("POST /me", { as: person })).answer.pin).toBeNull();
  });

  it.each(["0000", "1234", "1990"])("takes %s, which is easy to guess", async (pin) => {
    expect((await setPin(await bank.person(), pin)).status).toBe(200);
  });
});

describe("A12 verifying the own password", () => {
  it("is for the own one: anybody else's id is nobody's, and costs them nothing", async () => {
    const [person, other] = [await bank.person({ passwordHash }), await bank.person({ passwordHash })];

    for (let guess = 0; guess < 6; guess++) {
      expect((await validate(person, other.id)).status).toBe(404);
    }

    expect((await validate(other, other.id)).answer.message).toBe("Password verified. Proceed to set your PIN.");
  });

  it("refuses the sixth wrong one within fifteen minutes", async () => {
    const person = await bank.person({ passwordHash });
    const statuses: number[] = [];

    const before = await bank.compared("password");
    for (let guess = 0; guess < 6; guess++) statuses.push((await validate(person, person.id, "Wrong-1!")).status);
    expect((await bank.compared("password")) - before).toBe(5);
    const right = await validate(person, person.id);
    bank.clock.advance(14 * MINUTE);
    await bank.call("POST /session/extend", { as: person });
    bank.clock.advance(MINUTE);
    const later = await validate(person, person.id);

    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect([right.status, right.headers["retry-after"]]).toEqual([429, "900"]);
    expect(later.status).toBe(200);
  });

  it("opens forty changes of the PIN an hour, so that nobody's letters about them keep the codes of others waiting", async () => {
    const person = await withPin();
    const statuses: number[] = [];
    let waits: unknown;

    for (let change = 0; change < 41; change++) {
      const { status, headers } = await validate(person, person.id);
      statuses.push(status);
      waits = headers["retry-after"];
      await setPin(person, "1357");
    }
    const letters = await inboxOf(bank, person.email);
    const early = await setPin(person, "2468");
    bank.clock.advance(60 * MINUTE);
    const anHourLater = await validate(await person.signIn(), person.id);

    expect([...statuses, waits]).toEqual([...Array(40).fill(200), 429, "3600"]);
    // One tells of the first PIN.
    expect(letters).toHaveLength(41);
    expect([early.status, anHourLater.status]).toEqual([403, 200]);
  });

  it("says so in the bank's words when it is wrong", async () => {
    const person = await bank.person({ passwordHash });

    const reply = await validate(person, person.id, "Wrong-1!");

    expect(reply.answer).toMatchObject({ code: "invalid_password", message: "Invalid password." });
  });
});

describe("what the figure of compared PINs counts", () => {
  it("is five of eight wrong ones: those that find the PIN locked are not compared", async () => {
    const person = await withPin();
    const account = await bank.account(person);
    const before = await bank.compared("pin");

    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2
          ? bank.call("POST /cards", { as: person, body: { account_id: account.id, card_type: "debit", pin: "0000" } })
          : bank.call("POST /transactions/transfer", {
              as: person,
              body: { account_id: account.id, recipient_account: "100000000000", amount: 1, pin: "0000" },
            }),
      ),
    );

    expect(replies.filter(({ status }) => status === 403)).toHaveLength(5);
    expect((await bank.compared("pin")) - before).toBe(5);
  });
});
