import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type BenchCustomer, transferBody } from "../../api/bench/bank-under-test";
import { HttpConnection } from "../../api/bench/http-connection";

const SENDERS = 16;
const READERS = 8;
const PAUSE_MS = 25;
/** What a liar would write there. It must never reach the bank. */
export const FORGED_ADDRESS = "203.0.113.66";

export interface Traffic {
  /** Ends it, and tells when all is answered. */
  end(): Promise<Tally>;
}

export interface Tally {
  readonly acknowledged: readonly { key: string; from: string; to: string; cents: bigint }[];
  readonly reads: number;
  /** Answers that nobody should see in a rolling restart, and requests without any. */
  readonly failures: readonly string[];
  readonly slowestMs: number;
}

/** Customers who pay and people who look at pages, each on a connection that is kept open. Nobody asks twice. */
export function startTraffic(port: number, people: readonly BenchCustomer[], pages: readonly string[]): Traffic {
  const acknowledged: Tally["acknowledged"][number][] = [];
  const failures: string[] = [];
  let reads = 0;
  let slowestMs = 0;
  let isOn = true;

  async function ask(connection: HttpConnection, what: string, ...request: Parameters<HttpConnection["send"]>) {
    const began = Date.now();
    try {
      const { status } = await connection.send(...request);
      if (status === 200) return true;
      failures.push(`${what}: ${status}`);
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      connection.close();
    } finally {
      slowestMs = Math.max(slowestMs, Date.now() - began);
    }
    return false;
  }

  async function send(index: number) {
    const connection = new HttpConnection(port, 20_000);
    while (isOn) {
      const [from, to] = [people[(index * 2) % people.length], people[(index * 2 + 1) % people.length]];
      if (!from || !to) throw new Error("There is nobody to send money.");
      const key = randomUUID();
      const headers = {
        authorization: `Bearer ${from.token}`,
        "idempotency-key": key,
        "x-forwarded-for": FORGED_ADDRESS,
      };
      const body = JSON.stringify(transferBody(from, to, 0.01));
      if (await ask(connection, "transfer", "POST", "/api/transactions/transfer", headers, body))
        acknowledged.push({ key, from: from.accountId, to: to.accountId, cents: 1n });
      await sleep(PAUSE_MS);
    }
    connection.close();
  }

  async function read(index: number) {
    const connection = new HttpConnection(port, 20_000);
    const reader = people[index % people.length];
    for (let turn = 0; isOn; turn++) {
      const page = pages[turn % pages.length] ?? "/";
      const headers: Record<string, string> =
        page.startsWith("/api/") && reader ? { authorization: `Bearer ${reader.token}` } : {};
      if (await ask(connection, page, "GET", page, headers)) reads++;
      await sleep(PAUSE_MS);
    }
    connection.close();
  }

  const all = Promise.all([
    ...Array.from({ length: SENDERS }, (_, index) => send(index)),
    ...Array.from({ length: READERS }, (_, index) => read(index)),
  ]);

  return {
    async end() {
      isOn = false;
      await all;
      return { acknowledged, reads, failures, slowestMs };
    },
  };
}
