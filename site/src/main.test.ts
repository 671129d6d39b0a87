import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

async function listening(server = createServer()) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { server, port: String((server.address() as AddressInfo).port) };
}

it("answers what is under way before it ends, however often it is told to", async () => {
  const bank = await listening();
  const { server: free, port } = await listening();
  await once(free.close(), "close");
  const folder = mkdtempSync(join(tmpdir(), "site-main-"));
  const site = spawn(process.execPath, ["--import", "./tools/typescript.mjs", "site/src/main.ts"], {
    cwd: join(import.meta.dirname, "../.."),
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      PORT: port,
      API_URL: `http://127.0.0.1:${bank.port}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const patience = { signal: AbortSignal.timeout(60_000) };
  const ended = once(site, "exit", patience);
  try {
    await Promise.race([once(site.stdout, "data", patience), ended]);
    const asked = once(bank.server, "request", patience);
    const answer = fetch(`http://127.0.0.1:${port}/api/version`).then(
      ({ status, headers }) => [status, headers.get("connection")],
      () => "cut off",
    );
    const [, reply] = await asked;
    for (const signal of ["SIGTERM", "SIGTERM", "SIGINT"] as const) {
      site.kill(signal);
      await sleep(50);
    }
    reply.end("{}");

    // Kept open, the connection would keep the site.
    expect([await answer, await ended]).toEqual([
      [200, "close"],
      [0, null],
    ]);
  } finally {
    site.kill("SIGKILL");
    bank.server.close();
    rmSync(folder, { recursive: true });
  }
});

const ways = ["gone"];
// A disk without any room.
if (existsSync("/dev/full")) ways.push("full");

it.each(ways)("goes on while nothing takes what it has to say: %s", async (way) => {
  const { server: free, port } = await listening();
  await once(free.close(), "close");
  const folder = mkdtempSync(join(tmpdir(), "site-main-"));
  const site = spawn(process.execPath, ["--import", "./tools/typescript.mjs", "site/src/main.ts"], {
    cwd: join(import.meta.dirname, "../.."),
    // Of a bank that is not there it has something to say for each call.
    env: { PATH: process.env.PATH, DATA_DIR: folder, HOST: "127.0.0.1", PORT: port, API_URL: "http://127.0.0.1:9" },
    stdio: ["ignore", "pipe", way === "full" ? openSync("/dev/full", "w") : "pipe"],
  });
  const patience = { signal: AbortSignal.timeout(60_000) };
  const ended = once(site, "exit", patience);
  try {
    await Promise.race([once(site.stdout ?? site, "data", patience), ended]);
    site.stderr?.destroy();

    const statuses: unknown[] = [];
    for (let call = 0; call < 5; call++) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/version`).catch((error) => error.cause);
      statuses.push(answer.status ?? answer.code);
      await sleep(100);
    }

    expect(statuses).toEqual([503, 503, 503, 503, 503]);
  } finally {
    site.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  }
});
