import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { AuditAction } from "@lintel/contract";
import { createBank, type TestBank, type TestPerson, waiting } from "../../test/bank";
import { onlyRow, openDatabase, transaction } from "../platform/database";
import { createMetrics } from "../platform/metrics";
import { notedHead, startSealer } from "./keep-sealed";
import { recordAudit } from "./record-audit";
import { SealedUnderAnotherKey, TrailReplaced, TrailSealer } from "./seal-trail";
import { ROW_DIGEST } from "./seals";
import { verifyRows, verifyTrail } from "./verify-trail";

let bank: TestBank;
let key: Buffer;
let sealer: TrailSealer;
beforeEach(async () => {
  bank = await createBank();
  key = bank.deps.config.keys.audit;
  sealer = new TrailSealer(bank.db, key);
});
afterEach(() => bank.close());

async function write(count: number, action: AuditAction = "login") {
  for (let row = 0; row < count; row++) {
    await recordAudit(bank.db, { at: bank.clock.now(), action, actorId: randomUUID(), details: { row } });
  }
}

/** What somebody with all rights in the database, and without the key, can do. */
async function tamper(sql: string) {
  await transaction(bank.db, async (tx) => {
    await tx.query("SET LOCAL session_replication_role = replica");
    await tx.query(sql);
  });
}

const INTO_THE_PAST =
  "INSERT INTO audit (sequence, at, action) OVERRIDING SYSTEM VALUE VALUES (4, '2026-03-14T12:00:00Z', 'login')";

async function until(isTrue: () => Promise<boolean>) {
  while (!(await isTrue())) await sleep(10);
}

async function snapshot() {
  return onlyRow(
    await bank.db.query<{ oldest: bigint; next: bigint }>(
      "SELECT pg_snapshot_xmin(s)::text::bigint AS oldest, pg_snapshot_xmax(s)::text::bigint AS next FROM pg_current_snapshot() s",
    ),
  );
}

/** Until nothing is left that could still bring a row from before. */
async function settle() {
  await sealer.sealAll();
  // Those of other databases count as well: all transactions of a server have their numbers from one counter.
  const next = (await snapshot()).next;
  await Promise.all([sleep(1_100), until(async () => (await snapshot()).oldest >= next)]);
  await write(1);
  await sealer.sealAll();
}

const verify = (head: Awaited<ReturnType<TrailSealer["sealAll"]>> = null) => verifyTrail(bank.db, key, head);

describe("W23 the trail cannot be changed unseen", () => {
  it("is whole as it was written, over many seals", async () => {
    for (let batch = 0; batch < 5; batch++) {
      await write(7);
      await sealer.sealAll();
    }

    expect(await verify()).toEqual({ intact: true, rows: 35, seals: 5, unsealed: 0 });
  });

  it.each([
    ["an action was changed", "UPDATE audit SET action = 'logout' WHERE sequence = 8", 8n],
    ["a time was moved by a microsecond", "UPDATE audit SET at = at + interval '1 microsecond' WHERE sequence = 8", 8n],
    ["a detail was changed", `UPDATE audit SET details = '{"row": 9}' WHERE sequence = 8`, 8n],
    ["somebody else is said to have done it", "UPDATE audit SET actor_id = gen_random_uuid() WHERE sequence = 8", 8n],
    ["a row was removed", "DELETE FROM audit WHERE sequence = 8", 8n],
    [
      "two rows were swapped",
      `UPDATE audit a SET details = b.details FROM audit b
       WHERE (a.sequence = 8 AND b.sequence = 12) OR (a.sequence = 12 AND b.sequence = 8)`,
      8n,
    ],
  ])("tells at which row when %s", async (_what, sql, sequence) => {
    await write(10);
    await sealer.sealAll();
    await write(10);
    await sealer.sealAll();

    await tamper(sql);

    expect(await verify()).toMatchObject({ intact: false, sequence });
  });

  it("tells at which row, whichever of its columns was changed", async () => {
    const others: Readonly<Record<string, string>> = {
      bigint: "DEFAULT",
      text: "'other'",
      uuid: "gen_random_uuid()",
      jsonb: `'{"row": "other"}'`,
      "timestamp with time zone": "now() - interval '1 year'",
    };
    const { rows: columns } = await bank.db.query<{ name: string; type: string }>(
      "SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_name = 'audit'",
    );
    await write(columns.length);
    await sealer.sealAll();

    const found: string[] = [];
    // From the last row back: the first that is damaged is named.
    for (const [before, { name, type }] of columns.entries()) {
      const sequence = columns.length - before;
      await tamper(`UPDATE audit SET ${name} = ${others[type]} WHERE sequence = ${sequence}`);
      const report = await verify();
      if (!report.intact && report.sequence === BigInt(sequence)) found.push(name);
    }

    expect(found).toContain("ip");
    expect(found).toEqual(columns.map(({ name }) => name));
  });

  it.each([
    ["a row was written back into the past", INTO_THE_PAST, 4n],
    [
      "a row far ahead had all that came after it passed over",
      "INSERT INTO audit (sequence, at, action) OVERRIDING SYSTEM VALUE VALUES (1000000, now(), 'login')",
      16n,
    ],
  ])("tells at which row when %s", async (_what, sql, sequence) => {
    await write(3);
    await bank.db.query("SELECT nextval(pg_get_serial_sequence('audit', 'sequence'))");
    await write(9);
    await settle();
    expect(await verify()).toEqual({ intact: true, rows: 13, seals: 2, unsealed: 0 });

    await tamper(sql);
    await settle();
    await write(1);
    await settle();

    expect(await verify()).toMatchObject({ intact: false, what: "a row was never sealed", sequence });
  });

  it("finds a hundred of a hundred changes, each at its row", async () => {
    await write(100);
    await sealer.sealAll();
    const found: (bigint | null)[] = [];

    for (let sequence = 1; sequence <= 100; sequence++) {
      const { rows } = await bank.db.query("SELECT details FROM audit WHERE sequence = $1", [sequence]);
      await tamper(`UPDATE audit SET details = '{"row": -1}' WHERE sequence = ${sequence}`);
      const report = await verify();
      found.push(report.intact ? null : report.sequence);
      await tamper(`UPDATE audit SET details = '${JSON.stringify(rows[0]?.details)}' WHERE sequence = ${sequence}`);
    }

    expect(found).toEqual(Array.from({ length: 100 }, (_, index) => BigInt(index + 1)));
    expect((await verify()).intact).toBe(true);
  });

  it("tells when a seal was changed or taken out, and when the newest were removed with their rows", async () => {
    await write(5);
    await sealer.sealAll();
    await write(5);
    await sealer.sealAll();
    await write(5);
    const head = await sealer.sealAll();

    await tamper("CREATE TABLE kept AS SELECT * FROM audit_seals; DELETE FROM audit_seals WHERE number = 2");
    const missing = await verify();
    await tamper("DELETE FROM audit_seals; INSERT INTO audit_seals SELECT * FROM kept");
    const whole = await verify(head);
    await tamper("DELETE FROM audit_seals WHERE number = 3; DELETE FROM audit WHERE sequence > 10");
    const cut = await verify(head);

    expect(missing).toMatchObject({ intact: false, what: "a seal is missing", seal: 2n });
    expect(whole.intact).toBe(true);
    expect(cut).toMatchObject({ intact: false, what: "the newest seals were removed", seal: 3n });
  });

  it("is not sealed anew by the bank for somebody who removed the seals and changed a row", async () => {
    await write(3);
    const head = await sealer.sealAll();
    await tamper("DELETE FROM audit_seals; UPDATE audit SET action = 'logout' WHERE sequence = 2");

    await expect(sealer.sealAll()).rejects.toThrow(TrailReplaced);
    await expect(new TrailSealer(bank.db, key, head).sealAll()).rejects.toThrow(TrailReplaced);

    expect((await verify(head)).intact).toBe(false);
  });

  it("does not take a seal of another history, though it was made with the key", async () => {
    await write(3);
    await sealer.sealAll();
    await write(1);
    await sealer.sealAll();
    await tamper(`CREATE TABLE other AS SELECT * FROM audit_seals WHERE number = 2;
      DELETE FROM audit_seals; UPDATE audit SET action = 'logout' WHERE sequence = 2;
      CREATE TABLE later AS SELECT * FROM audit WHERE sequence = 4; DELETE FROM audit WHERE sequence = 4`);
    await new TrailSealer(bank.db, key).sealAll();
    await tamper(
      "INSERT INTO audit OVERRIDING SYSTEM VALUE SELECT * FROM later; INSERT INTO audit_seals SELECT * FROM other",
    );

    expect(await verify()).toMatchObject({
      intact: false,
      what: "a seal was changed, or made under another AUDIT_KEY",
      seal: 2n,
    });
  });

  it("tells of a row that was removed together with its number in the seal", async () => {
    await write(3);
    await sealer.sealAll();
    await tamper("UPDATE audit_seals SET sequences = sequences[1:2]; DELETE FROM audit WHERE sequence = 3");

    expect(await verify()).toMatchObject({ intact: false, seal: 1n });
  });

  it("is held against the seal that was noted, also where another trail was sealed in its place with the key", async () => {
    await write(3);
    const noted = await sealer.sealAll();
    await tamper("DELETE FROM audit_seals; UPDATE audit SET action = 'logout' WHERE sequence = 2");
    await new TrailSealer(bank.db, key).sealAll();

    expect(await verify()).toMatchObject({ intact: true });
    expect(await verify(noted)).toEqual({ intact: false, what: "the trail was replaced", sequence: null, seal: 1n });
  });

  it("cannot be sealed anew without the key", async () => {
    await write(3);
    await sealer.sealAll();
    await tamper("DELETE FROM audit_seals; UPDATE audit SET action = 'logout' WHERE sequence = 2");

    await new TrailSealer(bank.db, Buffer.alloc(32)).sealAll();

    expect(await verify()).toMatchObject({
      intact: false,
      what: "a seal was changed, or made under another AUDIT_KEY",
      seal: 1n,
    });
  });

  it.each(["UPDATE audit SET action = 'x'", "DELETE FROM audit", "TRUNCATE audit", "DELETE FROM audit_seals"])(
    "is append-only for the bank itself: %s",
    async (sql) => {
      await write(1);

      await expect(bank.db.query(sql)).rejects.toThrow("append-only");
    },
  );
});

describe("the sealer", () => {
  it("passes over no row, however late its transaction commits", async () => {
    const late = await bank.db.connect();
    await late.query("BEGIN");
    await recordAudit(late, { at: bank.clock.now(), action: "login", actorId: null });
    await write(3);

    await sealer.sealAll();
    await sleep(1_100);
    await write(1);
    await sealer.sealAll();
    const while_ = await verify();
    await late.query("COMMIT");
    late.release();
    await sealer.sealAll();
    const after = await verify();

    expect(while_).toMatchObject({ intact: true, rows: 4, unsealed: 0 });
    expect(after).toMatchObject({ intact: true, rows: 5, unsealed: 0 });
  });

  it("seals each row once when several processes seal while others write", async () => {
    const sealers = [sealer, new TrailSealer(bank.db, key), new TrailSealer(bank.db, key)];
    const rounds = async (each: TrailSealer) => {
      for (let round = 0; round < 30; round++) await each.sealAll();
    };

    await Promise.all([...sealers.map(rounds), write(60), write(60)]);
    await sealer.sealAll();

    expect(await verify()).toMatchObject({ intact: true, rows: 120, unsealed: 0 });
    const { rows } = await bank.db.query(
      "SELECT s FROM audit_seals, unnest(sequences) s GROUP BY s HAVING count(*) > 1",
    );
    expect(rows).toEqual([]);
  });

  it("leaves the trail to another process that is at it, and does not wait for it", async () => {
    await write(1);
    const holder = await bank.db.connect();
    await holder.query("BEGIN; LOCK TABLE audit_seals IN SHARE MODE");
    const first = sealer.sealAll();
    await waiting(bank.db, 1);

    const meanwhile = await new TrailSealer(bank.db, key).sealAll().finally(async () => {
      await holder.query("ROLLBACK");
      holder.release();
    });

    expect([meanwhile, await first]).toEqual([null, expect.objectContaining({ number: 1n })]);
  });

  it("seals no row that was written into the past, though it knows less of it than the process that sealed before", async () => {
    const other = new TrailSealer(bank.db, key);
    await write(1);
    await other.sealAll();
    await write(2);
    await bank.db.query("SELECT nextval(pg_get_serial_sequence('audit', 'sequence'))");
    await write(1);
    await settle();
    await write(1);
    await other.sealAll();

    await tamper(INTO_THE_PAST);
    await write(1);
    await other.sealAll();

    expect(await verify()).toMatchObject({ intact: false, what: "a row was never sealed", sequence: 4n });
  });

  it("passes over no row sooner because the clock was set forward", async () => {
    const [time, passed] = [jest.spyOn(Date, "now"), jest.spyOn(performance, "now").mockReturnValue(performance.now())];
    const { rows } = await bank.db.query("SELECT nextval(pg_get_serial_sequence('audit', 'sequence')) AS drawn");
    for (const hours of [0, 1, 2]) {
      await write(1);
      time.mockReturnValue(new Date("2026-11-27").getTime() + hours * 3_600_000);
      await sealer.sealAll();
    }
    for (const mock of [time, passed]) mock.mockRestore();

    await bank.db.query(
      "INSERT INTO audit (sequence, at, action) OVERRIDING SYSTEM VALUE VALUES ($1, now(), 'login')",
      [rows[0]?.drawn],
    );
    await sealer.sealAll();

    expect(await verify()).toMatchObject({ intact: true, rows: 4, unsealed: 0 });
  });

  it("moves its mark forward, so that its work does not grow with the trail", async () => {
    await write(20);
    await settle();

    const { rows } = await bank.db.query("SELECT settled_sequence FROM audit_seals ORDER BY number DESC LIMIT 1");
    expect(rows[0]?.settled_sequence).toBeGreaterThanOrEqual(20n);
  });

  it("moves it forward also where it seals twice a second, as it does", async () => {
    let now = performance.now();
    const passed = jest.spyOn(performance, "now").mockImplementation(() => {
      now += 500;
      return now;
    });

    // Again, should a transaction in another database have held a mark back.
    await until(async () => {
      await write(1);
      await sealer.sealAll();
      const { rows } = await bank.db.query("SELECT FROM audit_seals WHERE settled_sequence > 0");
      return rows.length > 0;
    });
    passed.mockRestore();

    expect(await verify()).toMatchObject({ intact: true, unsealed: 0 });
  });

  describe("while there is more than one seal takes", () => {
    beforeEach(() => {
      sealer = new TrailSealer(bank.db, key, null, 4);
      // Seconds between one seal and the next.
      let now = performance.now();
      jest.spyOn(performance, "now").mockImplementation(() => {
        now += 2_000;
        return now;
      });
    });
    afterEach(() => jest.restoreAllMocks());

    it("moves its mark forward with each seal, so that none costs more than the one before", async () => {
      const behind = "SELECT last_sequence - settled_sequence AS rows FROM audit_seals ORDER BY number DESC LIMIT 3";

      // Again, should a transaction in another database have held a mark back.
      await until(async () => {
        await write(12);
        await sealer.sealAll();
        return (await bank.db.query(behind)).rows.map(({ rows }) => rows).join() === "0,0,4";
      });

      expect(await verify()).toMatchObject({ intact: true, unsealed: 0 });
    });

    it("passes over no row, however late its transaction commits", async () => {
      const late = await bank.db.connect();
      await late.query("BEGIN");
      await recordAudit(late, { at: bank.clock.now(), action: "login", actorId: null });
      await write(12);

      await sealer.sealAll();
      await late.query("COMMIT");
      late.release();
      await sealer.sealAll();

      expect(await verify()).toMatchObject({ intact: true, rows: 13, unsealed: 0 });
    });

    it("goes on when looking through what a long transaction held back takes longer than a call may", async () => {
      const db = openDatabase(bank.deps.config.databaseUrl ?? "", { max: 1 });
      await write(1);
      await bank.db.query(`ALTER TABLE audit RENAME TO written;
        CREATE FUNCTION slowly(jsonb) RETURNS jsonb STABLE LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(4.6); RETURN $1; END';
        CREATE VIEW audit AS SELECT sequence, at, action, actor_id, subject_id, reason, ip, slowly(details) AS details FROM written`);

      await new TrailSealer(db, key).sealAll().finally(() => db.end());

      expect((await bank.db.query("SELECT sequences FROM audit_seals")).rows).toEqual([{ sequences: ["1"] }]);
    });
  });
});

it("finds the seals of a page near its rows, so that an old page costs as much as a new one", async () => {
  await write(3);
  await sealer.sealAll();
  await bank.db.query(
    `INSERT INTO audit_seals (number, sequences, last_sequence, digests, hash, settled_sequence)
     SELECT number, ARRAY[number * 2], number * 2, '\\x00', '\\x00', number FROM generate_series(100, 20000) number`,
  );
  await bank.db.query("ANALYZE audit_seals");

  const [isVerified, looked] = await transaction(bank.db, async (tx) => {
    const { rows } = await tx.query<{ sequence: bigint; digest: Buffer }>(
      `SELECT a.sequence, ${ROW_DIGEST} AS digest FROM audit a ORDER BY sequence DESC`,
    );
    const isVerified = await verifyRows(tx, key, rows);
    const { rows: counts } = await tx.query<{ looked: bigint }>(
      "SELECT seq_tup_read + idx_tup_fetch AS looked FROM pg_stat_xact_user_tables WHERE relname = 'audit_seals'",
    );
    return [isVerified, Number(counts[0]?.looked)] as const;
  });

  expect(isVerified).toBe(true);
  expect(looked).toBeLessThan(20);
});

describe("keeping the trail sealed", () => {
  it("notes the newest seal outside of the database, by which its removal shows after a restart", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bank-trail-"));
    const deps = { ...bank.deps, config: { ...bank.deps.config, dataDir } };
    const sealed = async () => (await notedHead(bank.db, dataDir)) !== null;
    try {
      await write(3);
      const first = startSealer(deps, 10);
      await until(sealed);
      await first.stop();
      await tamper("DELETE FROM audit_seals; UPDATE audit SET action = 'logout' WHERE sequence = 2");
      const second = startSealer(deps, 10);
      await until(async () => bank.logged().includes("the audit trail was replaced"));
      await second.stop();

      expect(await verify(await notedHead(bank.db, dataDir))).toMatchObject({ intact: false });
      expect((await bank.db.query("SELECT 1 FROM audit_seals")).rows).toEqual([]);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it.each([
    ["none is noted", 0],
    ["an older one is noted", 1],
  ])(
    "notes a seal that was made and not noted, its process having ended in between, where %s",
    async (_where, noted) => {
      const dataDir = mkdtempSync(join(tmpdir(), "bank-trail-"));
      const deps = { ...bank.deps, config: { ...bank.deps.config, dataDir } };
      const sealed = async () => (await notedHead(bank.db, dataDir)) !== null;
      try {
        for (let seal = 0; seal < noted; seal++) {
          await write(1);
          const before = startSealer(deps, 10);
          await until(sealed);
          await before.stop();
        }
        await write(1);
        const made = await sealer.sealAll();

        const metrics = createMetrics();
        const after = startSealer({ ...deps, metrics }, 10);
        await until(async () => (await metrics.choreDone.get()).values.some(({ value }) => value > 0));
        await after.stop();

        expect(await notedHead(bank.db, dataDir)).toEqual(made);
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  );

  it("has its note on the disk before that has its name: after a power cut half of one would be none", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bank-trail-"));
    const folder = join(dataDir, "audit");
    const handle = await open(dataDir);
    const onDisk: string[][] = [];
    const sync = jest.spyOn(Object.getPrototypeOf(handle), "sync").mockImplementation(async () => {
      onDisk.push(readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")));
    });
    await write(3);
    const sealing = startSealer({ ...bank.deps, config: { ...bank.deps.config, dataDir } }, 10);
    try {
      await until(async () => (await notedHead(bank.db, dataDir)) !== null);
      await sealing.stop();

      const notes = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
      expect(notes).toEqual([expect.stringMatching(/^\{"number":"\d+","hash":"[0-9a-f]{64}"\}$/)]);
      expect(onDisk).toEqual([notes]);
    } finally {
      sync.mockRestore();
      await handle.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it("is not gone on with under another key, by a process that starts with one or beside one that did", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bank-trail-"));
    const deps = { ...bank.deps, config: { ...bank.deps.config, dataDir } };
    const another = { ...deps.config, keys: { ...deps.config.keys, audit: Buffer.alloc(32) } };
    try {
      await write(3);
      const right = startSealer(deps, 10);
      await until(async () => (await notedHead(bank.db, dataDir)) !== null);
      await right.stop();
      await write(1);
      const wrong = startSealer({ ...deps, config: another }, 10);
      await until(async () => bank.logged().includes("under another AUDIT_KEY") || !(await verify()).intact);
      await wrong.stop();
      const unsealed = await verify(await notedHead(bank.db, dataDir));
      await sealer.sealAll();
      const sealed = await verify();
      // A process that has a folder of its own knows of no seal yet.
      await write(1);
      await new TrailSealer(bank.db, another.keys.audit).sealAll();
      await write(1);

      expect(unsealed).toMatchObject({ intact: true, rows: 3, unsealed: 1 });
      expect(sealed).toMatchObject({ intact: true, rows: 4, unsealed: 0 });
      await expect(sealer.sealAll()).rejects.toThrow(SealedUnderAnotherKey);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it("tells once a minute of what keeps it from that, however often it tries", async () => {
    const tries = 5;
    let tried = 0;
    const away = { query: async () => Promise.reject(new Error(`Away ${tried++}`)) } as unknown as TestBank["db"];
    // However long a busy machine takes for them.
    const clock = jest.spyOn(performance, "now").mockReturnValue(performance.now());
    const sealing = startSealer({ ...bank.deps, db: away }, 1);

    await until(async () => tried >= tries);
    await sealing.stop();
    clock.mockRestore();

    expect(bank.logged().match(/waits for its seals/g)).toHaveLength(1);
  });

  it("tells of a note that it could not write, is at a standstill until it can, and writes it then without another row", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bank-trail-"));
    const handle = await open(dataDir);
    const noRoom = Object.assign(new Error("No room."), { code: "ENOSPC" });
    const sync = jest.spyOn(Object.getPrototypeOf(handle), "sync").mockRejectedValue(noRoom);
    const metrics = createMetrics();
    await write(1);
    const sealing = startSealer({ ...bank.deps, metrics, config: { ...bank.deps.config, dataDir } }, 10);
    try {
      await until(async () => sync.mock.calls.length >= 3);
      const noted = await notedHead(bank.db, dataDir);
      const { values } = await metrics.choreDone.get();
      sync.mockRestore();
      await until(async () => (await notedHead(bank.db, dataDir)) !== null);

      expect(noted).toBeNull();
      expect(values).toEqual([{ labels: { chore: "seals" }, value: 0 }]);
      expect(bank.logged()).toContain("ENOSPC");
      expect(await verify(await notedHead(bank.db, dataDir))).toMatchObject({ intact: true, seals: 1, unsealed: 0 });
    } finally {
      sync.mockRestore();
      await sealing.stop();
      await handle.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  const holding = (text: string) => (note: string) => writeFileSync(note, text);
  const names = "should name the newest seal";
  it.each([
    // Whoever may not read it is refused likewise, but root may read everything.
    ["that cannot be read", (note: string) => void mkdirSync(note), "EISDIR", "waits for its seals"],
    ["with nothing in it", holding(""), names, names],
    ["cut short", holding('{"number":"1"'), names, names],
    ["with half a hash", holding('{"number":"1","hash":"00"}'), names, names],
  ])("takes a note %s for no trail without one", async (_which, spoil, refusal, told) => {
    const dataDir = mkdtempSync(join(tmpdir(), "bank-trail-"));
    const deps = { ...bank.deps, config: { ...bank.deps.config, dataDir } };
    try {
      await write(1);
      const first = startSealer(deps, 10);
      await until(async () => (await notedHead(bank.db, dataDir)) !== null);
      await first.stop();
      const [note = ""] = readdirSync(join(dataDir, "audit"));
      rmSync(join(dataDir, "audit", note));
      spoil(join(dataDir, "audit", note));

      await expect(notedHead(bank.db, dataDir)).rejects.toThrow(refusal);
      const before = bank.logged().length;
      await write(1);
      const second = startSealer(deps, 10);
      await until(async () => bank.logged().slice(before).includes(told));
      await second.stop();
      expect((await bank.db.query("SELECT FROM audit_seals")).rows).toHaveLength(1);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it("tells once that the trail was replaced, and anew when it was gone on with in between", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bank-trail-"));
    const { deps } = bank;
    let rounds = 0;
    // The first thing that each round asks, outside of its transaction.
    const query = (...asked: Parameters<typeof bank.db.query>) => {
      rounds++;
      return bank.db.query(...asked);
    };
    const db = Object.assign(Object.create(bank.db), { query }) as TestBank["db"];
    const nextRounds = async () => {
      const before = rounds;
      await until(async () => rounds >= before + 4);
    };
    const told = () => bank.logged().match(/the audit trail was replaced/g) ?? [];
    // Between two rounds: one that has looked at its newest seal already goes on.
    const tamperBetween = (sql: string) => tamper(`LOCK audit_seals IN ACCESS EXCLUSIVE MODE; ${sql}`);
    await write(3);
    const sealing = startSealer({ ...deps, db, config: { ...deps.config, dataDir } }, 10);
    try {
      await until(async () => (await notedHead(bank.db, dataDir)) !== null);

      await tamperBetween("CREATE TABLE kept AS TABLE audit_seals; DELETE FROM audit_seals");
      await nextRounds();
      expect(told()).toHaveLength(1);
      await tamper("INSERT INTO audit_seals TABLE kept");
      await write(1);
      await until(async () => {
        const report = await verify();
        return report.intact && report.unsealed === 0;
      });
      await nextRounds();
      await tamperBetween("DELETE FROM audit_seals");
      await nextRounds();
      expect(told()).toHaveLength(2);
    } finally {
      await sealing.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it("holds nothing against a restored database that is noted of the one it was saved from", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bank-trail-"));
    // Made from one template: as alike as a database and its restored backup.
    const restored = await createBank();
    const noted = (db: TestBank["db"]) => notedHead(db, dataDir);
    try {
      await write(3);
      for (const { deps, db } of [bank, restored]) {
        await recordAudit(db, { at: bank.clock.now(), action: "login", actorId: null });
        const sealing = startSealer({ ...deps, config: { ...deps.config, dataDir } }, 10);
        await until(async () => (await noted(db)) !== null);
        await sealing.stop();
      }

      expect((await noted(bank.db))?.hash).not.toBe((await noted(restored.db))?.hash);
      expect(bank.logged() + restored.logged()).not.toContain("replaced");
      expect((await verifyTrail(restored.db, key, await noted(restored.db))).intact).toBe(true);
    } finally {
      await restored.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

describe("reading the trail", () => {
  const read = (as: TestPerson, query: Record<string, unknown> = {}) =>
    bank.call("GET /admin/audit", { as, query: query as never });

  it("goes back page by page, newest first, with names", async () => {
    const admin = await bank.person({ role: "admin", firstname: "Root", lastname: "Admin" });
    const person = await bank.person({ firstname: "Ada", lastname: "Lind" });
    for (let row = 0; row < 5; row++) {
      const event = {
        at: bank.clock.now(),
        action: "user.suspended",
        reason: `Reason ${row}`,
        ip: "10.0.0.9",
      } as const;
      await recordAudit(bank.db, { ...event, actorId: admin.id, subjectId: person.id });
    }

    const first = await read(admin, { limit: 3 });
    // As many as are left: the page is full, and there is no more.
    const second = await read(admin, { limit: 2, cursor: first.headers["x-next-cursor"] });

    expect(first.answer.map(({ reason }) => reason)).toEqual(["Reason 4", "Reason 3", "Reason 2"]);
    expect(second.answer.map(({ reason }) => reason)).toEqual(["Reason 1", "Reason 0"]);
    expect(second.headers["x-next-cursor"]).toBeUndefined();
    expect(first.answer[0]).toMatchObject({
      action: "user.suspended",
      actor: { id: admin.id, name: "Root Admin" },
      subject: { id: person.id, name: "Ada Lind" },
      ip: "10.0.0.9",
      at: bank.clock.now().toISOString(),
    });
  });

  it("is filtered by action, by who, by whom and by day", async () => {
    const admin = await bank.person({ role: "admin" });
    const [left, right] = [await bank.person(), await bank.person()];
    const at = bank.clock.now();
    const tomorrow = new Date(at.getTime() + 86_400_000);
    await recordAudit(bank.db, { at, action: "login", actorId: left.id, subjectId: left.id });
    await recordAudit(bank.db, { at, action: "user.suspended", actorId: admin.id, subjectId: left.id });
    await recordAudit(bank.db, { at: tomorrow, action: "login", actorId: right.id, subjectId: right.id });
    const day = (time: Date) => time.toISOString().slice(0, 10);

    const counts = [
      await read(admin, { action: "login" }),
      await read(admin, { actor_id: admin.id }),
      await read(admin, { subject_id: left.id }),
      await read(admin, { from: day(tomorrow) }),
      await read(admin, { to: day(at) }),
      await read(admin, { actor_id: "nobody" }),
    ].map(({ answer }) => answer.length);

    expect(counts).toEqual([2, 1, 2, 1, 2, 0]);
  });

  it("tells of a day from its first moment to its last, page by page and each row once", async () => {
    const admin = await bank.person({ role: "admin" });
    const moments = [
      "03-08T23:59:59.999Z",
      "03-09T00:00:00Z",
      "03-09T00:00:00Z",
      "03-09T23:59:59.999Z",
      "03-10T00:00:00Z",
    ];
    for (const [index, moment] of moments.entries())
      await recordAudit(bank.db, {
        at: new Date(`2031-${moment}`),
        action: "login",
        actorId: null,
        reason: `${index}`,
      });
    const day = { from: "2031-03-09", to: "2031-03-09" };

    const shown: unknown[] = [];
    let cursor: unknown;
    do {
      const { answer, headers } = await read(admin, { ...day, limit: 1, ...(cursor ? { cursor } : {}) });
      shown.push(...answer.map(({ reason }) => reason));
      cursor = headers["x-next-cursor"];
    } while (cursor && shown.length < moments.length);

    expect(shown).toEqual(["3", "2", "1"]);
  });

  it("finds what concerns one person by index, however much the trail tells of others", async () => {
    const admin = await bank.person({ role: "admin" });
    const person = await bank.person();
    const ofPerson = { at: bank.clock.now(), subjectId: person.id };
    await recordAudit(bank.db, { ...ofPerson, action: "login", actorId: person.id });
    await recordAudit(bank.db, { ...ofPerson, action: "user.suspended", actorId: admin.id });
    await recordAudit(bank.db, { ...ofPerson, action: "login.failed", actorId: null });
    await bank.db.query(
      `INSERT INTO audit (at, action, actor_id, subject_id)
       SELECT now(), 'login', id, id FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, 3000)) others`,
    );
    await bank.db.query("ANALYZE audit");
    const asked = jest.spyOn(bank.db, "query");

    const { answer } = await read(admin, { subject_id: person.id });
    const [text, values] = asked.mock.calls.find(([text]) => /FROM audit a WHERE/.test(String(text))) ?? [];
    asked.mockRestore();
    const { rows } = await bank.db.query(`EXPLAIN ${text}`, values as unknown as unknown[]);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");

    expect(answer.map(({ action }) => action)).toEqual(["login.failed", "user.suspended", "login"]);
    expect(plan).toMatch(/ audit_subject.* audit_actor/s);
    expect(plan).not.toContain("audit_pkey");
  });

  it("finds a day by index, however long ago it was", async () => {
    const admin = await bank.person({ role: "admin" });
    await bank.db.query(
      `INSERT INTO audit (at, action)
       SELECT '2020-01-01T12:00:00Z'::timestamptz + n / 5 * interval '1 day', 'login.failed' FROM generate_series(0, 9999) n`,
    );
    // Written late: a day's rows need not stand together.
    await bank.db.query("INSERT INTO audit (at, action) VALUES ('2020-03-01T11:00:00Z', 'logout')");
    await bank.db.query("ANALYZE audit");
    const asked = jest.spyOn(bank.db, "query");

    const day = { from: "2020-03-01", to: "2020-03-01", limit: 4 };
    const first = await read(admin, day);
    const second = await read(admin, { ...day, cursor: first.headers["x-next-cursor"] });
    const plans = await Promise.all(
      asked.mock.calls
        .filter(([text]) => /FROM audit a WHERE/.test(String(text)))
        .map(async ([text, values]) => {
          const { rows } = await bank.db.query(`EXPLAIN ${text}`, values as unknown as unknown[]);
          return rows.map((row) => row["QUERY PLAN"]).join("\n");
        }),
    );
    asked.mockRestore();

    expect(first.answer.map(({ action }) => action)).toEqual(Array(4).fill("login.failed"));
    expect(second.answer.map(({ action }) => action)).toEqual(["login.failed", "logout"]);
    expect(second.headers["x-next-cursor"]).toBeUndefined();
    const conditions = plans.map((plan) => /audit_days on audit.*\n *Index Cond: (.*)/.exec(plan)?.[1]);
    expect(conditions).toEqual([
      expect.stringMatching(/at >= .*at < /),
      expect.stringMatching(/ROW\(at, sequence\) < .*at >= .*at < /),
    ]);
  });

  it("says whether what it shows is as it was sealed", async () => {
    const admin = await bank.person({ role: "admin" });
    await write(3);
    await sealer.sealAll();
    await write(2);
    await sealer.sealAll();
    await write(2);

    const before = await read(admin);
    await tamper("UPDATE audit SET action = 'logout' WHERE sequence = 3");
    const after = await read(admin);

    expect([before.headers["x-chain-verified"], after.headers["x-chain-verified"]]).toEqual(["true", "false"]);
  });

  it("says so of a changed row that was sealed anew without the key", async () => {
    const admin = await bank.person({ role: "admin" });
    await write(3);
    await sealer.sealAll();
    const before = await read(admin);
    await tamper("DELETE FROM audit_seals; UPDATE audit SET action = 'logout' WHERE sequence = 2");
    await new TrailSealer(bank.db, Buffer.alloc(32)).sealAll();
    const after = await read(admin);

    expect([before.headers["x-chain-verified"], after.headers["x-chain-verified"]]).toEqual(["true", "false"]);
  });

  it("says so of a row that was written back into the past", async () => {
    const admin = await bank.person({ role: "admin" });
    await write(3);
    await bank.db.query("SELECT nextval(pg_get_serial_sequence('audit', 'sequence'))");
    await write(1);
    await settle();
    const before = await read(admin);
    await tamper(INTO_THE_PAST);

    expect([before.headers["x-chain-verified"], (await read(admin)).headers["x-chain-verified"]]).toEqual([
      "true",
      "false",
    ]);
  });

  it("goes from the first day that can be written to the last", async () => {
    const admin = await bank.person({ role: "admin" });
    await write(1);

    const all = await read(admin, { from: "0000-01-01", to: "9999-12-31" });
    const before = await read(admin, { to: "0000-01-01" });

    expect([all.status, all.answer.length]).toEqual([200, 1]);
    expect([before.status, before.answer.length]).toEqual([200, 0]);
  });

  it("refuses a cursor that it did not give", async () => {
    const admin = await bank.person({ role: "admin" });

    expect((await read(admin, { cursor: "DROP" })).status).toBe(400);
  });
});
