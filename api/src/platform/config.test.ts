import { hash, randomBytes } from "node:crypto";
import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigError } from "@lintel/contract/environment";
import { readConfig } from "./config";
import { demoSecrets } from "./demo-secrets";

/** In hex, in which none spells a word that production takes for an example. */
const secret = () => randomBytes(32).toString("hex");
const PRODUCTION = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://bank:9f2c@db.internal:5432/bank",
  SMTP_URL: "smtp://mail.internal",
  PIN_KEY: secret(),
  CARD_KEY: secret(),
  AUDIT_KEY: secret(),
  OUTBOX_KEY: secret(),
};
const noSecrets = () => {
  throw new Error("Secrets were made up.");
};

describe("D8 production starts with what production needs, or not at all", () => {
  it("starts", () => {
    expect(readConfig(PRODUCTION, noSecrets)).toMatchObject({ demo: false, syntheticHistory: false });
  });

  it("listens on this machine alone, and takes its database for neither a pooler nor a newer one, unless it is told so", () => {
    const told = { HOST: "0.0.0.0", DATABASE_POOLER: "1", DATABASE_MAY_BE_AHEAD: "1" };
    const untold = { HOST: "127.0.0.1", isDatabasePooled: false, mayBeAhead: false };

    expect(readConfig(PRODUCTION, noSecrets)).toMatchObject(untold);
    expect(readConfig({ ...PRODUCTION, DATABASE_POOLER: "0", DATABASE_MAY_BE_AHEAD: "0" }, noSecrets)).toMatchObject(
      untold,
    );
    expect(readConfig({ ...PRODUCTION, ...told }, noSecrets)).toMatchObject({
      HOST: "0.0.0.0",
      isDatabasePooled: true,
      mayBeAhead: true,
    });
  });

  it("keeps each thing under the key that is named after it, of 32 characters or more", () => {
    const PIN_KEY = PRODUCTION.PIN_KEY.slice(0, 32);
    const kept = (key: string) => hash("sha256", key, "buffer");

    expect(readConfig({ ...PRODUCTION, PIN_KEY }, noSecrets).keys).toEqual({
      pin: kept(PIN_KEY),
      card: kept(PRODUCTION.CARD_KEY),
      audit: kept(PRODUCTION.AUDIT_KEY),
      outbox: kept(PRODUCTION.OUTBOX_KEY),
    });
  });

  it.each([
    "postgres://bank@localhost/bank",
    "postgres:///bank?host=/run/postgresql&user=bank",
    "postgres:///bank?host=db.internal&user=bank&password=long-and-random",
  ])("starts with %s", (DATABASE_URL) => {
    expect(readConfig({ ...PRODUCTION, DATABASE_URL }, noSecrets).databaseUrl).toBe(DATABASE_URL);
  });

  it.each([
    [{ DEMO: "1" }, "demo mode"],
    [{ SEED: "1" }, "seeds"],
    [{ DATABASE_URL: "" }, "in production: DATABASE_URL is not set."],
    [{ DATABASE_URL: "postgres://bank@db.internal/bank" }, "no password"],
    [{ DATABASE_URL: "postgres:///bank?host=db.internal&user=bank" }, "no password"],
    [{ DATABASE_URL: "postgres://bank@localhost/bank?host=db.internal" }, "no password"],
    [{ DATABASE_URL: "postgres://bank@localhost/bank?host=localhost&host=db.internal" }, "no password"],
    [{ DATABASE_URL: "postgres://bank@localhost/bank?host=localhost,db.internal" }, "no password"],
    [{ DATABASE_URL: "postgres:///bank", PGHOST: "db.internal" }, "no password"],
    [{ SMTP_URL: "" }, "SMTP_URL is not set"],
    [{ SMTP_URL: "smtp://" }, "SMTP_URL"],
    [{ PIN_KEY: "" }, "PIN_KEY is not set"],
    [{ CARD_KEY: "c0ffee" }, "CARD_KEY is shorter"],
    [{ CARD_KEY: PRODUCTION.CARD_KEY.slice(0, 31) }, "CARD_KEY is shorter"],
    [{ AUDIT_KEY: "change-me-change-me-change-me-change-me" }, "AUDIT_KEY looks like an example"],
    [{ AUDIT_KEY: "Change-Me-Change-Me-Change-Me-Change-Me" }, "AUDIT_KEY looks like an example"],
    [{ OUTBOX_KEY: "0".repeat(40) }, "OUTBOX_KEY looks like an example"],
    [{ PIN_KEY: PRODUCTION.CARD_KEY }, "PIN_KEY and CARD_KEY are the same"],
    [{ MAIL_FROM: "Lintel" }, "MAIL_FROM"],
    // Wrong in two ways, and named once.
    [{ MAIL_FROM: " " }, /not usable:\n {2}MAIL_FROM: Sender .* in angle brackets\.$/],
    [
      { DATABASE_POOL: "1", LOG_LEVEL: "trace" },
      /not usable:\n {2}DATABASE_POOL: .*, 2 to 200\.\n {2}LOG_LEVEL: .*: silent, error, warn, info or debug\.$/,
    ],
    [{ MAIL_FROM: '"Lintel <no-reply@bank.example>"' }, "MAIL_FROM"],
    [{ MAIL_FROM: "no-reply@bank.example, help@bank.example" }, "MAIL_FROM"],
  ])("refuses %j and says why", (change, reason) => {
    const start = () => readConfig({ ...PRODUCTION, ...change }, noSecrets);

    expect(start).toThrow(ConfigError);
    expect(start).toThrow(reason);
  });

  it("names every reason at once, and no secret", () => {
    const start = () => readConfig({ ...PRODUCTION, SMTP_URL: "", CARD_KEY: "only-this-long" }, noSecrets);

    expect(start).toThrow(/SMTP_URL.*CARD_KEY/);
    expect(start).not.toThrow(/only-this-long/);
  });

  it.each([
    "postgres://bank@127.0.0.1/bank",
    "postgres://bank@[::1]/bank",
    "postgres:///bank",
    "postgres:///bank?host=/var/run/postgresql",
    "postgres://bank@%2Fvar%2Frun%2Fpostgresql/bank",
    "postgres://bank@db.internal/bank?host=127.0.0.1",
  ])("lets a database on the same machine go without a password: %s", (DATABASE_URL) => {
    expect(readConfig({ ...PRODUCTION, DATABASE_URL }, noSecrets).databaseUrl).toBe(DATABASE_URL);
  });

  it.each(["Lintel <no-reply@bank.example>", '"Lintel, the bank" <no-reply@bank.example>', "no-reply@bank.example"])(
    "sends mail from %s",
    (MAIL_FROM) => {
      expect(readConfig({ ...PRODUCTION, MAIL_FROM }, noSecrets).MAIL_FROM).toBe(MAIL_FROM);
    },
  );

  it("takes the password of another machine's database from wherever the driver takes it in the address", () => {
    const DATABASE_URL = "postgres:///bank?host=db.internal&user=bank&password=9f2c";

    expect(readConfig({ ...PRODUCTION, DATABASE_URL }, noSecrets).databaseUrl).toBe(DATABASE_URL);
  });
});

describe("demo mode", () => {
  const read = (environment: Record<string, string>) => readConfig({ ...environment, DATA_DIR: dataDir }, demoSecrets);
  const demo = (environment: Record<string, string>) => read(environment).demo;
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), "bank-config-"));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it("is on by itself where nothing is configured, and off with a database of one's own", () => {
    expect(demo({})).toBe(true);
    expect(demo({ DATABASE_URL: "postgres://localhost/bank" })).toBe(false);
    expect(demo({ DATABASE_URL: "postgres://localhost/bank", DEMO: "1" })).toBe(true);
    expect(demo({ DEMO: "0" })).toBe(false);
  });

  it("may generate history, as does elsewhere only who is told to", () => {
    expect(read({}).syntheticHistory).toBe(true);
    expect(read({ DEMO: "0" }).syntheticHistory).toBe(false);
    expect(read({ DEMO: "0", SYNTHETIC_HISTORY: "1" }).syntheticHistory).toBe(true);
  });

  it("keeps keys of its own, made once and readable by their owner alone", () => {
    const first = demoSecrets(dataDir);
    const second = demoSecrets(dataDir);

    expect(second).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(4);
    expect(statSync(join(dataDir, "keys", "pin")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, "keys", "pin"), "utf8")).toBe(first.PIN_KEY);
  });

  it("has a key on the disk before that has its name: an empty one, after a power cut, would open nothing", () => {
    const elsewhere = mkdtempSync(join(dataDir, "keys-"));
    const onDisk: string[] = [];
    const sync = jest.spyOn(fs, "fsyncSync").mockImplementation((file) => {
      const [draft = ""] = readdirSync(join(elsewhere, "keys")).filter((name) => name.includes("."));
      expect(fs.fstatSync(file).ino).toBe(statSync(join(elsewhere, "keys", draft)).ino);
      onDisk.push(readFileSync(join(elsewhere, "keys", draft), "utf8"));
    });

    const made = demoSecrets(elsewhere);
    sync.mockRestore();

    expect(onDisk).toEqual(Object.values(made));
  });

  it.each([
    { API_PORT: "x" },
    { SESSION_IDLE_MINUTES: "1" },
    // Strangers get half of them: of one connection, none.
    { DATABASE_POOL: "1" },
    { DATABASE_POOL: "201" },
    { DATABASE_URL: "mysql://localhost" },
    { DEMO: "maybe" },
  ])("does not guess what %j should mean", (environment) => {
    expect(() => demo(environment as Record<string, string>)).toThrow(Object.keys(environment)[0]);
  });
});
