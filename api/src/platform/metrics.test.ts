import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createBank, type TestBank } from "../../test/bank";
import { serveMetrics } from "./metrics";

let bank: TestBank;
beforeAll(async () => {
  bank = await createBank();
});
afterAll(() => bank.close());

it("tells of the process, of calls and of the pool's connections, and answers to no other path", async () => {
  const server = serveMetrics(bank.deps.metrics, bank.db, 0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  try {
    await bank.call("POST /me");
    await bank.db.query("SELECT 1");

    const answer = await get("/metrics");
    const text = await answer.text();

    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(text).toContain('http_request_duration_seconds_count{route="/api/me",status="401"} 1');
    expect(text).toContain('bank_refusals_total{code="session_required"} 1');
    expect(text).toContain(`bank_database_connections{state="open"} ${bank.db.totalCount}`);
    expect(text).toContain(`bank_database_connections{state="idle"} ${bank.db.idleCount}`);
    expect(text).toContain('bank_database_connections{state="waited_for"} 0');
    // As many as are sent together at most: above the last of these, 65 and 128 are one.
    expect(text).toContain('bank_transfer_batch_size_bucket{le="128"} 0');
    expect(text).toContain("process_cpu_seconds_total");
    expect((await get("/")).status).toBe(404);
  } finally {
    server.close();
  }
});
