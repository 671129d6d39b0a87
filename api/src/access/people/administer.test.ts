import { randomBytes, randomUUID } from "node:crypto";
import { ROLES, type Role } from "@lintel/contract";
import { createBank, freshAddress, type TestBank, type TestPerson, waiting, whileHeld } from "../../../test/bank";
import { cellsOf, everyCell } from "../../../test/every-cell";
import { inboxOf, logIn, newestCode } from "../../../test/inbox";
import { hashPassword } from "../passwords";
import { createFirstAdmin } from "./first-admin";

const PASSWORD = "Right-pass-1!";

let bank: TestBank;
let admin: TestPerson;
let passwordHash: string;
beforeAll(async () => {
  bank = await createBank();
  passwordHash = await hashPassword(PASSWORD);
  admin = await bank.person({ role: "admin", firstname: "Root", lastname: "Admin" });
});
afterAll(() => bank.close());

const changeRole = (as: TestPerson, id: string, role: Role) =>
  bank.call("POST /user/{id}/role", { as, params: { id }, body: { role } });
const suspend = (as: TestPerson, id: string, body: Record<string, unknown> = {}) =>
  bank.call("POST /user/{id}/suspend", { as, params: { id }, body });
const remove = (as: TestPerson, id: string) => bank.call("POST /delete-user/{id}", { as, params: { id } });
const me = (as: { token: string }) => bank.call("POST /me", { as });
const trail = (as: { token: string }) => bank.call("GET /admin/audit", { as });

async function activeAdmins(): Promise<string[]> {
  const { rows } = await bank.db.query<{ id: string }>(
    "SELECT id FROM users WHERE role = 'admin' AND suspended_at IS NULL AND deleted_at IS NULL",
  );
  return rows.map(({ id }) => id);
}

async function actionsOn(id: string): Promise<string[]> {
  const { rows } = await bank.db.query("SELECT action FROM audit WHERE subject_id = $1 ORDER BY sequence", [id]);
  return rows.map(({ action }) => action);
}

describe("D1 an admin's call from a customer", () => {
  it("is refused and written down", async () => {
    const person = await bank.person();

    const reply = await suspend(person, admin.id);

    expect([reply.status, reply.answer.code]).toEqual([403, "forbidden"]);
    expect(await actionsOn(person.id)).toEqual(["access.refused"]);
    expect(await activeAdmins()).toContain(admin.id);
  });
});

describe("D1 a customer who knocks without end", () => {
  it("is refused each time, and writes no more into the trail than shows it", async () => {
    const person = await bank.person();

    const statuses = new Set<number>();
    for (let round = 0; round < 3; round++) {
      const replies = await Promise.all(Array.from({ length: 50 }, () => suspend(person, admin.id)));
      for (const { status } of replies) statuses.add(status);
      bank.clock.advance(1_000);
    }

    expect([...statuses]).toEqual([403]);
    expect(await actionsOn(person.id)).toEqual(Array(100).fill("access.refused"));
  });
});

it.each(ROLES)("gives a person the role %s, and none of the sessions that they had", async (role) => {
  const person = await bank.person({ role: role === "admin" ? "user" : "admin" });

  expect((await changeRole(admin, person.id, role)).status).toBe(200);

  expect((await me(person)).status).toBe(401);
  expect((await me(await person.signIn())).answer.role).toBe(role);
});

it("does nothing to whoever has the role already: their sessions go on, and nothing is noted", async () => {
  const person = await bank.person();

  expect((await changeRole(admin, person.id, "user")).status).toBe(200);

  expect((await me(person)).status).toBe(200);
  expect(await actionsOn(person.id)).toEqual([]);
});

describe("D2 power that was taken is gone at the next request", () => {
  it("from a demoted admin, whose sessions end", async () => {
    const demoted = await bank.person({ role: "admin" });

    const reply = await changeRole(admin, demoted.id, "user");

    expect(reply.status).toBe(200);
    expect((await trail(demoted)).status).toBe(401);
    expect((await trail(await demoted.signIn())).status).toBe(403);
    expect(await actionsOn(demoted.id)).toContain("user.role_changed");
  });

  it("from a suspended admin, who may still read what is their own, in every process", async () => {
    const suspended = await bank.person({ role: "admin" });
    const twin = await bank.twin();
    await bank.call("GET /admin/audit", { as: suspended, app: twin });

    await suspend(admin, suspended.id);
    const elsewhere = await bank.call("GET /admin/audit", { as: suspended, app: twin });

    expect([elsewhere.status, elsewhere.answer.code]).toEqual([403, "suspended"]);
    expect((await me(suspended)).answer.suspended).toBe(1);
  });

  it("from a deleted admin", async () => {
    const gone = await bank.person({ role: "admin" });

    await remove(admin, gone.id);

    expect((await me(gone)).status).toBe(401);
    expect((await bank.call("GET /accounts", { as: await gone.signIn() })).status).toBe(401);
  });

  it.each([
    ["demoted", (id: string) => changeRole(admin, id, "user")],
    ["suspended", (id: string) => suspend(admin, id)],
    ["deleted", (id: string) => remove(admin, id)],
  ])("from an admin who is %s while they wait to act on somebody else", async (_what, take) => {
    const [losing, person] = [await bank.person({ role: "admin" }), await bank.person()];

    const [taken, tried] = await whileHeld(
      bank.db,
      (holder) => holder.query("SELECT FROM guards WHERE name = 'admins' FOR UPDATE"),
      () => take(losing.id),
      () => suspend(losing, person.id),
    );

    expect(taken.status).toBe(200);
    expect([tried.status, tried.answer.code]).toEqual([403, "forbidden"]);
    expect((await me(person)).answer.suspended).toBe(0);
    expect(await actionsOn(person.id)).toEqual([]);
  });
});

describe("suspending", () => {
  it("is one button for both ways, with a reason in the trail and a letter to the person", async () => {
    const person = await bank.person();

    const on = await suspend(admin, person.id, { reason: "Reported a stolen phone" });
    const while_ = await me(person);
    const off = await suspend(admin, person.id);

    expect([on.status, off.status]).toEqual([200, 200]);
    expect([while_.answer.suspended, (await me(person)).answer.suspended]).toEqual([1, 0]);
    expect((await inboxOf(bank, person.email)).map(({ subject }) => subject)).toEqual([
      "Your account has been suspended",
    ]);
    const { rows } = await bank.db.query(
      "SELECT action, reason, actor_id FROM audit WHERE subject_id = $1 ORDER BY sequence",
      [person.id],
    );
    expect(rows).toEqual([
      { action: "user.suspended", reason: "Reported a stolen phone", actor_id: admin.id },
      { action: "user.unsuspended", reason: null, actor_id: admin.id },
    ]);
  });

  it("does what two admins want at once, and once", async () => {
    const person = await bank.person();
    const second = await bank.person({ role: "admin" });

    const replies = await Promise.all([admin, second].map((as) => suspend(as, person.id, { to: "suspended" })));

    expect(replies.map(({ status, answer }) => [status, answer.message])).toEqual(
      Array(2).fill([200, "User suspended successfully."]),
    );
    expect((await me(person)).answer.suspended).toBe(1);
    expect(await actionsOn(person.id)).toEqual(["user.suspended"]);
    expect(await inboxOf(bank, person.email)).toHaveLength(1);
    expect((await suspend(admin, person.id, { to: "active" })).answer.message).toBe("Suspension lifted successfully.");
    expect((await me(person)).answer.suspended).toBe(0);
  });

  it("keeps the reason of an admin who comes second, and writes to the person once", async () => {
    const person = await bank.person();

    for (const reason of ["A stolen phone", "Odd logins"]) await suspend(admin, person.id, { to: "suspended", reason });

    const { rows } = await bank.db.query("SELECT reason FROM audit WHERE subject_id = $1 ORDER BY sequence", [
      person.id,
    ]);
    expect(rows).toEqual([{ reason: "A stolen phone" }, { reason: "Odd logins" }]);
    expect(await inboxOf(bank, person.email)).toHaveLength(1);
  });

  it("notes once what an admin sends again because the answer was lost, and each time what they decide anew", async () => {
    const person = await bank.person();
    const second = await bank.person({ role: "admin" });
    const reason = "A stolen phone";
    const send = (as: TestPerson, to: "suspended" | "active", why = reason) =>
      suspend(as, person.id, { to, reason: why });

    const answers = [await send(admin, "suspended")];
    // The page is loaded again before the admin presses once more.
    await bank.call("GET /view-user/{id}", { as: admin, params: { id: person.id } });
    answers.push(await send(admin, "suspended"));

    expect(answers.map(({ status, answer }) => [status, answer.message])).toEqual(
      Array(2).fill([200, "User suspended successfully."]),
    );
    expect(await actionsOn(person.id)).toEqual(["user.suspended", "user.viewed"]);

    await send(second, "suspended");
    await send(second, "suspended", "The same phone");
    await send(second, "active");
    await send(second, "active");
    await send(second, "suspended");

    expect((await actionsOn(person.id)).slice(2)).toEqual([
      "user.suspended",
      "user.suspended",
      "user.unsuspended",
      "user.suspended",
    ]);
  });

  it.each(["nobody", "11111111-1111-4111-8111-111111111111"])("finds nobody called %s", async (id) => {
    expect((await suspend(admin, id)).status).toBe(404);
    expect((await changeRole(admin, id, "admin")).status).toBe(404);
    expect((await remove(admin, id)).status).toBe(404);
  });
});

describe("D3 there is always an active admin", () => {
  it("because nobody demotes, suspends or deletes themselves", async () => {
    const replies = [
      await changeRole(admin, admin.id, "user"),
      await suspend(admin, admin.id),
      await remove(admin, admin.id),
    ];

    expect(replies.map(({ status, answer }) => [status, answer.code])).toEqual(Array(3).fill([409, "self_action"]));
    expect(await activeAdmins()).toContain(admin.id);
  });

  it.each([
    ["demote", (as: TestPerson, id: string) => changeRole(as, id, "user")],
    ["suspend", (as: TestPerson, id: string) => suspend(as, id)],
    ["delete", (as: TestPerson, id: string) => remove(as, id)],
  ])("also when two admins %s each other at the same moment, a hundred times", async (_what, act) => {
    const twin = await createBank();
    try {
      const call = bank.call;
      for (let round = 0; round < 100; round++) {
        await twin.db.query("UPDATE users SET role = 'user'");
        const [left, right] = [await twin.person({ role: "admin" }), await twin.person({ role: "admin" })];
        bank.call = (key, input) => twin.call(key, input);

        const replies = await Promise.all([act(left, right.id), act(right, left.id)]);

        bank.call = call;
        expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
        const lost = replies.find(({ status }) => status !== 200);
        expect(["session_required", "suspended", "forbidden"]).toContain(lost?.answer.code);
        const { rows } = await twin.db.query(
          "SELECT id FROM users WHERE role = 'admin' AND suspended_at IS NULL AND deleted_at IS NULL",
        );
        expect(rows).toHaveLength(1);
      }
    } finally {
      await twin.close();
    }
  });
});

describe("D7 the first admin comes from the operator alone", () => {
  it("is made once, with no password, and chooses one through the reset", async () => {
    const empty = await createBank();
    try {
      const { rows: before } = await empty.db.query("SELECT 1 FROM users WHERE role = 'admin'");

      const first = await createFirstAdmin(empty.db, empty.clock, "Root@Example.com");
      const second = await createFirstAdmin(empty.db, empty.clock, "second@example.com");
      const { rows: noted } = await empty.db.query(
        "SELECT action, role FROM audit JOIN users ON users.id = subject_id WHERE actor_id IS NULL",
      );
      const email = "root@example.com";
      await empty.call("POST /send-otp", { body: { email } });
      const reset = await empty.call("POST /verify-otp-and-reset-password", {
        body: { email, otp: await newestCode(empty, email), password: PASSWORD, password_confirmation: PASSWORD },
      });
      const login = await logIn(empty, email, PASSWORD);
      const profile = await empty.call("POST /me", { as: { token: login.answer.access_token } });

      expect(before).toEqual([]);
      expect([first, second]).toEqual(["created", "admin_exists"]);
      expect(noted).toEqual([{ action: "admin.created", role: "admin" }]);
      expect(reset.status).toBe(200);
      expect(profile.answer.role).toBe("admin");
    } finally {
      await empty.close();
    }
  });

  it("is one, when two are made at the same moment", async () => {
    const empty = await createBank();
    try {
      const made = await Promise.all(
        ["a@example.com", "b@example.com"].map((email) => createFirstAdmin(empty.db, empty.clock, email)),
      );

      expect(made.toSorted()).toEqual(["admin_exists", "created"]);
    } finally {
      await empty.close();
    }
  });

  it("needs an address that can get mail and that nobody has", async () => {
    const empty = await createBank();
    try {
      const person = await empty.person();

      expect(await createFirstAdmin(empty.db, empty.clock, "not an address")).toBe("invalid_address");
      expect(await createFirstAdmin(empty.db, empty.clock, person.email)).toBe("address_taken");
    } finally {
      await empty.close();
    }
  });
});

describe("W24 a person who is deleted", () => {
  it.each([
    [
      "login",
      (email: string) => bank.call("POST /send-login-otp", { body: { identifier: email }, ip: freshAddress() }),
    ],
    ["reset", (email: string) => bank.call("POST /send-otp", { body: { email }, ip: freshAddress() })],
  ])("gets no letter that was asked for while they were being deleted: %s", async (_purpose, ask) => {
    const person = await bank.person();
    const other = await bank.db.connect();
    const answers: Promise<{ status: number }>[] = [];
    try {
      await other.query("BEGIN");
      await other.query("SELECT id FROM users WHERE id = $1 FOR UPDATE", [person.id]);
      answers.push(remove(admin, person.id));
      await waiting(bank.db, 1);
      answers.push(ask(person.email));
      await waiting(bank.db, 2);
    } finally {
      await other.query("COMMIT");
      other.release();
    }

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await inboxOf(bank, person.email)).toEqual([]);
  });

  it("leaves no PIN that they were choosing at the same moment", async () => {
    const person = await bank.person();
    const answers = [];
    const other = await bank.db.connect();
    try {
      await other.query("BEGIN");
      // Where the letter about the new PIN would go: by then they are held, and the PIN is written.
      await other.query("LOCK TABLE outbox IN SHARE MODE");
      answers.push(bank.call("POST /user/set-pin", { as: person, body: { pin: "4826" } }));
      await waiting(bank.db, 1);
      answers.push(remove(admin, person.id));
      await waiting(bank.db, 2);
    } finally {
      await other.query("COMMIT");
      other.release();
    }

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowsOf(person)).toEqual({ pins: 0, challenges: 0, sessions: 0, known_devices: 0 });
    expect(await inboxOf(bank, person.email)).toEqual([]);
  });

  it("is in no column of any table any more", async () => {
    const person = await knownEverywhere();
    const { answer: profile } = await me(person);
    const traces = ["Wilhelmina", "Quarrington", person.email, "7 Quarry Lane", "ZQ7 5KX", profile.banking_id];
    const found = async () => {
      const cells = (await everyCell(bank)).toLowerCase();
      return traces.filter((trace) => cells.includes(trace.toLowerCase()));
    };
    expect(await found()).toEqual(traces);

    expect((await remove(admin, person.id)).status).toBe(200);

    expect(await found()).toEqual([]);
    expect(await rowsOf(person)).toEqual({ pins: 0, challenges: 0, sessions: 0, known_devices: 0 });
    expect(await inboxOf(bank, person.email)).toEqual([]);
  });

  it("leaves an id, a day and a role, and no other column as it was", async () => {
    const person = await knownEverywhere();
    const before = await rowOf(person);
    const names = Object.keys(before).sort();

    await remove(admin, person.id);

    const after = await rowOf(person);
    expect(names.filter((name) => before[name] !== null && after[name] === before[name])).toEqual([
      "created_at",
      "id",
      "role",
    ]);
  });

  it("gets no code to log in with, and may sign up anew", async () => {
    const person = await knownEverywhere();
    await remove(admin, person.id);
    bank.clock.advance(60_000);

    const asked = await bank.call("POST /send-login-otp", { body: { identifier: person.email }, ip: freshAddress() });

    expect(asked.status).toBe(200);
    expect(await inboxOf(bank, person.email)).toEqual([]);
    const signUp = await bank.call("POST /create-user", {
      body: {
        firstname: "Wilma",
        lastname: "Q",
        email: person.email,
        password: PASSWORD,
        password_confirmation: PASSWORD,
      },
      ip: freshAddress(),
    });
    expect(signUp.status).toBe(200);
    expect((await inboxOf(bank, person.email))[0]?.subject).toBe("Welcome to Lintel");
  });
});

/** What stands there is sealed, of an account or a payment, or of the whole bank. */
const OF_NOBODY = [
  "audit_seals",
  "failed_releases",
  "guards",
  "journals",
  "key_marks",
  "migrations",
  "outbox",
  "postings",
  "telemetry",
  "transactions",
];

/** Times, the reason that an admin gives, and the hash of what a PIN has confirmed. */
const OF_NOTHING_SAID = {
  accounts: ["closed_at"],
  audit: ["reason"],
  pins: ["locked_until"],
  sessions: ["password_verified_at"],
  transfers: ["sca_hash"],
  users: ["deleted_at", "suspended_at"],
};

/** Somebody who stands in every table that can have something of a person, each column of theirs filled in. */
async function knownEverywhere(): Promise<TestPerson> {
  const person = await bank.person({ firstname: "Wilhelmina", lastname: "Quarrington", passwordHash });
  await bank.call("POST /user/set-pin", { as: person, body: { pin: "4826" } });
  await bank.call("POST /update-address", { as: person, body: { address: "7 Quarry Lane", zip_code: "ZQ7 5KX" } });
  await bank.call("POST /send-login-otp", { body: { identifier: person.email }, ip: freshAddress() });
  await bank.call("POST /contact", {
    body: { name: "Wilhelmina Quarrington", email: person.email, message: "Hello" },
    ip: freshAddress(),
  });
  await bank.db.query("UPDATE users SET locale = 'pl' WHERE id = $1", [person.id]);
  await bank.db.query("INSERT INTO known_devices (user_id, device_hash, seen_at) VALUES ($1, $2, $3)", [
    person.id,
    randomBytes(32),
    bank.clock.now(),
  ]);
  expect(await rowsOf(person)).toEqual({ pins: 1, challenges: 1, sessions: 1, known_devices: 1 });
  const account = await bank.account(person, { cents: 10_000n });
  const apply = () =>
    bank.call("POST /cards", {
      as: person,
      key: randomUUID(),
      body: { account_id: account.id, card_type: "debit", pin: "4826" },
    });
  const { answer: destroyed } = await apply();
  await bank.call("POST /destroy-card/{id}", { as: person, params: { id: destroyed.card.id }, body: { pin: "4826" } });
  expect((await apply()).status).toBe(200);
  const tables = [...(await cellsOf(bank))].filter(
    ([, rows]) => !/wilhelmina/i.test(rows) && !rows.includes(person.id),
  );
  // A new table or column is filled in above, with what is looked for, and thought of in deletePerson and exportPerson.
  expect(tables.map(([table]) => table).sort()).toEqual(OF_NOBODY);
  expect(await leftEmptyBy(person)).toEqual(OF_NOTHING_SAID);
  return person;
}

/** By table: columns in which nothing stands in any row that tells of somebody. Whether such a one is kept could not be seen. */
async function leftEmptyBy({ id }: TestPerson): Promise<Record<string, string[]>> {
  const empty: Record<string, string[]> = {};
  for (const table of [...(await cellsOf(bank)).keys()].filter((name) => !OF_NOBODY.includes(name)).sort()) {
    const { rows } = await bank.db.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM ${table} t WHERE t::text ~* $1`,
      [`wilhelmina|${id}`],
    );
    const columns = Object.keys(rows[0]?.row ?? {}).filter((column) => rows.every(({ row }) => row[column] === null));
    if (columns.length > 0) empty[table] = columns.sort();
  }
  return empty;
}

async function rowOf({ id }: TestPerson): Promise<Record<string, unknown>> {
  const { rows } = await bank.db.query("SELECT to_jsonb(u) AS row FROM users u WHERE id = $1", [id]);
  return rows[0]?.row;
}

/** What is kept of somebody where no name stands. */
async function rowsOf({ id }: TestPerson) {
  const { rows } = await bank.db.query(
    `SELECT (SELECT count(*)::int FROM pins WHERE user_id = $1) AS pins,
       (SELECT count(*)::int FROM challenges WHERE user_id = $1) AS challenges,
       (SELECT count(*)::int FROM sessions WHERE user_id = $1) AS sessions,
       (SELECT count(*)::int FROM known_devices WHERE user_id = $1) AS known_devices`,
    [id],
  );
  return rows[0];
}
