import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { atLeast, atMost, conclude, control, exactly, type Figure, none, told } from "../../tools/proof/figures";
import { describeCommit, describeMachine } from "../../tools/proof/machine";
import { argumentsOrExit } from "../../tools/start/arguments.mjs";
import { undoneWhenStopped } from "../../tools/start/child-process";
import { hashPassword } from "../src/access/passwords";
import { BankUnderTest, type BenchCustomer, buildBank, newestCode, PIN } from "./bank-under-test";

/**
 * Somebody guesses: a thousand login codes at once from as many addresses, then two hundred PINs over every call that takes one, at two
 * API processes of which one is killed half-way. At most five of each may be looked at, and afterwards not even the right one opens.
 * The negative control guesses at a bank whose counters forget, which must be found out of the codes as well as of the PINs.
 */
const CODES = 1_000;
const PINS = 200;
const MAX_LOOKED_AT = 5;
const PASSWORD = "Right-pass-1!";

argumentsOrExit({});
const started = Date.now();
let unknown = 0;

buildBank();
const found = await run();
const lost = unknown;
const broken = await run(forgetEverything);
console.log(
  `${describeMachine()}\ncommit ${describeCommit()}, ${((Date.now() - started) / 1000).toFixed(0)} s, two API processes\n`,
);
conclude([
  atMostFive("login codes looked at, of a thousand", found.codes.lookedAt),
  none("answers to wrong codes that let somebody in", found.codes.letIn),
  exactly("the right code afterwards is answered", found.codes.right, 401),
  none("sessions that came of it", found.codes.sessions),
  atMostFive("PINs looked at, of two hundred", found.pins.lookedAt),
  atLeast("answers of 423 to the others", found.pins.locked, 1),
  exactly("the right PIN afterwards is answered", found.pins.right, 423),
  told("requests whose answer was lost to the kill", lost),
  caught("login codes looked at by a bank whose counters forget", broken.codes.lookedAt, MAX_LOOKED_AT),
  caught("sessions that came of the right code there", broken.codes.sessions, 0),
  caught("PINs looked at there", broken.pins.lookedAt, MAX_LOOKED_AT),
]);

async function run(breakRules?: (db: pg.Pool) => Promise<void>) {
  const bank = new BankUnderTest({ TRUSTED_PROXIES: "1" });
  undoneWhenStopped(() => bank.stop());
  try {
    await bank.startDatabase();
    const ports = [await bank.startApi(), await bank.startApi()];
    const db = bank.connect();
    try {
      await breakRules?.(db);
      const [owner, payer] = await bank.addCustomers(2, 100_000n);
      if (!owner || !payer) throw new Error("There is nobody to guess at.");
      await db.query("UPDATE users SET password_hash = $2 WHERE id = $1", [owner.id, await hashPassword(PASSWORD)]);
      return { codes: await guessCodes(bank, db, ports, owner), pins: await guessPins(bank, db, ports, payer) };
    } finally {
      await db.end();
    }
  } finally {
    await bank.stop();
  }
}

async function guessCodes(bank: BankUnderTest, db: pg.Pool, ports: number[], person: BenchCustomer) {
  const { rows } = await db.query<{ email: string }>("SELECT email FROM users WHERE id = $1", [person.id]);
  const asked = await post(ports, 0, "/send-login-otp", { identifier: rows[0]?.email });
  const challenge = JSON.parse(asked?.text ?? "{}").user_id as string;
  const code = await newestCode(db);
  const guess = (number: number) => String((Number(code) + 1 + number) % 1_000_000).padStart(6, "0");

  const replies = await withKill(bank, ports, CODES, (number) =>
    post(ports, number, "/verify-otp-login", { user_id: challenge, otp: guess(number), password: PASSWORD }),
  );
  const right = await post(ports, CODES, "/verify-otp-login", { user_id: challenge, otp: code, password: PASSWORD });
  return {
    lookedAt: await count(db, "audit WHERE action = 'login.failed' AND subject_id = $1", person.id),
    letIn: replies.filter(is(200)).length,
    right: right?.status ?? "lost",
    sessions: (await count(db, "sessions WHERE user_id = $1", person.id)) - 1,
  };
}

async function guessPins(bank: BankUnderTest, db: pg.Pool, ports: number[], person: BenchCustomer) {
  const as = { authorization: `Bearer ${person.token}` };
  const call = (number: number, pin: string) => {
    const transfer = { account_id: person.accountId, recipient_account: person.accountNumber, amount: 1, pin };
    const calls = [
      () => post(ports, number, "/transactions/transfer", transfer, { ...as, "idempotency-key": randomUUID() }),
      () => post(ports, number, "/cards", { account_id: person.accountId, card_type: "debit", pin }, as),
      () => post(ports, number, `/destroy-card/${randomUUID()}`, { pin }, as),
    ];
    return calls[number % calls.length]?.() ?? Promise.resolve(null);
  };
  const guess = (number: number) => String((Number(PIN) + 1 + number) % 10_000).padStart(4, "0");

  const replies = await withKill(bank, ports, PINS, async (number) => {
    // A person may call a hundred times a second; a guesser who keeps to that learns the most.
    await sleep(number * 15);
    return call(number, guess(number));
  });
  await sleep(1_000);
  const right = await call(0, PIN);
  const tried = "audit WHERE action IN ('pin.incorrect', 'pin.locked') AND subject_id = $1";
  return {
    lookedAt: await count(db, tried, person.id),
    locked: replies.filter(is(423)).length,
    right: right?.status ?? "lost",
  };
}

/** Runs all at once and kills the second process when half of them are out. */
async function withKill(
  bank: BankUnderTest,
  ports: number[],
  total: number,
  guess: (number: number) => Promise<Reply | null>,
) {
  const port = ports[1] ?? 0;
  let answered = 0;
  let restarted: Promise<unknown> | null = null;
  const replies = await Promise.all(
    Array.from({ length: total }, async (_, number) => {
      const reply = await guess(number);
      answered++;
      if (answered >= total / 2 && !restarted) {
        bank.apiProcess(port).kill("SIGKILL");
        restarted = bank.startApi({}, port);
      }
      return reply;
    }),
  );
  await restarted;
  return replies;
}

interface Reply {
  status: number;
  text: string;
}

/** Null: nobody can say what became of it. */
async function post(
  ports: number[],
  number: number,
  path: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Reply | null> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  try {
    const response = await fetch(`http://127.0.0.1:${ports[number % ports.length]}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    unknown++;
    return null;
  }
}

/** None at all would say that nobody had guessed. */
function atMostFive(name: string, value: number): Figure {
  const figure = atMost(name, value, MAX_LOOKED_AT);
  return { ...figure, isMet: figure.isMet && value > 0 };
}

/** Of a bank that is broken on purpose: what the same look finds there. */
function caught(name: string, value: number, most: number): Figure {
  return control(name, value, value > most);
}

function is(status: number) {
  return (reply: Reply | null) => reply?.status === status;
}

async function count(db: pg.Pool, from: string, id: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${from}`, [id]);
  return rows[0]?.n ?? 0;
}

/** What a bank would be that kept its counts in a process, or wrote them after comparing. */
async function forgetEverything(db: pg.Pool) {
  await db.query(`
    CREATE FUNCTION forget_try() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.tries := 0; RETURN NEW; END $$;
    CREATE TRIGGER forget_try BEFORE UPDATE ON challenges FOR EACH ROW EXECUTE FUNCTION forget_try();
    CREATE FUNCTION forget_count() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.count := 0; RETURN NEW; END $$;
    CREATE TRIGGER forget_count BEFORE UPDATE ON tries FOR EACH ROW EXECUTE FUNCTION forget_count();
    CREATE FUNCTION forget_failure() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.failures := 0; NEW.locked_until := NULL; RETURN NEW; END $$;
    CREATE TRIGGER forget_failure BEFORE UPDATE ON pins FOR EACH ROW EXECUTE FUNCTION forget_failure();
  `);
}
