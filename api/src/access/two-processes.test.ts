import { setTimeout as sleep } from "node:timers/promises";
import type { EndpointKey } from "@lintel/contract/schema";
import { createBank, freshAddress, type TestBank, waiting } from "../../test/bank";
import { newestCode } from "../../test/inbox";
import { createApp } from "../app";
import { openDatabase, transaction } from "../platform/database";
import { hashPassword } from "./passwords";

const PASSWORD = "Right-pass-1!";
const FIVE_MINUTES = 300_000;
const MESSAGE = { name: "Ada", email: "ada@example.com", message: "Where is my card?" };

let bank: TestBank;
let passwordHash: string;
beforeAll(async () => {
  bank = await createBank();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => bank.close());

async function askForCode(email: string, app = bank.app) {
  const body = { identifier: email };
  const { answer } = await bank.call("POST /send-login-otp", { body, ip: freshAddress(), app });
  return { user_id: answer.user_id, otp: await newestCode(bank, email), password: PASSWORD };
}

describe("R12 a process whose clock is five minutes behind", () => {
  it("takes codes and sessions of the other, and gives some the other takes", async () => {
    const clock = { now: () => new Date(bank.clock.now().getTime() - FIVE_MINUTES) };
    const behind = await createApp({ ...bank.deps, clock });
    try {
      const [left, right] = [await bank.person({ passwordHash }), await bank.person({ passwordHash })];

      const body = await askForCode(left.email);
      const there = await bank.call("POST /verify-otp-login", { body, ip: freshAddress(), app: behind });
      const other = await askForCode(right.email, behind);
      const here = await bank.call("POST /verify-otp-login", { body: other, ip: freshAddress() });

      expect([there.status, here.status]).toEqual([200, 200]);
      const tokens = [there.answer.access_token, here.answer.access_token];
      for (const token of tokens) {
        const replies = [
          await bank.call("POST /me", { as: { token } }),
          await bank.call("POST /me", { as: { token }, app: behind }),
        ];
        expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      }
    } finally {
      await behind.close();
    }
  });

  it("ends no session sooner by extending it", async () => {
    const clock = { now: () => new Date(bank.clock.now().getTime() - FIVE_MINUTES) };
    const behind = await createApp({ ...bank.deps, clock });
    const person = await bank.person();

    const extended = await bank.call("POST /session/extend", { as: person, app: behind }).finally(() => behind.close());
    bank.clock.advance(14 * 60_000);
    const after = await bank.call("POST /me", { as: person });

    expect([extended.status, after.status]).toEqual([200, 200]);
  });
});

describe("R23 a flood", () => {
  it("does not keep those who are signed in waiting, and is told to come back", async () => {
    const person = await bank.person({ passwordHash });
    let answered = 0;
    const logIn = async () => {
      const body = { user_id: "nobody", otp: "123456", password: PASSWORD };
      const reply = await bank.call("POST /verify-otp-login", { body, ip: freshAddress() });
      // Whoever is told to come back is in nobody's way.
      if (reply.status !== 503) answered++;
      return reply;
    };

    const { flood, first, answeredBefore } = await transaction(bank.db, async (tx) => {
      // A login that failed is noted there before it is answered.
      await tx.query("LOCK TABLE audit IN EXCLUSIVE MODE");
      const flood = Promise.all(Array.from({ length: 300 }, logIn));
      await waiting(bank.db, 1);
      const first = await bank.call("POST /me", { as: person });
      return { flood, first, answeredBefore: answered };
    });
    const reads = [first];
    for (let read = 1; read < 20; read++) reads.push(await bank.call("POST /me", { as: person }));
    const floodReplies = await flood;

    expect(reads.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answeredBefore).toBe(0);
    const shed = floodReplies.filter(({ status }) => status === 503);
    expect(shed.length).toBeGreaterThan(0);
    expect(shed.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
    expect(floodReplies.every(({ status }) => status === 401 || status === 503)).toBe(true);
  });

  const [email, identifier] = ["ada@example.com", "ada@example.com"];
  const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
  it.each<[EndpointKey, Record<string, string>]>([
    ["POST /create-user", { firstname: "Ada", lastname: "Lind", email, ...passwords }],
    ["POST /send-login-otp", { identifier }],
    ["POST /verify-otp-login", { user_id: "nobody", otp: "123456", password: PASSWORD }],
    ["POST /send-otp", { email }],
    ["POST /verify-otp-and-reset-password", { email, otp: "123456", ...passwords }],
    ["POST /contact", MESSAGE],
  ])("of %s leaves connections to those who are signed in, however few there are", async (call, body) => {
    const person = await bank.person();
    const DATABASE_POOL = 2;
    const db = openDatabase(bank.deps.config.databaseUrl ?? "");
    Object.assign(db.options, bank.db.options, { max: DATABASE_POOL, lock_timeout: 25_000 });
    const app = await createApp({ ...bank.deps, db, config: { ...bank.deps.config, DATABASE_POOL } });
    let answered = 0;
    const { read, answeredBefore } = await transaction(bank.db, async (tx) => {
      // All of them are counted there.
      await tx.query("LOCK TABLE tries IN EXCLUSIVE MODE");
      const flood = Array.from({ length: 8 }, () =>
        bank.call(call, { body, ip: freshAddress(), app }).finally(() => answered++),
      );
      await waiting(bank.db, 1);
      const read = await bank.call("POST /me", { as: person, app });
      const answeredBefore = answered;
      await tx.query("ROLLBACK; BEGIN");
      await Promise.all(flood);
      return { read, answeredBefore };
    });
    await app.close();
    await db.end();

    expect([read.status, answeredBefore]).toEqual([200, 0]);
  });

  it("uses up nobody's code who waited at the door until they were told to come back", async () => {
    const person = await bank.person({ passwordHash });
    const body = await askForCode(person.email);
    const logIn = () => bank.call("POST /verify-otp-login", { body, ip: freshAddress() });
    const { first } = await transaction(bank.db, async (tx) => {
      await tx.query("LOCK TABLE contact_messages IN EXCLUSIVE MODE");
      // Eight at a time, each as long as a statement waits for a lock.
      const before = Array.from({ length: 32 }, () =>
        bank.call("POST /contact", { body: MESSAGE, ip: freshAddress() }),
      );
      const first = await logIn();
      await Promise.all(before);
      return { first };
    });
    // Time for what was let in all the same, which would have the code.
    await sleep(500);
    const again = await logIn();

    expect([first.status, again.status]).toEqual([503, 200]);
  });

  it("is told of in the log once a second, with how many there were", async () => {
    const unavailable = () =>
      bank
        .logged()
        .split("\n")
        .filter((line) => line.includes('"msg":"unavailable"'))
        .map((line) => JSON.parse(line) as { unsaid?: number });
    await sleep(1_100);
    const before = unavailable().length;
    const start = performance.now();

    const ask = () => bank.call("POST /contact", { body: MESSAGE, ip: freshAddress() });
    const replies = await Promise.all(Array.from({ length: 400 }, ask));
    const shedAtFirst = replies.filter(({ status }) => status === 503).length;
    await sleep(1_100);
    replies.push(...(await Promise.all(Array.from({ length: 400 }, ask))));
    const seconds = Math.ceil((performance.now() - start) / 1_000);

    const said = unavailable().slice(before);
    expect(said.length).toBeGreaterThan(1);
    expect(said.length).toBeLessThanOrEqual(seconds);
    expect(shedAtFirst).toBeGreaterThan(100);
    expect(said.reduce((told, { unsaid = 0 }) => told + 1 + unsaid, 0)).toBeGreaterThanOrEqual(shedAtFirst);
  });
});
