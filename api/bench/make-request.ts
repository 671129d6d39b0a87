import { randomBytes, randomUUID } from "node:crypto";
import type { EndpointKey } from "@lintel/contract/schema";
import { type BenchCustomer, PIN } from "./bank-under-test";
import { choicesFrom } from "./random";

interface Schema {
  type?: string;
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  maxLength?: number;
  minimum?: number;
}
export interface Operation {
  parameters: { name: string; in: "path" | "query" | "header"; required: boolean; schema: Schema }[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
  security: unknown[];
  "x-who": string;
}
export interface Request {
  key: EndpointKey;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string | undefined;
}
interface People {
  readonly admins: readonly BenchCustomer[];
  readonly customers: readonly BenchCustomer[];
}
/** What the bank holds, so that a request can name it. */
export interface Known {
  readonly ids: readonly string[];
  readonly numbers: readonly string[];
  readonly references: readonly string[];
}

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

/** Of the calls described: valid requests, ones with one thing wrong, and hostile ones. */
export function requestMaker(
  seed: number,
  operations: readonly { method: string; path: string; operation: Operation }[],
) {
  const { random, below, one } = choicesFrom(seed);

  return function makeRequest(people: People, known: Known): Request {
    const { method, path, operation } = one(operations);
    const mood = random();
    const actor = pickActor(operation["x-who"], people);
    const wrongAt = mood < 0.4 ? "nowhere" : mood < 0.7 ? "one place" : "everywhere";
    const value = (name: string, schema: Schema) =>
      wrongAt === "everywhere" || (wrongAt === "one place" && random() < 0.3)
        ? hostile()
        : valid(name, schema, actor, known);

    const query: Record<string, string> = {};
    const headers: Record<string, string> = { "x-forwarded-for": `10.${below(256)}.${below(256)}.${below(256)}` };
    let filled = path;
    for (const { name, in: place, required, schema } of operation.parameters) {
      if (!required && random() < 0.6) continue;
      const given = value(name, schema);
      const text = (typeof given === "string" ? given : JSON.stringify(given)) ?? "";
      if (place === "path")
        filled = filled.replace(`{${name}}`, encodeURIComponent(wellFormed(text).slice(0, 300)) || "x");
      if (place === "query") query[name] = wellFormed(text).slice(0, 300);
      if (place === "header") headers[name.toLowerCase()] = random() < 0.8 ? randomUUID() : "not a key";
    }
    if (actor && random() < 0.95) headers.authorization = `Bearer ${actor.token}`;
    else if (random() < 0.3) headers.authorization = one(["Bearer x", "Basic x", `Bearer ${"x".repeat(43)}`, ""]);

    const schema = operation.requestBody?.content["application/json"].schema;
    let body: string | undefined;
    if (schema) {
      const made = wrongAt === "everywhere" && random() < 0.2 ? hostile() : makeBody(schema, value);
      body = JSON.stringify(made) ?? "";
      if (wrongAt === "everywhere" && random() < 0.1) body = body.slice(0, below(body.length));
      if (wrongAt === "everywhere" && random() < 0.03) body = `{"__proto__":{"role":"admin"},${body.slice(1)}`;
    }
    return { key: `${method} ${path}` as EndpointKey, method, path: filled, query, headers, body };
  };

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

  function pickActor(who: string, people: People): BenchCustomer | null {
    if (who === "anyone") return null;
    return random() < (who === "admin" ? 0.85 : 0.15) ? one(people.admins) : one(people.customers);
  }

  /** As a client of ours would fill it in: names say more than schemas. */
  function valid(name: string, schema: Schema, actor: BenchCustomer | null, known: Known): unknown {
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
        return random() < 0.9 ? one(known.ids) : randomUUID();
      case "recipient_account":
        return one(known.numbers);
      case "key":
        return randomUUID();
      case "amount":
        return random() < 0.5 ? Math.ceil(random() * 10_000) / 100 : "12.50";
      case "min":
      case "max":
        return "12.50";
      case "months":
        return 1 + below(3);
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
}

/** A lone half of a character cannot be put into a URL. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
