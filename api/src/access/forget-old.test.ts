import { createBank, freshAddress, type TestBank } from "../../test/bank";
import { forgetOld } from "./forget-old";
import { checkPins } from "./pin/check-pins";

const MINUTE = 60_000;
const TEN_YEARS = 10 * 365 * 24 * 60 * MINUTE;

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
  // Nothing is removed before the database's own clock says so too.
  bank.clock.advance(-TEN_YEARS);
});
afterAll(() => bank.close());

async function kept(table: "challenges" | "contact_messages" | "tries"): Promise<number> {
  await forgetOld(bank);
  const { rowCount } = await bank.db.query(`SELECT FROM ${table}`);
  return rowCount ?? 0;
}

it("keeps a code as long as it counts against the address that asked, and every count until it runs out", async () => {
  const person = await bank.person();
  await bank.call("POST /send-login-otp", { body: { identifier: person.email }, ip: freshAddress() });
  const { rowCount: counted } = await bank.db.query("SELECT FROM tries");
  expect([await kept("challenges"), await kept("tries")]).toEqual([1, counted]);

  bank.clock.advance(59 * MINUTE);
  const afterAnHour = [await kept("challenges"), await kept("tries")];
  bank.clock.advance(MINUTE);
  const later = [await kept("challenges"), await kept("tries")];
  bank.clock.advance(24 * 60 * MINUTE);
  const afterADay = await kept("tries");

  // The hour's counts and the day's are left, then the day's, then nothing: what limits a minute has run out first.
  expect([afterAnHour, later, afterADay]).toEqual([[1, 3], [0, 1], 0]);
});

it("keeps what was written to the bank for a year", async () => {
  await bank.call("POST /contact", {
    body: { name: "Ada", email: "ada@example.com", message: "Where is my card?" },
    ip: freshAddress(),
  });
  bank.clock.advance(364 * 24 * 60 * MINUTE);
  const withinTheYear = await kept("contact_messages");
  bank.clock.advance(3 * 24 * 60 * MINUTE);

  expect([withinTheYear, await kept("contact_messages")]).toEqual([1, 0]);
});

it("R12 leaves what is of use to others where a clock is years ahead", async () => {
  const bank = await createBank();
  bank.clock.advance(Date.now() - bank.clock.now().getTime());
  const person = await bank.person();
  const session = await person.signIn();
  await bank.call("POST /send-login-otp", { body: { identifier: person.email }, ip: freshAddress() });
  const message = { name: "Ada", email: "ada@example.com", message: "Where is my card?" };
  await bank.call("POST /contact", { body: message, ip: freshAddress() });
  const left = () =>
    Promise.all(
      ["sessions", "tries", "challenges", "contact_messages"].map(
        async (table) => (await bank.db.query(`SELECT FROM ${table}`)).rowCount,
      ),
    );
  const before = await left();

  await forgetOld({ db: bank.db, clock: { now: () => new Date(Date.now() + TEN_YEARS) } });

  const after = await left();
  const { status } = await bank.call("POST /me", { as: session });
  await bank.close();
  expect(before).not.toContain(0);
  expect([after, status]).toEqual([before, 200]);
});

it("R12 undoes what a clock began that was years ahead for a moment, and leaves it to one that is behind", async () => {
  const bank = await createBank();
  const person = await bank.person();
  const before = await person.signIn();
  const ask = (ip: string) => bank.call("POST /send-login-otp", { body: { identifier: person.email }, ip });
  bank.clock.advance(TEN_YEARS);
  await ask(freshAddress());
  const begunAhead = await person.signIn();
  bank.clock.advance(-TEN_YEARS);

  const stopped = await ask(freshAddress());
  await forgetOld(bank);
  const asked = await ask(freshAddress());
  const { rowCount: codes } = await bank.db.query("SELECT FROM challenges");
  await forgetOld({ db: bank.db, clock: { now: () => new Date(bank.clock.now().getTime() - TEN_YEARS) } });
  const sessions = [await bank.call("POST /me", { as: before }), await bank.call("POST /me", { as: begunAhead })];
  await bank.close();

  expect([stopped.status, asked.status, codes]).toEqual([429, 200, 1]);
  expect(sessions.map(({ status }) => status)).toEqual([200, 401]);
});

it("R12 locks no PIN for years because a clock was, and leaves the locks of the others alone", async () => {
  const bank = await createBank();
  const [ahead, right, forGood] = [await bank.customer(), await bank.customer(), await bank.customer()];
  const now = Math.max(Date.now(), bank.clock.now().getTime());
  const lock = ({ id }: { id: string }, at: number) => {
    const guesses = Array.from({ length: 5 }, () => ({ personId: id, pin: "0000", ip: "203.0.113.9" }));
    return checkPins(bank.db, bank.deps.config.keys.pin, guesses, new Date(at));
  };
  const lockedUntil = async ({ id }: { id: string }) => {
    const { rows } = await bank.db.query("SELECT locked_until FROM pins WHERE user_id = $1", [id]);
    return Number(rows[0].locked_until);
  };
  await lock(ahead, now + TEN_YEARS);
  await lock(right, now);
  for (const hours of [-3, -2, 0]) await lock(forGood, now + hours * 60 * MINUTE);
  const before = [await lockedUntil(right), await lockedUntil(forGood)];

  await forgetOld(bank);

  const after = [await lockedUntil(right), await lockedUntil(forGood)];
  const shortened = await lockedUntil(ahead);
  await bank.close();
  expect(before).toEqual([now + 15 * MINUTE, Number.POSITIVE_INFINITY]);
  expect(after).toEqual(before);
  expect(shortened).toBeGreaterThan(now);
  expect(shortened).toBeLessThan(now + 2 * 60 * MINUTE);
});
