import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createBank, type TestBank, waiting } from "../../test/bank";
import { createApp } from "../app";
import { type Db, isUnavailable, onlyRow, openDatabase, retried, SESSION_SETTINGS, transaction } from "./database";
import { describeError } from "./log";
import { Unavailable } from "./outcome";

/** A bank that has used up its files, each connection of a customer being one, and needs another for the database. */
const WITHOUT_FILES = `
  import { closeSync, openSync } from "node:fs";
  import { openDatabase, transaction } from "./api/src/platform/database.ts";
  const db = openDatabase("postgres://bank@127.0.0.1:1/bank");
  const held = [];
  try {
    for (;;) held.push(openSync("/dev/null"));
  } catch {}
  const error = await transaction(db, (tx) => tx.query("SELECT 1")).catch((error) => error);
  for (const file of held) closeSync(file);
  console.log(error.constructor.name, error.cause?.code);
`;

it("takes it for a database that is away when this process may open no more files", () => {
  const { stdout, stderr } = spawnSync(
    "sh",
    [
      "-c",
      'ulimit -n 100 && exec "$@"',
      "sh",
      process.execPath,
      "--import",
      "./tools/typescript.mjs",
      "--input-type=module",
      "-",
    ],
    { cwd: join(__dirname, "../../.."), input: WITHOUT_FILES, encoding: "utf8" },
  );

  expect([stdout, stderr]).toEqual(["Unavailable EMFILE\n", ""]);
});

function letInAndHangUp(socket: Socket) {
  socket.once("data", () => {
    // AuthenticationOk and ReadyForQuery.
    socket.write(Buffer.from("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I", "latin1"));
    socket.once("data", () => socket.end());
  });
}

it.each([
  ["takes no notice", () => {}, "Connection terminated due to connection timeout"],
  ["hangs up", (socket: Socket) => socket.once("data", () => socket.end()), "Connection terminated unexpectedly"],
  ["lets us in and hangs up at the first word", letInAndHangUp, "Connection terminated unexpectedly"],
])(
  "leaves in the log what the driver says of a server that %s, for which it has no code",
  async (_what, treat, said) => {
    const server = createServer(treat).listen(0, "127.0.0.1");
    await once(server, "listening");
    const db = openDatabase(`postgres://bank@127.0.0.1:${(server.address() as AddressInfo).port}/bank`);

    const error = await transaction(db, (tx) => tx.query("SELECT 1")).catch((error) => error);
    server.close();
    await db.end();

    expect(describeError(error)).toMatchObject({ type: "Unavailable", said });
  },
);

it("leaves in the log nothing that the database says by itself: it may quote somebody's data", async () => {
  const bank = await createBank();

  const error = await bank.db
    .query("DO $$ BEGIN RAISE EXCEPTION 'Connection terminated for Ada' USING ERRCODE = '08006'; END $$")
    .catch((error) => error);
  await bank.close();

  expect(describeError(error)).toEqual({ type: "DatabaseError", code: "08006", at: expect.any(Array) });
});

it.each([
  ["whose password was changed", { username: "somebody_else" }],
  ["that is put back from a backup", { pathname: "/not_there_yet" }],
  ["that lets nobody in meanwhile", { pathname: "/template0" }],
  ["whose connections are encrypted no more", { search: "?sslmode=require" }],
])("answers 503 with a database %s while it runs", async (_which, otherwise) => {
  const bank = await createBank();
  const url = Object.assign(new URL(bank.deps.config.databaseUrl ?? ""), otherwise);
  const db = openDatabase(url.href, { max: 2 });
  const app = await createApp({ ...bank.deps, db });
  try {
    const as = await bank.customer();

    const { status, headers, answer } = await bank.call("GET /accounts", { as, app });

    expect([status, headers["retry-after"], answer.code]).toEqual([503, "1", "unavailable"]);
  } finally {
    await app.close();
    await db.end();
    await bank.close();
  }
});

it("serves everybody in turn over the connections that it has while the server gives no more, and takes more once there are", async () => {
  const bank = await createBank();
  const role = `crowded_${process.pid}`;
  const url = Object.assign(new URL(bank.deps.config.databaseUrl ?? ""), { username: role, password: "p" });
  await bank.db.query(`CREATE ROLE ${role} LOGIN PASSWORD 'p' CONNECTION LIMIT 2`);
  const told: string[] = [];
  const db = openDatabase(url.href, { max: 8, onError: (error) => told.push(describeError(error).code ?? "") });
  const ask = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => transaction(db, (tx) => tx.query("SELECT pg_sleep(0.02)"))));
  try {
    const alone = await ask(1);
    const crowded = await ask(40);
    const had = db.totalCount;
    await bank.db.query(`ALTER ROLE ${role} CONNECTION LIMIT 8`);
    await sleep(1_100);
    const roomy = await ask(40);

    const failed = [...alone, ...crowded, ...roomy].filter(({ status }) => status === "rejected");
    expect(failed).toEqual([]);
    expect([had, db.totalCount]).toEqual([2, 8]);
    expect(told).toContain("53300");
  } finally {
    await db.end();
    await bank.db.query(`DROP ROLE ${role}`);
    await bank.close();
  }
});

it("keeps the connection of whoever was held up: nothing is wrong with it, and while the server gives no more it may be the last", async () => {
  const bank = await createBank();
  const db = openDatabase(bank.deps.config.databaseUrl ?? "", { max: 1 });
  const process = async () => onlyRow(await db.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).pid;
  const hold = "SELECT FROM guards WHERE name = 'admins' FOR UPDATE";
  try {
    const before = await process();

    const outcome = await transaction(bank.db, async (holder) => {
      await holder.query(hold);
      return transaction(db, async (tx) => {
        await tx.query("INSERT INTO key_marks VALUES ('HERE_KEY', '')");
        await tx.query(`${hold} NOWAIT`);
      }).catch((error) => error);
    });

    expect(outcome).toBeInstanceOf(Unavailable);
    expect(await process()).toBe(before);
    expect((await db.query("SELECT FROM key_marks")).rowCount).toBe(0);
  } finally {
    await db.end();
    await bank.close();
  }
});

// As the driver names them, of certificates and of a handshake that the server breaks off.
it.each(["CERT_HAS_EXPIRED", "DEPTH_ZERO_SELF_SIGNED_CERT", "ERR_TLS_CERT_ALTNAME_INVALID", "EPROTO"])(
  "takes it for a database that is away when no encrypted connection comes about: %s",
  (code) => {
    expect(isUnavailable(Object.assign(new Error("Refused"), { code }))).toBe(true);
  },
);

describe("what another transaction was quicker in", () => {
  const failing = (code: string, times: number) => {
    let tries = 0;
    const work = async () => {
      tries++;
      if (tries <= times) throw Object.assign(new Error("Refused"), { code });
      return tries;
    };
    return { work, tries: () => tries };
  };

  it.each(["40001", "40P01", "23505"])("is tried up to five times: %s", async (code) => {
    expect(await retried(failing(code, 4).work)).toBe(5);
  });

  it.each([
    ["40001", "Unavailable"],
    ["40P01", "Unavailable"],
    ["23505", "Error"],
  ])("is given up then: %s as %s", async (code, name) => {
    const { work, tries } = failing(code, 100);

    const error = await retried(work).catch((error) => error);

    expect([error.constructor.name, tries()]).toEqual([name, 5]);
  });

  it("is all that is tried again", async () => {
    const { work, tries } = failing("23514", 1);

    await expect(retried(work)).rejects.toThrow("Refused");

    expect(tries()).toBe(1);
  });
});

describe("on a database that is set otherwise", () => {
  let bank: TestBank;
  let db: Db;
  beforeAll(async () => {
    bank = await createBank();
    const { databaseUrl } = bank.deps.config;
    const name = new URL(databaseUrl ?? "").pathname.slice(1);
    await bank.db.query(
      `ALTER DATABASE ${name} SET DateStyle = 'SQL, DMY';
       ALTER DATABASE ${name} SET jit = on;
       ALTER DATABASE ${name} SET default_transaction_isolation = 'repeatable read'`,
    );
    db = openDatabase(databaseUrl ?? "", { max: 2, isPatient: true });
  });
  afterAll(async () => {
    await db.end();
    await bank.close();
  });

  it("times are read as ever", async () => {
    const { rows } = await db.query<{ at: Date; text: string }>(
      "SELECT at, at::text AS text FROM (SELECT timestamptz '2026-03-04T12:00:00Z' AS at) t",
    );

    expect(rows[0]?.at).toEqual(new Date("2026-03-04T12:00:00Z"));
    expect(rows[0]?.text).toMatch(/^2026-03-04 /);
  });

  it("no statement is compiled, which takes longer than any that a call makes", async () => {
    const { rows } = await db.query<{ jit: string }>("SHOW jit");

    expect(rows).toEqual([{ jit: "off" }]);
  });

  it("whoever has waited sees what the one before did", async () => {
    const hold = "SELECT FROM guards WHERE name = 'admins' FOR UPDATE";
    const before = await db.connect();
    await before.query(`BEGIN; ${hold}; INSERT INTO key_marks VALUES ('HERE_KEY', '')`);

    const seen = transaction(db, async (tx) => {
      await tx.query(hold);
      return (await tx.query("SELECT FROM key_marks WHERE name = 'HERE_KEY'")).rowCount;
    });
    await waiting(bank.db, 1);
    await before.query("COMMIT");
    before.release();

    expect(await seen).toBe(1);
  });

  it.each([
    [
      "of its own",
      "options=-c%20search_path%3Dours%20-c%20lock_timeout%3D5s",
      { search_path: "ours", lock_timeout: "5000" },
    ],
    ["written without escapes", "options=-c search_path=ours", { search_path: "ours" }],
    ["beside what is no escape", "application_name=100%zz&options=-c search_path=ours", { search_path: "ours" }],
    ["that are empty", "options=", {}],
  ])("connections are set as ever where the address has options %s", async (_, query, differing) => {
    const own = openDatabase(`${bank.deps.config.databaseUrl}?${query}`, { max: 1, isPatient: true });

    const settings = { ...SESSION_SETTINGS, search_path: '"$user", public', ...differing };
    const { rows } = await own.query("SELECT name, setting FROM pg_settings WHERE name = ANY ($1)", [
      Object.keys(settings),
    ]);
    await own.end();

    const expected = Object.entries(settings).map(([name, value]) => [name, String(value)]);
    expect(rows.map(({ name, setting }) => [name, setting])).toEqual(expect.arrayContaining(expected));
  });
});
