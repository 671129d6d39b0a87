import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SESSION_SETTINGS } from "../../api/src/platform/database";
import { freePort } from "../start/ports.mjs";
import { nginxSettings, pgBouncerSettings, started, withAddresses } from "./programs";

it("rehearses the files that ship: every address that it changes is in them, and none is left", () => {
  const nginx = nginxSettings({ sites: [1001, 1002], apis: [1003, 1004], outside: 1005, inside: 1006 });
  const pgBouncer = pgBouncerSettings("postgres://bank:x@127.0.0.1:1007/bank", 1008, "/tmp/users");

  expect(nginx).not.toMatch(/(site|api)-\d:|listen 80/);
  expect(nginx.match(/127\.0\.0\.1:100\d/g)).toHaveLength(6);
  expect(pgBouncer).toContain("host=127.0.0.1 port=1007 dbname=bank");
  expect(pgBouncer).not.toContain("0.0.0.0\n");
});

it("refuses to rehearse a file that says something else by now", () => {
  expect(() => withAddresses("nginx.conf", { "site-9:3000": "x" })).toThrow(
    'deploy/nginx.conf does not say "site-9:3000" any more.',
  );
});

it("leaves no program running that never listens", async () => {
  const deaf = spawn(process.execPath, ["-e", "setInterval(() => {}, 1_000);"], { stdio: "ignore" });

  await expect(started(deaf, await freePort(), 100)).rejects.toThrow("does not listen.");

  const { signalCode } = deaf;
  deaf.kill("SIGKILL");
  expect(signalCode).toBe("SIGKILL");
});

it("sets a pooled connection to what the API sets on its own", () => {
  const roles = readFileSync(join(__dirname, "../../deploy/roles.sql"), "utf8");
  const set = [...roles.matchAll(/ALTER ROLE bank SET (\w+) = '(.+?)(?:ms)?';/g)].map(([, name, value]) => [
    name,
    value,
  ]);

  expect(Object.fromEntries(set)).toEqual(
    Object.fromEntries(Object.entries(SESSION_SETTINGS).map(([name, value]) => [name, String(value)])),
  );
});

it.each([
  ["a folder that is no clone", { GIT_DIR: "/nowhere" }],
  ["a machine without git", { PATH: "" }],
])("npm run rehearsal:images says in a sentence what it needs in %s", (_where, environment) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "./tools/typescript.mjs", "tools/rehearsal/images-cli.ts"],
    { cwd: join(__dirname, "../.."), env: { ...process.env, ...environment }, encoding: "utf8", timeout: 60_000 },
  );

  expect([status, stdout, stderr]).toEqual([
    1,
    "",
    "\nThis needs git, and a clone of the repository: an image is made of what git knows there.\n",
  ]);
});
