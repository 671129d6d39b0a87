import { randomUUID } from "node:crypto";
import { REFUSALS } from "@lintel/contract";
import { type EndpointKey, endpoints, REFUSED_TO, type Who } from "@lintel/contract/schema";
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
