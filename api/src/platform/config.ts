import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { COMMON_VARIABLES, ConfigError, count, flag, port, readEnvironment, text } from "@lintel/contract/environment";
import { z } from "zod";
import { addressOf } from "./mail-address";
import { readDatabaseUrl } from "./postgres/database-url";

/** Every variable the bank reads. */
export const VARIABLES = {
  ...COMMON_VARIABLES,
  HOST: text.default("127.0.0.1").describe("Address the API listens on. Site listens on all unless this is set."),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      "Any PostgreSQL from version 15 on: `postgres://user:password@host:5432/bank`. Without it: the embedded one, in DATA_DIR.",
    ),
  DATABASE_POOL: count(2, 200)
    .default(16)
    .describe("Connections an API process keeps to the database at most, 2 to 200."),
  DATABASE_POOLER: flag
    .optional()
    .describe("1: DATABASE_URL is a pooler that shares connections by transaction, such as PgBouncer."),
  DATABASE_MAY_BE_AHEAD: flag
    .optional()
    .describe(
      "1: starts on a database that the next release has migrated, which refuses otherwise. For going back to this one.",
    ),
  PIN_KEY: text.optional().describe("Key under which PINs are kept. 32 characters or more; required in production."),
  CARD_KEY: text.optional().describe("Key under which card numbers and codes are encrypted. As PIN_KEY."),
  AUDIT_KEY: text.optional().describe("Key that chains the audit trail. As PIN_KEY."),
  OUTBOX_KEY: text.optional().describe("Key under which waiting mail and login codes are kept. As PIN_KEY."),
  SMTP_URL: z
    // Without a host, mail would be offered to this machine.
    .url({ protocol: /^smtps?$/, hostname: /./ })
    .optional()
    .describe(
      "Mail server: `smtp://user:password@host:587`, or `smtps://user:password@host:465` where TLS comes first. A password is given over TLS alone, unless the address ends in `?requireTLS=false`. Required in production; without it the demo keeps mail in its mailbox page.",
    ),
  MAIL_FROM: text
    .refine((sender) => addressOf(sender) !== null)
    .default("Lintel <no-reply@lintel.example>")
    .describe("Sender of the bank's mail: one address, or a name and the address in angle brackets."),
  METRICS_PORT: port.optional().describe("Port of /metrics for Prometheus, on HOST. Not set: no metrics."),
  SYNTHETIC_HISTORY: flag.optional().describe("1 lets admins generate synthetic history outside demo mode."),
  RELEASE: text.default("dev").describe("Name of the running release, as /api/version tells it."),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("info")
    .describe("How much is logged: silent, error, warn, info or debug."),
} as const;

const SECRETS = ["PIN_KEY", "CARD_KEY", "AUDIT_KEY", "OUTBOX_KEY"] as const;
type SecretName = (typeof SECRETS)[number];

export const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "::1", "[::1]"]);
const EXAMPLE = /example|change.?me|secret|demo|dev-|test|password|^(.)\1+$/i;

type Variables = ReturnType<typeof readEnvironment<typeof VARIABLES>>;

export interface Config
  extends Readonly<
    Omit<
      Variables,
      | "DEMO"
      | "SYNTHETIC_HISTORY"
      | "DATABASE_URL"
      | "DATABASE_POOLER"
      | "DATABASE_MAY_BE_AHEAD"
      | "DATA_DIR"
      | SecretName
    >
  > {
  readonly demo: boolean;
  readonly syntheticHistory: boolean;
  /** Null: the embedded PostgreSQL, whose launcher writes its address into dataDir. */
  readonly databaseUrl: string | null;
  readonly isDatabasePooled: boolean;
  /** Whether the next release's migrations may be there already. */
  readonly mayBeAhead: boolean;
  readonly dataDir: string;
  readonly keys: Readonly<Keys>;
}

interface Keys {
  pin: Buffer;
  card: Buffer;
  audit: Buffer;
  outbox: Buffer;
}

/**
 * Reads the environment once. `secretsOf` supplies what is not set outside production: the demo's own keys, made once and kept in its folder.
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  secretsOf: (dataDir: string) => Record<SecretName, string>,
): Config {
  const { DEMO, SYNTHETIC_HISTORY, DATABASE_URL, DATABASE_POOLER, DATABASE_MAY_BE_AHEAD, DATA_DIR, ...given } =
    readEnvironment(VARIABLES, environment);
  const { PIN_KEY, CARD_KEY, AUDIT_KEY, OUTBOX_KEY, ...rest } = given;
  const production = rest.NODE_ENV === "production";
  const demo = DEMO ?? (!DATABASE_URL && !production);
  const dataDir = resolve(DATA_DIR);
  const secrets = { PIN_KEY, CARD_KEY, AUDIT_KEY, OUTBOX_KEY };

  if (production) {
    refuseUnsafe(environment, { DATABASE_URL, SMTP_URL: rest.SMTP_URL }, demo, secrets);
  }
  const missing = SECRETS.filter((name) => !secrets[name]);
  const made = missing.length > 0 ? secretsOf(dataDir) : null;
  const key = (name: SecretName) =>
    createHash("sha256")
      .update(secrets[name] ?? made?.[name] ?? "")
      .digest();

  return {
    ...rest,
    demo,
    syntheticHistory: demo || SYNTHETIC_HISTORY === true,
    databaseUrl: DATABASE_URL ?? null,
    isDatabasePooled: DATABASE_POOLER === true,
    mayBeAhead: DATABASE_MAY_BE_AHEAD === true,
    dataDir,
    keys: { pin: key("PIN_KEY"), card: key("CARD_KEY"), audit: key("AUDIT_KEY"), outbox: key("OUTBOX_KEY") },
  };
}

/** Names every reason at once: whoever deploys should not have to find them one start at a time. */
function refuseUnsafe(
  environment: Record<string, string | undefined>,
  given: { DATABASE_URL: string | undefined; SMTP_URL: string | undefined },
  demo: boolean,
  secrets: Record<SecretName, string | undefined>,
) {
  const reasons: string[] = [];
  if (demo || environment.SEED) reasons.push("demo mode and seeds are not for production: unset DEMO and SEED");
  if (!given.DATABASE_URL) reasons.push("DATABASE_URL is not set");
  if (!given.SMTP_URL) reasons.push("SMTP_URL is not set: mail would go nowhere");
  if (given.DATABASE_URL) {
    const url = readDatabaseUrl(given.DATABASE_URL);
    const host = url.host || environment.PGHOST || "localhost";
    // A path is a socket in the file system.
    const isHere = LOOPBACK.has(host) || host.startsWith("/");
    if (!isHere && !url.password) {
      reasons.push("DATABASE_URL has no password and the server is not on this machine");
    }
  }
  for (const name of SECRETS) {
    const secret = secrets[name];
    if (!secret) reasons.push(`${name} is not set`);
    else if (secret.length < 32) reasons.push(`${name} is shorter than 32 characters`);
    else if (EXAMPLE.test(secret)) reasons.push(`${name} looks like an example`);
  }
  const twice = SECRETS.filter(
    (name) => secrets[name] && SECRETS.some((it) => it !== name && secrets[it] === secrets[name]),
  );
  if (twice.length > 0) reasons.push(`${twice.join(" and ")} are the same: each takes a secret of its own`);
  if (reasons.length > 0) throw new ConfigError(`The bank does not start in production: ${reasons.join("; ")}.`);
}
