import { setTimeout as sleep } from "node:timers/promises";
import { createBank, freshAddress, type TestBank } from "../../../test/bank";
import { inboxOf, logIn, newestCode, wrongCode } from "../../../test/inbox";
import { hashPassword } from "../passwords";
import { checkPins } from "../pin/check-pins";

const OLD = "Old-pass-12!";
const NEW = "New-pass-12!";

let bank: TestBank;
let passwordHash: string;
beforeAll(async () => {
  bank = await createBank();
  // Whoever comes first is held until the other has come so far, however long that takes.
  bank.db.options.lock_timeout = 25_000;
  passwordHash = await hashPassword(OLD);
});
afterAll(() => bank.close());

const askForCode = (email: string) => bank.call("POST /send-otp", { body: { email }, ip: freshAddress() });

const reset = (
  email: string,
  otp: string,
  password = NEW,
  { password_confirmation = password, ip = freshAddress() } = {},
) => bank.call("POST /verify-otp-and-reset-password", { body: { email, otp, password, password_confirmation }, ip });

describe("a reset and a login with the old password at the same moment", () => {
  /** Runs two calls: the second begins once the first waits for a table that we hold, and we let go of it once the second waits too. */
  async function holding<F, S>(table: string, first: () => Promise<F>, second: () => Promise<S>) {
    const other = await bank.db.connect();
    await other.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    let isSecondOver = false;
    const waiting = async (count: number) => {
      const waiters = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      while (!isSecondOver && (await bank.db.query(waiters)).rowCount !== count) await sleep(5);
    };
    try {
      const firstAnswer = first();
      await waiting(1);
      const secondAnswer = second().finally(() => {
        isSecondOver = true;
      });
      await waiting(2);
      await other.query("ROLLBACK");
      return await Promise.all([firstAnswer, secondAnswer]);
    } finally {
      other.release(true);
    }
  }

  async function sessionsOf({ id }: { id: string }): Promise<number> {
    return (await bank.db.query("SELECT FROM sessions WHERE user_id = $1", [id])).rowCount ?? 0;
  }

  it("leaves no session when the login comes first", async () => {
    const person = await bank.person({ passwordHash });

    const [login, replaced] = await holding(
      "known_devices",
      () => logIn(bank, person.email, OLD),
      async () => {
        await askForCode(person.email);
        return reset(person.email, await newestCode(bank, person.email));
      },
    );

    expect([login.status, replaced.status]).toEqual([200, 200]);
    expect(await sessionsOf(person)).toBe(0);
  });

  it("leaves no session when the reset comes first", async () => {
    const person = await bank.person({ passwordHash });
    await askForCode(person.email);
    const code = await newestCode(bank, person.email);

    const [replaced, login] = await holding(
      "audit",
      () => reset(person.email, code),
      () => logIn(bank, person.email, OLD),
    );

    expect([replaced.status, login.status]).toEqual([200, 401]);
    expect(await sessionsOf(person)).toBe(0);
  });
});

describe("resetting a password", () => {
  it("sets the new one, ends every session and writes to the person", async () => {
    const person = await bank.person({ passwordHash });
    await askForCode(person.email);

    const reply = await reset(person.email, await newestCode(bank, person.email));
    const oldSession = await bank.call("POST /me", { as: person });
    const [letter] = await inboxOf(bank, person.email);
    const oldPassword = await logIn(bank, person.email, OLD);
    bank.clock.advance(61_000);
    const newPassword = await logIn(bank, person.email, NEW);

    expect(reply.status).toBe(200);
    expect(oldSession.status).toBe(401);
    expect(letter?.subject).toBe("Your password was changed");
    expect([oldPassword.status, newPassword.status]).toEqual([401, 200]);
  });

  it("says what is missing in the words of the form", async () => {
    const { email } = await bank.person({ passwordHash });

    const replies = [
      await reset(email, ""),
      await reset(email, "123456", ""),
      await reset(email, "123456", NEW, { password_confirmation: "" }),
    ];

    expect(replies.map(({ status, answer }) => [status, answer.message])).toEqual(
      Array(3).fill([400, "Please fill all the fields."]),
    );
  });

  it.each([
    ["is weak", "weak"],
    ["is too long", `Aa1!${"x".repeat(125)}`],
  ])("asks for six digits before it says that the password %s", async (_how, password) => {
    const { status, answer } = await reset("nobody@example.com", "12345", password);

    expect([status, answer.message]).toEqual([400, "Please enter a valid 6-digit OTP"]);
  });

  it("answers alike for an address nobody has, now and when asked too soon", async () => {
    const { email } = await bank.person({ passwordHash });

    const written = async () =>
      (await bank.db.query("SELECT FROM challenges UNION ALL SELECT FROM outbox")).rowCount ?? 0;
    const before = await written();
    const replies = [await askForCode(email)];
    const forOne = (await written()) - before;
    replies.push(await askForCode("nobody@example.com"));
    const forBoth = (await written()) - before;
    const tooSoon = [await askForCode(email), await askForCode("nobody@example.com")];
    const guesses = [await reset(email, "000000", NEW), await reset("nobody@example.com", "000000", NEW)];

    expect(replies[0]?.text).toBe(replies[1]?.text);
    // A challenge and a letter each: what is not written is answered sooner.
    expect([forOne, forBoth]).toEqual([2, 4]);
    expect(tooSoon.map(({ status, answer }) => [status, answer.code, answer.retry_after])).toEqual([
      [429, "resend_cooldown", 60],
      [429, "resend_cooldown", 60],
    ]);
    expect(guesses.map(({ status, answer }) => [status, answer.message])).toEqual([
      [422, "Invalid or expired code."],
      [422, "Invalid or expired code."],
    ]);
  });

  it("does not use up the code on a password that breaks the rules", async () => {
    const person = await bank.person({ passwordHash });
    await askForCode(person.email);
    const code = await newestCode(bank, person.email);

    const weak = await reset(person.email, code, "weak");
    const different = await reset(person.email, code, NEW, { password_confirmation: "Other-pass-1!" });
    const good = await reset(person.email, code);

    expect([weak.answer.code, different.answer.code, good.status]).toEqual(["weak_password", "weak_password", 200]);
  });

  it("A4 looks at five guesses, and then not at the right code", async () => {
    const person = await bank.person({ passwordHash });
    await askForCode(person.email);
    const code = await newestCode(bank, person.email);

    const before = await bank.compared("reset_code");
    await Promise.all(Array.from({ length: 30 }, () => reset(person.email, wrongCode(code))));
    const right = await reset(person.email, code);

    expect(right.status).toBe(422);
    expect((await bank.compared("reset_code")) - before).toBe(5);
    expect((await bank.call("POST /me", { as: person })).status).toBe(200);
  });

  it("A4 gives an account ten wrong tries an hour, however many codes are asked for", async () => {
    const person = await bank.person({ passwordHash });
    for (let round = 0; round < 2; round++) {
      await askForCode(person.email);
      const wrong = wrongCode(await newestCode(bank, person.email));
      for (let guess = 0; guess < 5; guess++) await reset(person.email, wrong);
      bank.clock.advance(61_000);
    }
    await askForCode(person.email);

    const right = await reset(person.email, await newestCode(bank, person.email));

    expect([right.status, right.answer.code]).toEqual([429, "too_many_requests"]);
    expect((await bank.call("POST /me", { as: person })).status).toBe(200);
  });

  it("A5 works once for one of ten who use the code at the same moment", async () => {
    const person = await bank.person({ passwordHash });
    await askForCode(person.email);
    const code = await newestCode(bank, person.email);

    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(person.email, code, `New-pass-${index}!`)),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  });

  it("A6 refuses a code after ten minutes", async () => {
    const person = await bank.person({ passwordHash });
    await askForCode(person.email);
    const code = await newestCode(bank, person.email);

    bank.clock.advance(600_001);

    expect((await reset(person.email, code)).status).toBe(422);
  });

  it("lifts a PIN's lock, even one without an end", async () => {
    const person = await bank.person({ passwordHash });
    await bank.call("POST /user/set-pin", { as: person, body: { pin: "4826" } });
    await bank.db.query("UPDATE pins SET locks = 3, locked_until = 'infinity' WHERE user_id = $1", [person.id]);
    const look = () =>
      checkPins(
        bank.db,
        bank.deps.config.keys.pin,
        [{ personId: person.id, pin: "4826", ip: "10.0.0.1" }],
        bank.clock.now(),
      );
    const before = await look();

    await askForCode(person.email);
    await reset(person.email, await newestCode(bank, person.email));
    const after = await look();

    expect(before).toEqual([{ ok: false, code: "pin_locked" }]);
    expect(after).toEqual([null]);
  });

  it("begins the locks of a PIN anew: the next is a quarter of an hour and not for ever", async () => {
    const person = await bank.person({ passwordHash });
    await bank.call("POST /user/set-pin", { as: person, body: { pin: "4826" } });
    await bank.db.query("UPDATE pins SET locks = 2, failures = 4 WHERE user_id = $1", [person.id]);
    const guess = { personId: person.id, pin: "0000", ip: "10.0.0.1" };
    const look = () => checkPins(bank.db, bank.deps.config.keys.pin, [guess], bank.clock.now());

    await askForCode(person.email);
    await reset(person.email, await newestCode(bank, person.email));
    const five = [await look(), await look(), await look(), await look(), await look()];
    const sixth = await look();

    expect(five.flat()).toEqual(Array(5).fill({ ok: false, code: "incorrect_pin" }));
    expect(sixth).toEqual([{ ok: false, code: "pin_locked", retryAfterSeconds: 15 * 60 }]);
  });

  it("gives the login back at once to a person whom a stranger's guesses had locked out of it", async () => {
    const person = await bank.person({ passwordHash });
    const guessFiveTimes = async () => {
      const { answer } = await bank.call("POST /send-login-otp", {
        body: { identifier: person.email },
        ip: freshAddress(),
      });
      const body = { user_id: answer.user_id, otp: wrongCode(await newestCode(bank, person.email)), password: OLD };
      for (let guess = 0; guess < 5; guess++) await bank.call("POST /verify-otp-login", { body, ip: freshAddress() });
      bank.clock.advance(61_000);
    };
    await guessFiveTimes();
    await guessFiveTimes();
    const lockedOut = await logIn(bank, person.email, OLD);

    await askForCode(person.email);
    await reset(person.email, await newestCode(bank, person.email));
    const again = await logIn(bank, person.email, NEW);

    expect([lockedOut.status, again.status]).toEqual([429, 200]);
  });

  it("A9 stops an address after twenty failures on whomever, and the person still resets from their own", async () => {
    const ip = freshAddress();
    const { email } = await bank.person({ passwordHash });
    const statuses: number[] = [];
    for (let typed = 0; typed < 20; typed++) {
      statuses.push((await reset(`somebody-${typed}@example.com`, "123456", NEW, { ip })).status);
    }
    await askForCode(email);
    const code = await newestCode(bank, email);

    const there = await reset(email, code, NEW, { ip });
    // Nor does whoever is stopped use up the tries at somebody's code.
    for (let typed = 0; typed < 5; typed++) await reset(email, wrongCode(code), NEW, { ip });
    const fromHome = await reset(email, code);

    expect(statuses).toEqual(Array(20).fill(422));
    expect([there.status, there.answer.code]).toEqual([429, "too_many_requests"]);
    expect(fromHome.status).toBe(200);
  });

  it("stops none of eight people behind one address who mistype their code three times each", async () => {
    const ip = freshAddress();
    const statuses: number[] = [];

    for (let come = 0; come < 8; come++) {
      const { email } = await bank.person({ passwordHash });
      await askForCode(email);
      const code = await newestCode(bank, email);
      for (let typed = 0; typed < 3; typed++) await reset(email, wrongCode(code), NEW, { ip });
      statuses.push((await reset(email, code, NEW, { ip })).status);
    }

    expect(statuses).toEqual(Array(8).fill(200));
  });

  it.each([
    ["a reset", NEW],
    ["a login", OLD],
  ])("gives back with %s the tries at the password that a signed-in person had used up", async (way, password) => {
    const person = await bank.person({ passwordHash });
    const validate = (as: { token: string }, typed: string) =>
      bank.call("POST /validate-user-password", { as, body: { user_id: person.id, password: typed } });
    for (let typed = 0; typed < 5; typed++) await validate(person, "Wrong-pass-1!");
    const usedUp = await validate(person, OLD);

    if (way === "a reset") {
      await askForCode(person.email);
      await reset(person.email, await newestCode(bank, person.email));
    }
    const { answer } = await logIn(bank, person.email, password);
    const right = await validate({ token: answer.access_token }, password);

    expect([usedUp.status, right.status]).toEqual([429, 200]);
  });
});
