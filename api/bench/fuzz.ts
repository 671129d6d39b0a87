import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { isRefusalCode, REFUSALS } from "@lintel/contract";
import { type EndpointKey, endpoints } from "@lintel/contract/schema";
import type { z } from "zod";
import { atLeast, atMost, conclude, control, none, yes } from "../../tools/proof/figures";
import { describeCommit, describeMachine } from "../../tools/proof/machine";
import { randomFrom } from "../src/demo/random";
import { isBalanced, verifyBooks } from "../src/ledger/verify-books";
import { BankUnderTest, type BenchCustomer, buildBank, PIN } from "./bank-under-test";
import { type BenchReply, HttpConnection } from "./http-connection";

/**
 * Requests made from the bank's own description of itself: valid ones, ones with one thing wrong, and hostile ones. Whatever comes, the
 * answer is no 5xx, comes soon, has the shape the description gives it, and a refusal leaves the books as they were.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(1, 2 ** 31));
const SLOW_MS = 2_000;
const PEOPLE = 60;

interface Schema {
  type?: string;
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}
interface Operation {
  parameters: { name: string; in: "path" | "query" | "header"; required: boolean; schema: Schema }[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
  security: unknown[];
  "x-who": string;
}
interface Request {
  key: EndpointKey;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string | undefined;
}

const random = randomFrom(SEED);
const HOSTILE: unknown[] = [
  "' OR 1=1--",
  '"; DROP TABLE users;--',
  "<img src=x onerror=alert(1)>",
  "../../etc/passwd",
  "\u0000",
  "\u202Egnp.exe",
  "a".repeat(5_000),
  "a@".repeat(2_000),
  "%00",
  "#{7*7}",
  "{{7*7}}",
  "\uD800",
  "é".normalize("NFD"),
  "😀",
  "",
  " ",
  "null",
  "NaN",
  "1e309",
  "-0",
  "0x10",
  "١٢٣٤",
  "__proto__",
  "constructor",
  null,
  true,
  false,
  0,
  -1,
  1e21,
  1.005,
  2 ** 53,
  [],
  {},
  [[]],
  { $gt: "" },
  ["123456"],
  { toString: "x" },
];

buildBank();
const bank = new BankUnderTest({ TRUSTED_PROXIES: "1", DEMO: "1" });
try {
  await bank.startDatabase();
  const port = await bank.startApi();
  const db = bank.connect(2);
  const document = (await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  let people = await freshPeople();
  const known = { ids: [] as string[], numbers: [] as string[], references: ["TX-"] };
  console.log(
    `${describeMachine()}\ncommit ${describeCommit()}, seed ${SEED}, ${operations.length} calls of the description\n`,
  );

  const connection = new HttpConnection("127.0.0.1", port, 10_000);
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const succeeded = new Set<EndpointKey>();
  let slowest = 0;
  let journals = await countJournals();
  for (let index = 0; index < REQUESTS; index++) {
    if (index % 600 === 0) {
      people = await freshPeople();
      await remember();
      journals = await countJournals();
    }
    const request = makeRequest();
    const { reply, took, complaints } = await look(request, send);
    slowest = Math.max(slowest, took);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    if (reply.status === 200) succeeded.add(request.key);
    for (const complaint of complaints)
      wrong.push(
        `${complaint}: ${request.method} ${request.path} ${(request.body ?? "").slice(0, 200)} -> ${reply.status} ${reply.body.slice(0, 200)}`,
      );
  }

  // A negative control: a bank that sends the money and says that it did not.
  people = await freshPeople();
  journals = await countJournals();
  const lying = await look(transferBetween(people.customers), async (request) => {
    const { status, body, ...reply } = await send(request);
    if (status !== 200) throw new Error(`The transfer was answered ${status}: ${body}`);
    const { status: refusal, text } = REFUSALS.insufficient_funds;
    return {
      ...reply,
      status: refusal,
      body: JSON.stringify({ code: "insufficient_funds", message: text, request_id: "1" }),
    };
  });
  connection.close();

  const books = await verifyBooks(db);
  await db.end();
  console.log(
    [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join("  "),
  );
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);

  // Another: the same checks, given what they must not let pass.
  const made = [
    complaintAbout({ key: "GET /accounts" } as Request, 500, "{}", 1),
    complaintAbout({ key: "GET /accounts" } as Request, 200, `[{"id":"1","pin":"4826"}]`, 1),
    complaintAbout({ key: "GET /accounts" } as Request, 404, `{"message":"x"}`, 1),
    complaintAbout({ key: "GET /accounts" } as Request, 200, "[]", SLOW_MS + 1),
  ];
  const caught = made.filter((complaint) => complaint !== null);
  conclude([
    atLeast("requests made from the bank's own description", REQUESTS, 20_000),
    none("answers of 5xx, off their schema, or that moved money in spite of a refusal", wrong.length),
    atMost("slowest answer", Math.round(slowest), SLOW_MS, " ms"),
    atLeast(`calls, of ${operations.length}, that also succeeded`, succeeded.size, Math.ceil(operations.length * 0.8)),
    yes("the books add up", isBalanced(books)),
    control("four answers made up to be wrong", `${caught.length} of ${made.length}`, caught.length === made.length),
    control("a refusal that moved money", lying.complaints.length, lying.complaints.length === 1),
  ]);

  function send({ method, path, query, headers, body }: Request): Promise<BenchReply> {
    const text = new URLSearchParams(query).toString();
    return connection.send(method, `/api${path}${text ? `?${text}` : ""}`, headers, body);
  }

  async function look(request: Request, send: (request: Request) => Promise<BenchReply>) {
    const began = performance.now();
    const reply = await send(request);
    const took = performance.now() - began;
    const complaint = complaintAbout(request, reply.status, reply.body, took);
    const complaints = complaint ? [complaint] : [];
    if (request.method === "POST") {
      const now = await countJournals();
      if (reply.status !== 200 && now !== journals) complaints.push("a refusal that moved money");
      journals = now;
    }
    return { reply, took, complaints };
  }

  function transferBetween(customers: readonly BenchCustomer[]): Request {
    const [from, to] = customers;
    return {
      key: "POST /transactions/transfer",
      method: "POST",
      path: "/transactions/transfer",
      query: {},
      headers: { authorization: `Bearer ${from?.token}` },
      body: JSON.stringify({ account_id: from?.accountId, recipient_account: to?.accountNumber, amount: 1, pin: PIN }),
    };
  }

  async function freshPeople() {
    const added = await bank.addCustomers(PEOPLE, 10_000_000n);
    await db.query("UPDATE users SET role = 'admin' WHERE id = ANY ($1)", [added.slice(0, 20).map(({ id }) => id)]);
    return { admins: added.slice(0, 20), customers: added.slice(20) };
  }

  async function remember() {
    const { rows } = await db.query<{ id: string; number: string | null; reference: string | null }>(
      `(SELECT id::text, account_number AS number, NULL AS reference FROM accounts ORDER BY created_at DESC LIMIT 80)
       UNION ALL (SELECT id::text, NULL, reference FROM transactions ORDER BY created_at DESC LIMIT 80)
       UNION ALL (SELECT id::text, NULL, NULL FROM cards LIMIT 40) UNION ALL (SELECT id::text, NULL, NULL FROM users ORDER BY created_at DESC LIMIT 80)`,
    );
    known.ids = rows.map(({ id }) => id);
    known.numbers = rows.flatMap(({ number }) => (number ? [number] : []));
    known.references = rows.flatMap(({ reference }) => (reference ? [reference] : []));
  }

  async function countJournals(): Promise<bigint> {
    return (await db.query<{ count: bigint }>("SELECT count(*) FROM journals")).rows[0]?.count ?? 0n;
  }

  function makeRequest(): Request {
    const { method, path, operation } = one(operations);
    const mood = random();
    const actor = pickActor(operation["x-who"]);
    const wrongAt = mood < 0.4 ? "nowhere" : mood < 0.7 ? "one place" : "everywhere";
    const value = (name: string, schema: Schema) =>
      wrongAt === "everywhere" || (wrongAt === "one place" && random() < 0.3) ? hostile() : valid(name, schema, actor);

    const query: Record<string, string> = {};
    const headers: Record<string, string> = { "x-forwarded-for": `10.${randomByte()}.${randomByte()}.${randomByte()}` };
    let filled = path;
    for (const { name, in: place, required, schema } of operation.parameters) {
      if (!required && random() < 0.6) continue;
      const given = value(name, schema);
      const text = (typeof given === "string" ? given : JSON.stringify(given)) ?? "";
      if (place === "path")
        filled = filled.replace(`{${name}}`, encodeURIComponent(wellFormed(text).slice(0, 300)) || "x");
      if (place === "query") query[name] = wellFormed(text).slice(0, 300);
      if (place === "header")
        headers[name.toLowerCase()] = place === "header" && random() < 0.8 ? randomUUID() : "not a key";
    }
    if (actor && random() < 0.95) headers.authorization = `Bearer ${actor.token}`;
    else if (random() < 0.3) headers.authorization = one(["Bearer x", "Basic x", `Bearer ${"x".repeat(43)}`, ""]);

    const schema = operation.requestBody?.content["application/json"].schema;
    let body: string | undefined;
    if (schema) {
      const made = wrongAt === "everywhere" && random() < 0.2 ? hostile() : makeBody(schema, value);
      body = JSON.stringify(made) ?? "";
      if (wrongAt === "everywhere" && random() < 0.1) body = body.slice(0, Math.floor(body.length * random()));
      if (wrongAt === "everywhere" && random() < 0.03) body = `{"__proto__":{"role":"admin"},${body.slice(1)}`;
    }
    return { key: `${method} ${path}` as EndpointKey, method, path: filled, query, headers, body };
  }

  function makeBody(schema: Schema, value: (name: string, schema: Schema) => unknown): unknown {
    if (schema.anyOf) return makeBody(one(schema.anyOf), value);
    if (!schema.properties) return value("", schema);
    const made: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(schema.properties)) {
      if (!schema.required?.includes(name) && random() < 0.5) continue;
      made[name] = value(name, field);
    }
    if (random() < 0.03)
      made[one(["role", "balance", "constructor", "id", randomBytes(4).toString("hex")])] = hostile();
    return made;
  }

  function pickActor(who: string): BenchCustomer | null {
    if (who === "anyone") return null;
    return random() < (who === "admin" ? 0.85 : 0.15) ? one(people.admins) : one(people.customers);
  }

  /** As a client of ours would fill it in: names say more than schemas. */
  function valid(name: string, schema: Schema, actor: BenchCustomer | null): unknown {
    const choice = schema.anyOf ? one(schema.anyOf) : schema;
    if (choice.const !== undefined) return choice.const;
    if (choice.enum) return one(choice.enum);
    if (choice.type === "null") return null;
    switch (name) {
      case "pin":
        return random() < 0.97 ? PIN : "0000";
      case "account_id":
        return random() < 0.8 ? (actor?.accountId ?? randomUUID()) : one(known.ids);
      case "user_id":
      case "actor_id":
      case "subject_id":
        return random() < 0.5 ? (actor?.id ?? randomUUID()) : one(known.ids);
      case "id":
      case "transactionId":
      case "card_id":
        return random() < 0.9 && known.ids.length > 0 ? one(known.ids) : randomUUID();
      case "recipient_account":
        return one(known.numbers) ?? "1";
      case "key":
        return randomUUID();
      case "amount":
        return random() < 0.5 ? Math.ceil(random() * 10_000) / 100 : "12.50";
      case "min":
      case "max":
        return "12.50";
      case "months":
        return 1 + Math.floor(random() * 3);
      case "otp":
        return "123456";
      case "email":
      case "identifier":
        return `fuzz-${randomBytes(4).toString("hex")}@example.com`;
      case "password":
      case "password_confirmation":
        return "Fuzz-pass-1!";
      case "q":
        return one(known.references).slice(2, 7);
      case "cursor":
        return Buffer.from(`${new Date().toISOString()} ${randomUUID()}`).toString("base64url");
      case "from":
      case "to":
        return one(["2026-01-01", "0001-01-01", "9999-12-31", new Date().toISOString().slice(0, 10)]);
      case "bank_name":
        return one(["Barclays", ""]);
      case "routing_number":
        return one(["026002574", "990000482", ""]);
      case "swift_code":
        return one(["BARCGB22", ""]);
    }
    if (choice.type === "integer" || choice.type === "number") return Math.max(choice.minimum ?? 1, 1);
    if (choice.type === "boolean") return true;
    return "A valid line".slice(0, choice.maxLength ?? 20);
  }

  function hostile(): unknown {
    return one(HOSTILE);
  }
} finally {
  await bank.stop();
}

/** What is wrong with an answer; null: nothing. */
function complaintAbout({ key }: Pick<Request, "key">, status: number, body: string, tookMs: number): string | null {
  if (status >= 500) return "a failure of ours";
  if (tookMs > SLOW_MS) return "slow";
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return "not JSON";
  }
  if (status === 200) {
    const schema: z.ZodType = endpoints[key].answer;
    return schema.safeParse(answer).success ? null : "off schema";
  }
  const { code, message, request_id } = answer as { code?: unknown; message?: unknown; request_id?: unknown };
  if (!isRefusalCode(code) || REFUSALS[code].status !== status || REFUSALS[code].text !== message)
    return "a refusal that is none of ours";
  return typeof request_id === "string" ? null : "without a request id";
}

function randomByte(): number {
  return Math.floor(random() * 256);
}

function one<T>(choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)] as T;
}

/** A lone half of a character cannot be put into a URL. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
