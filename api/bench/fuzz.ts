import { randomInt } from "node:crypto";
import { isRefusalCode, REFUSALS } from "@lintel/contract";
import { type EndpointKey, endpoints } from "@lintel/contract/schema";
import type { z } from "zod";
import { atLeast, atMost, conclude, control, none, yes } from "../../tools/proof/figures";
import { describeCommit, describeMachine } from "../../tools/proof/machine";
import { argumentsOrExit, countOrExit } from "../../tools/start/arguments.mjs";
import { undoneWhenStopped } from "../../tools/start/child-process";
import { isBalanced, verifyBooks } from "../src/ledger/verify-books";
import { BankUnderTest, type BenchCustomer, buildBank, transferBody } from "./bank-under-test";
import { type BenchReply, HttpConnection } from "./http-connection";
import { type Known, type Operation, type Request, requestMaker } from "./make-request";
import { nth } from "./random";

/**
 * Requests made from the bank's own description of itself: valid ones, ones with one thing wrong, and hostile ones. Whatever comes, the
 * answer is no 5xx, comes soon, has the shape the description gives it, and a refusal leaves the books as they were.
 */
const { values: options } = argumentsOrExit({
  options: {
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: String(randomInt(1, 2 ** 31)) },
  },
});
const REQUESTS = countOrExit("requests", options.requests);
const SEED = countOrExit("seed", options.seed);
const SLOW_MS = 2_000;
const PEOPLE = 60;

buildBank();
const bank = new BankUnderTest({ TRUSTED_PROXIES: "1", DEMO: "1" });
undoneWhenStopped(() => bank.stop());
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
  const makeRequest = requestMaker(SEED, operations);
  let people = await freshPeople();
  let known = await whatIsThere();
  console.log(
    `${describeMachine()}\ncommit ${describeCommit()}, seed ${SEED}, ${operations.length} calls of the description\n`,
  );

  const connection = new HttpConnection(port);
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const succeeded = new Set<EndpointKey>();
  let slowest = 0;
  let journals = await countJournals();
  for (let index = 0; index < REQUESTS; index++) {
    if (index % 600 === 0) {
      people = await freshPeople();
      known = await whatIsThere();
      journals = await countJournals();
    }
    const request = makeRequest(people, known);
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
    complaintAbout({ key: "GET /accounts" }, 500, "{}", 1),
    complaintAbout({ key: "GET /accounts" }, 200, `[{"id":"1","pin":"4826"}]`, 1),
    complaintAbout({ key: "GET /accounts" }, 404, `{"message":"x"}`, 1),
    complaintAbout({ key: "GET /accounts" }, 200, "[]", SLOW_MS + 1),
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
    const from = nth(customers, 0);
    return {
      key: "POST /transactions/transfer",
      method: "POST",
      path: "/transactions/transfer",
      query: {},
      headers: { authorization: `Bearer ${from.token}` },
      body: JSON.stringify(transferBody(from, nth(customers, 1), 1)),
    };
  }

  async function freshPeople() {
    const added = await bank.addCustomers(PEOPLE, 10_000_000n);
    await db.query("UPDATE users SET role = 'admin' WHERE id = ANY ($1)", [added.slice(0, 20).map(({ id }) => id)]);
    return { admins: added.slice(0, 20), customers: added.slice(20) };
  }

  async function whatIsThere(): Promise<Known> {
    const { rows } = await db.query<{ id: string; number: string | null; reference: string | null }>(
      `(SELECT id::text, account_number AS number, NULL AS reference FROM accounts ORDER BY created_at DESC LIMIT 80)
       UNION ALL (SELECT id::text, NULL, reference FROM transactions ORDER BY created_at DESC LIMIT 80)
       UNION ALL (SELECT id::text, NULL, NULL FROM cards LIMIT 40) UNION ALL (SELECT id::text, NULL, NULL FROM users ORDER BY created_at DESC LIMIT 80)`,
    );
    return {
      ids: rows.map(({ id }) => id),
      numbers: rows.flatMap(({ number }) => (number ? [number] : [])),
      references: rows.flatMap(({ reference }) => (reference ? [reference] : [])),
    };
  }

  async function countJournals(): Promise<bigint> {
    return (await db.query<{ count: bigint }>("SELECT count(*) FROM journals")).rows[0]?.count ?? 0n;
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
