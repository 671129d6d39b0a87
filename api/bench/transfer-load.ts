import { execFileSync, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BenchCustomer, PIN, transferBody } from "./bank-under-test";
import { HttpConnection } from "./http-connection";

export interface LoadPlan {
  readonly connections: number;
  /** Everyone pays the first of the people. */
  readonly hot: boolean;
  readonly seconds: number;
}

export interface Load {
  readonly transfers: number;
  readonly perSecond: number;
}

export interface Generator {
  readonly name: string;
  /** Anything but success ends the run: a refusal is quicker than a transfer and would flatter the figure. */
  send(plan: LoadPlan): Promise<Load>;
}

/**
 * The generator shares the machine with the bank, as pgbench does with TPC-B, and should cost as little: wrk, which is written in C as well.
 * Without it one of our own does the same for half as much again.
 */
export function transferGenerator(port: number, people: readonly BenchCustomer[], folder: string): Generator {
  if (spawnSync("wrk", ["-v"]).error) return { name: "Node", send: (plan) => sendWithNode(port, people, plan) };

  const list = join(folder, "people.txt");
  writeFileSync(
    list,
    people.map(({ token, accountId, accountNumber }) => `${token} ${accountId} ${accountNumber}\n`).join(""),
    { mode: 0o600 },
  );
  return { name: "wrk", send: async (plan) => sendWithWrk(port, list, plan) };
}

function sendWithWrk(port: number, list: string, { connections, hot, seconds }: LoadPlan): Load {
  const script = join(import.meta.dirname, "transfers.lua");
  const ours = [list, hot ? "hot" : "uniform", randomUUID().slice(0, 24), PIN];
  const report = execFileSync(
    "wrk",
    [
      ...["--threads", "1", "--connections", String(connections), "--duration", `${seconds}s`],
      ...["--script", script, `http://127.0.0.1:${port}`, "--", ...ours],
    ],
    { encoding: "utf8" },
  );
  const [, transfers] = /(\d+) requests in/.exec(report) ?? [];
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(report) ?? [];
  if (transfers === undefined || perSecond === undefined || /Non-2xx|Socket errors/.test(report)) {
    throw new Error(`Not every transfer was answered with success:\n${report}`);
  }
  return { transfers: Number(transfers), perSecond: Number(perSecond) };
}

async function sendWithNode(
  port: number,
  people: readonly BenchCustomer[],
  { connections, hot, seconds }: LoadPlan,
): Promise<Load> {
  let transfers = 0;
  let turn = 0;
  const end = Date.now() + seconds * 1000;
  const [popular] = people;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new HttpConnection(port);
      while (Date.now() < end) {
        const sender = people[1 + (turn++ % (people.length - 1))];
        const recipient = hot ? popular : people[Math.floor(Math.random() * people.length)];
        if (!sender || !recipient || sender === recipient) continue;
        const reply = await connection.send(
          "POST",
          "/api/transactions/transfer",
          { authorization: `Bearer ${sender.token}`, "idempotency-key": randomUUID() },
          JSON.stringify(transferBody(sender, recipient, 0.01)),
        );
        if (reply.status !== 200) throw new Error(`A transfer was answered ${reply.status}: ${reply.body}`);
        transfers++;
      }
      connection.close();
    }),
  );
  return { transfers, perSecond: transfers / seconds };
}
