import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "../start/is-alive.mjs";

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "takes along what it runs when it is told to stop by %s, through npm and a shell that say nothing of it",
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), "proof-"));
    const noted = join(folder, "pid");
    const measuring = `require("fs").writeFileSync("${noted}", String(process.pid)); setInterval(() => {}, 1_000);`;
    writeFileSync(join(folder, "npm"), `#!/bin/sh\n'${process.execPath}' -e '${measuring}'\ntrue\n`, { mode: 0o755 });
    const args = ["--import", "./tools/typescript.mjs", "tools/proof/proof-cli.ts", "--quick", "--only", "fuzz:api"];
    const proof = spawn(process.execPath, args, {
      cwd: join(__dirname, "../.."),
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
      stdio: "ignore",
    });
    const ended = once(proof, "exit");
    while (!existsSync(noted) || readFileSync(noted, "utf8") === "") await sleep(20);
    const measured = Number(readFileSync(noted, "utf8"));

    proof.kill(signal);
    const end = await ended;
    const isLeft = isAlive(measured);
    if (isLeft) process.kill(measured, "SIGKILL");
    rmSync(folder, { recursive: true });

    expect([end, isLeft]).toEqual([[1, null], false]);
  },
);
