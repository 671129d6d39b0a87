import { UNATTENDED } from "@lintel/contract";
import { type EndpointKey, endpoints } from "@lintel/contract/schema";
import { createBank, freshAddress, type TestBank, whileHeld } from "../../../test/bank";
import { logIn } from "../../../test/inbox";
import { forgetOld } from "../forget-old";
import { hashPassword } from "../passwords";

const MINUTE = 60_000;
const PASSWORD = "Right-pass-1!";

let bank: TestBank;
let passwordHash: string;
beforeAll(async () => {
  bank = await createBank();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => bank.close());

const me = (as: { token: string }) => bank.call("POST /me", { as });

/** By the login itself: how long a session lasts is said nowhere else. */
async function loggedIn(): Promise<{ token: string }> {
  const { email } = await bank.person({ passwordHash });
  return { token: (await logIn(bank, email, PASSWORD)).answer.access_token };
}

const SIGNED_IN = (Object.keys(endpoints) as EndpointKey[]).filter((key) => endpoints[key].who !== "anyone");

describe("W7 a session ends by itself", () => {
  it("after fifteen minutes without a call", async () => {
    const [active, idle] = [await bank.person(), await bank.person()];

    bank.clock.advance(14 * MINUTE);
    const before = await me(active);
    bank.clock.advance(MINUTE + 1_000);
    const after = [await me(active), await me(idle)];

    expect(before.status).toBe(200);
    expect(after.map(({ status }) => status)).toEqual([200, 401]);
  });

  it("not before the page that counts from its last call says so", async () => {
    const person = await bank.person();
    bank.clock.advance(9_000);
    await me(person);
    bank.clock.advance(15 * MINUTE - 1_000);

    const extended = await bank.call("POST /session/extend", { as: person });

    expect(extended.status).toBe(200);
  });

  it("although a page left open goes on asking for news", async () => {
    const person = await bank.person();

    for (let minute = 0; minute < 14; minute++) {
      bank.clock.advance(MINUTE);
      const answers = await Promise.all([
        bank.call("GET /session", { as: person }),
        bank.call("GET /accounts", { as: person, headers: { [UNATTENDED]: "1" } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    bank.clock.advance(MINUTE + 1_000);

    expect((await bank.call("GET /session", { as: person })).status).toBe(401);
  });

  it("after eight hours, however busy", async () => {
    const person = await loggedIn();
    const statuses: number[] = [];

    for (let quarter = 0; quarter < 8 * 6; quarter++) {
      statuses.push((await me(person)).status);
      bank.clock.advance(10 * MINUTE);
    }

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await me(person)).status).toBe(401);
  });

  it("is extended on request, and says until when", async () => {
    const person = await bank.person();
    bank.clock.advance(14 * MINUTE);

    const extended = await bank.call("POST /session/extend", { as: person });

    expect(extended.answer.expires_at).toBe(new Date(bank.clock.now().getTime() + 15 * MINUTE).toISOString());
    bank.clock.advance(14 * MINUTE);
    expect((await me(person)).status).toBe(200);
  });

  it("is extended to its eighth hour and no further", async () => {
    const person = await loggedIn();
    const end = bank.clock.now().getTime() + 8 * 60 * MINUTE;
    for (let step = 0; step < 47; step++) {
      bank.clock.advance(10 * MINUTE);
      await me(person);
    }

    const { answer } = await bank.call("POST /session/extend", { as: person });

    expect(answer.expires_at).toBe(new Date(end).toISOString());
  });

  it("is not shortened by a process whose clock is behind", async () => {
    const person = await bank.person();
    const end = bank.clock.now().getTime() + 15 * MINUTE;
    bank.clock.advance(-5 * MINUTE);

    const { answer } = await bank.call("POST /session/extend", { as: person });
    bank.clock.advance(5 * MINUTE);

    expect(answer.expires_at).toBe(new Date(end).toISOString());
    bank.clock.advance(14 * MINUTE);
    expect((await me(person)).status).toBe(200);
  });

  it("is not extended when it has ended", async () => {
    const person = await bank.person();
    bank.clock.advance(15 * MINUTE);

    expect((await bank.call("POST /session/extend", { as: person })).status).toBe(401);
  });

  it("leaves no row once it has run out", async () => {
    const person = await bank.person();
    bank.clock.advance(8 * 60 * MINUTE);

    await forgetOld(bank.deps);

    const { rows } = await bank.db.query("SELECT 1 FROM sessions WHERE user_id = $1", [person.id]);
    expect(rows).toEqual([]);
  });
});

describe("W6 a session that was ended opens nothing", () => {
  it.each(SIGNED_IN)("%s answers 401 to a token that was logged out", async (key) => {
    const person = await bank.person({ role: "admin" });

    const logout = await bank.call("POST /logout", { as: person });
    const reply = await bank.call(key, {
      as: person,
      params: { id: person.id, key: person.id, transactionId: person.id } as never,
      headers: { "content-type": "application/json" },
    });

    expect(logout.answer).toEqual({ message: "Logout successful!" });
    expect([reply.status, reply.answer.code]).toEqual([401, "session_required"]);
  });

  it.each<[EndpointKey, string]>([
    // Each ends where the call waits for it, behind the door.
    ["POST /session/extend", "DELETE FROM sessions WHERE user_id = $1"],
    [
      "POST /me",
      "WITH gone AS (DELETE FROM sessions WHERE user_id = $1) UPDATE users SET deleted_at = now() WHERE id = $1",
    ],
  ])("%s answers 401 also where the door had let it in before", async (key, end) => {
    const person = await bank.person();

    const [{ status, answer }] = await whileHeld(
      bank.db,
      async (holder) => {
        // Of what a person is told of themselves, what the door does not look at.
        await holder.query("LOCK TABLE pins");
        await holder.query(end, [person.id]);
      },
      () => bank.call(key, { as: person }),
    );

    expect([status, answer.code]).toEqual([401, "session_required"]);
  });

  it("leaves the person's other sessions alone", async () => {
    const person = await bank.person();
    const elsewhere = await person.signIn();

    await bank.call("POST /logout", { as: person });

    expect((await me(elsewhere)).status).toBe(200);
  });
});

describe("W5 tokens", () => {
  it.each([
    ["none", {}],
    ["an unknown one", { authorization: `Bearer ${"A".repeat(43)}` }],
    ["another scheme", { authorization: "Basic YTpi" }],
    ["a broken header", { authorization: "Bearer" }],
  ])("are needed: %s", async (_what, headers) => {
    expect((await bank.call("POST /me", { headers })).status).toBe(401);
  });

  it("are taken however the scheme is written, as HTTP has it", async () => {
    const { token } = await bank.person();

    expect((await bank.call("POST /me", { headers: { authorization: `bearer ${token}` } })).status).toBe(200);
  });

  it("are of no use as their hash, which is all the database has", async () => {
    const person = await bank.person();
    const { rows } = await bank.db.query<{ token_hash: Buffer }>("SELECT token_hash FROM sessions WHERE user_id = $1", [
      person.id,
    ]);
    const hash = rows[0]?.token_hash ?? Buffer.alloc(0);

    for (const token of [hash.toString("hex"), hash.toString("base64url")]) {
      expect((await me({ token })).status).toBe(401);
    }
  });

  it("are looked up by their key and planned once, although nobody has analysed the tables", async () => {
    const person = await bank.person();
    for (let call = 0; call < 10; call++) await me(person);
    const asked = (statement: string) => bank.db.query<Record<string, unknown>>(statement).then(({ rows }) => rows);

    const [planned] = await asked("SELECT custom_plans FROM pg_prepared_statements WHERE name = 'find-sessions'");
    const plan = await asked(`EXPLAIN (COSTS OFF) EXECUTE "find-sessions" ('{}', '{}', 15)`);

    // PostgreSQL tries the first five for themselves.
    expect(Number(planned?.custom_plans)).toBe(5);
    const indexes = plan.flatMap((row) => /using (\w+)/.exec(String(row["QUERY PLAN"]))?.[1] ?? []);
    expect(indexes).toEqual(["sessions_pkey", "users_pkey"]);
  });

  it("are looked up right for many who call at the same moment, in two processes", async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => bank.person()));
    const twin = await bank.twin();

    const replies = await Promise.all(
      people.map((as, index) => bank.call("POST /me", { as, ...(index % 2 ? { app: twin } : {}) })),
    );

    expect(replies.map(({ answer }) => answer.id)).toEqual(people.map(({ id }) => id));
  });

  it("let their person make a hundred calls a second and no more, transfers among them", async () => {
    const [person, other] = [await bank.person(), await bank.person()];
    const account = { account_id: "none", recipient_account: "402177540931" };
    const transfer = () =>
      bank.call("POST /transactions/transfer", { as: person, body: { ...account, amount: 1, pin: "1111" } });

    bank.clock.advance(untilNext(1_000));
    for (let call = 0; call < 99; call++) expect((await me(person)).status).toBe(200);
    const last = await transfer();
    bank.clock.advance(999);
    const beyond = [await transfer(), await me(person)];

    expect(last.status).not.toBe(429);
    expect(beyond.map(({ status, answer }) => [status, answer])).toMatchObject(
      Array(2).fill([429, { code: "too_many_requests" }]),
    );
    expect((await me(other)).status).toBe(200);
    bank.clock.advance(1);
    expect((await me(person)).status).toBe(200);
  });
});

/** These are counted from one full minute or second to the next. */
function untilNext(milliseconds: number): number {
  return milliseconds - (bank.clock.now().getTime() % milliseconds);
}

it("lets an address call three hundred times a minute without a session, whatever it calls", async () => {
  const ip = freshAddress();
  const keys: EndpointKey[] = ["GET /accounts", "POST /me", "POST /send-otp"];
  const call = (at: number) => bank.call(keys[at % keys.length] ?? "POST /me", { ip, body: {} });
  bank.clock.advance(untilNext(MINUTE));

  const statuses: number[] = [];
  for (let at = 0; at < 300; at++) statuses.push((await call(at)).status);
  bank.clock.advance(MINUTE - 1);
  statuses.push((await call(300)).status);
  bank.clock.advance(1);
  const later = await call(0);

  expect(statuses.indexOf(429)).toBe(300);
  expect(later.status).toBe(401);
});

it("tells once of a session that two tabs end at the same moment", async () => {
  const person = await bank.person();
  const logOut = () => bank.call("POST /logout", { as: person });

  const replies = await whileHeld(
    bank.db,
    (holder) => holder.query("SELECT FROM sessions WHERE user_id = $1 FOR UPDATE", [person.id]),
    logOut,
    logOut,
  );

  const { rows } = await bank.db.query("SELECT action FROM audit WHERE subject_id = $1", [person.id]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(rows).toEqual([{ action: "logout" }]);
});

describe("W9 nothing but JSON", () => {
  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])("refuses %s", async (type) => {
    const person = await bank.person();

    const reply = await bank.call("POST /update-address", {
      as: person,
      body: { address: "1 Door St", zip_code: "1" },
      headers: { "content-type": type },
    });

    expect(reply.status).toBe(415);
    expect((await me(person)).answer.address).toBeNull();
  });
});

describe("the own address", () => {
  it("changes", async () => {
    const person = await bank.person();

    const reply = await bank.call("POST /update-address", {
      as: person,
      body: { address: "1 Door Street", zip_code: "10115" },
    });

    expect(reply.status).toBe(200);
    expect((await me(person)).answer).toMatchObject({ address: "1 Door Street", zip_code: "10115" });
  });

  it("changes sixty times an hour, for each change stays in the trail", async () => {
    const person = await bank.person();
    const change = (as: { token: string }, zip_code: string) =>
      bank.call("POST /update-address", { as, body: { address: "1 Door Street", zip_code } });

    for (let turn = 0; turn < 60; turn++) await change(person, `${turn}`);
    const oneMore = await change(person, "60");
    const kept = await me(person);
    const { rowCount } = await bank.db.query("SELECT FROM audit WHERE subject_id = $1", [person.id]);
    bank.clock.advance(60 * 60_000);
    const later = await change(await person.signIn(), "61");

    expect([oneMore.status, oneMore.answer.code, oneMore.headers["retry-after"]]).toEqual([
      429,
      "too_many_requests",
      "3600",
    ]);
    expect([kept.answer.zip_code, rowCount]).toEqual(["59", 60]);
    expect(later.status).toBe(200);
  });

  it("P12 does not change while the person is suspended", async () => {
    const person = await bank.person({ suspended: true });

    const reply = await bank.call("POST /update-address", { as: person, body: { address: "x", zip_code: "1" } });

    expect([reply.status, reply.answer.code]).toEqual([403, "suspended"]);
    expect((await me(person)).answer.address).toBeNull();
  });
});
