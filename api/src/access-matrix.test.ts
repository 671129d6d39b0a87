import { randomUUID } from "node:crypto";
import { REFUSALS } from "@lintel/contract";
import { type Endpoint, type EndpointKey, endpoints, REFUSED_TO, type Who } from "@lintel/contract/schema";
import { createBank, freshAddress, type TestBank } from "../test/bank";

const KEYS = Object.keys(endpoints) as EndpointKey[];

/** The refusal an actor meets at the door, before anything about the request is looked at; null: let in. */
const AT_THE_DOOR = {
  "a stranger": { anyone: null, session: "session_required", customer: "session_required", admin: "session_required" },
  "a made-up token": {
    anyone: null,
    session: "session_required",
    customer: "session_required",
    admin: "session_required",
  },
  "a session that idled out": {
    anyone: null,
    session: "session_required",
    customer: "session_required",
    admin: "session_required",
  },
  "a session past its eight hours": {
    anyone: null,
    session: "session_required",
    customer: "session_required",
    admin: "session_required",
  },
  "a deleted person": {
    anyone: null,
    session: "session_required",
    customer: "session_required",
    admin: "session_required",
  },
  "a newcomer without a PIN": { anyone: null, session: null, customer: null, admin: "forbidden" },
  "a customer": { anyone: null, session: null, customer: null, admin: "forbidden" },
  "a suspended customer": { anyone: null, session: null, customer: "suspended", admin: "forbidden" },
  "an admin": { anyone: null, session: null, customer: null, admin: null },
  "a suspended admin": { anyone: null, session: null, customer: "suspended", admin: "suspended" },
} as const satisfies Record<string, Record<Who, keyof typeof REFUSALS | null>>;

type Actor = keyof typeof AT_THE_DOOR;
const ACTORS = Object.keys(AT_THE_DOOR) as Actor[];
const DOOR: readonly string[] = REFUSED_TO.admin;

let bank: TestBank;
const tokens = {} as Record<Actor, { token: string } | undefined>;

beforeAll(async () => {
  bank = await createBank();
  tokens["a session past its eight hours"] = await bank.customer();
  // Kept awake, so that it is its age that ends it.
  for (let passed = 0; passed < 8 * 60 + 1; passed += 10) {
    await bank.call("POST /me", { as: tokens["a session past its eight hours"] });
    bank.clock.advance(10 * 60_000);
  }
  tokens["a session that idled out"] = await bank.customer();
  bank.clock.advance(15 * 60_000 + 1_000);
  const admin = await bank.customer({ role: "admin" });
  const deleted = await bank.customer();
  await bank.call("POST /delete-user/{id}", { as: admin, params: { id: deleted.id } });

  tokens["a stranger"] = undefined;
  tokens["a made-up token"] = { token: "m".repeat(43) };
  tokens["a deleted person"] = deleted;
  tokens["a newcomer without a PIN"] = await bank.person();
  tokens["a customer"] = await bank.customer();
  tokens["a suspended customer"] = await bank.customer({ suspended: true });
  tokens["an admin"] = admin;
  tokens["a suspended admin"] = await bank.customer({ role: "admin", suspended: true });
});
afterAll(() => bank.close());

/** A request whose parameters name nothing, so that whoever is let in changes nothing. */
async function knock(key: EndpointKey, actor: Actor) {
  const reply = await bank.call(key, {
    as: tokens[actor],
    ip: freshAddress(),
    params: { id: randomUUID(), key: randomUUID(), transactionId: randomUUID() } as never,
    ...("body" in endpoints[key] ? { body: { nothing_known: 1 } } : {}),
  });
  bank.clock.advance(1_001);
  return reply;
}

describe.each(ACTORS)("the access of %s", (actor) => {
  const calls = KEYS.filter(
    (key) => !["POST /logout", "POST /session/extend"].includes(key) || AT_THE_DOOR[actor].session !== null,
  );

  it.each(calls)("to %s is as declared", async (key) => {
    const declared = AT_THE_DOOR[actor][endpoints[key].who];

    const { status, answer } = await knock(key, actor);

    if (declared) {
      expect([status, answer.code]).toEqual([REFUSALS[declared].status, declared]);
    } else {
      expect(DOOR).not.toContain(answer.code);
      expect(status).toBeLessThan(500);
    }
  });
});

describe("every call", () => {
  it("is in the table, and no other route stands under /api", () => {
    const printed = bank.app.printRoutes({ commonPrefix: false });
    const routes = KEYS.map((key) => key.split(" ")[1]?.replaceAll(/\{(\w+)\}/g, ":$1"));

    expect(new Set(KEYS).size).toBe(KEYS.length);
    expect(routes).not.toContain(undefined);
    const count = [...printed.matchAll(/\b(GET|POST|PUT|PATCH|DELETE)\b/g)].length;
    const operations = [
      "/api/healthz",
      "/api/readyz",
      "/api/version",
      "/api/openapi.json",
      "/dev/mailbox",
      "/dev/mailbox.json",
    ];
    for (const url of operations) expect(bank.app.hasRoute({ method: "GET", url })).toBe(true);
    for (const [index, key] of KEYS.entries()) {
      expect(bank.app.hasRoute({ method: key.split(" ")[0] as "GET", url: `/api${routes[index]}` })).toBe(true);
    }
    expect(count).toBe(KEYS.length + operations.length);
  });
});

describe("P7 nobody writes what is not theirs to write", () => {
  const FORBIDDEN = {
    role: "admin",
    balance: 1_000_000,
    suspended: 0,
    id: "1",
    banking_id: "LNT-0000-0000",
    created_at: "2020-01-01T00:00:00Z",
    status: "success",
    transaction_reference: "TX-00000000",
    user_id: "1",
    constructor: {},
  } as const;
  const VALID: Partial<Record<EndpointKey, Record<string, unknown>>> = {
    "POST /create-user": {
      firstname: "A",
      lastname: "B",
      email: "a@example.com",
      password: "Aa1!aaaa",
      password_confirmation: "Aa1!aaaa",
    },
    "POST /send-login-otp": { identifier: "a@example.com" },
    "POST /verify-otp-login": { user_id: "x", otp: "123456", password: "x" },
    "POST /send-otp": { email: "a@example.com" },
    "POST /verify-otp-and-reset-password": {
      otp: "123456",
      email: "a@example.com",
      password: "Aa1!aaaa",
      password_confirmation: "Aa1!aaaa",
    },
    "POST /contact": { name: "A", email: "a@example.com", message: "Hello" },
    "POST /user/set-pin": { pin: "4826" },
    "POST /validate-user-password": { user_id: "x", password: "x" },
    "POST /update-address": { address: "A", zip_code: "1" },
    "POST /transactions/transfer": { account_id: "x", recipient_account: "1", amount: 1, pin: "4826" },
    "POST /cards": { account_id: "x", card_type: "debit", pin: "4826" },
    "POST /destroy-card/{id}": { pin: "4826" },
    "POST /accounts": { account_type: "savings", user_id: "x" },
    "POST /generate-transactions": { account_id: "x", user_id: "x", amount: 1, months: 1 },
    "POST /change-status/{transactionId}": { status: "failed" },
    "POST /user/{id}/role": { role: "user" },
    "POST /user/{id}/suspend": { reason: "x" },
    "POST /clear-user-transactions": { user_id: "x" },
    "POST /telemetry": {
      reports: [{ kind: "loaded", remote: "shell", version: "0.1.0", team: "platform", route: "/", count: 1 }],
    },
  };
  const withBody = KEYS.filter((key) => "body" in endpoints[key]);

  it("has a valid body for each call that takes one", () => {
    expect(Object.keys(VALID).sort()).toEqual([...withBody].sort());
  });

  it.each(withBody)("has one for %s that is taken as it stands", (key) => {
    const endpoint: Endpoint = endpoints[key];

    expect(endpoint.body?.safeParse(VALID[key])).toMatchObject({ success: true });
  });

  const cases = withBody.flatMap((key) =>
    Object.keys(FORBIDDEN)
      .filter((field) => !Object.hasOwn(VALID[key] ?? {}, field))
      .map((field) => [key, field] as const),
  );

  it.each(cases)("%s refuses %s", async (key, field) => {
    const { who } = endpoints[key];
    const as = who === "anyone" ? {} : { as: await bank.customer({ role: "admin" }) };
    const before = await fingerprint();

    const { status, answer, text } = await bank.call(key, {
      ...as,
      ip: freshAddress(),
      params: { id: randomUUID(), transactionId: randomUUID(), key: randomUUID() } as never,
      body: { ...VALID[key], [field]: FORBIDDEN[field as keyof typeof FORBIDDEN] },
    });

    expect([status, answer.code]).toEqual([400, "invalid_request"]);
    if (field !== "id" && field !== "status" && field !== "constructor") expect(text).not.toContain(`"${field}"`);
    expect(await fingerprint()).toBe(before);
  });

  async function fingerprint() {
    const { rows } = await bank.db.query<{ print: string }>(
      `SELECT md5(string_agg(t, ',')) AS print FROM (
         SELECT a::text AS t FROM accounts a UNION ALL SELECT x::text FROM transactions x UNION ALL SELECT c::text FROM challenges c
         UNION ALL SELECT m::text FROM contact_messages m UNION ALL SELECT r::text FROM telemetry r ORDER BY 1) s`,
    );
    return rows[0]?.print;
  }
});
