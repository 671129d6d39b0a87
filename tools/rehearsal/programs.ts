import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, chmodSync, chownSync, constants, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { unprivilegedOwner } from "../../api/src/platform/postgres/program";
import { root } from "../build/apps";
import { stopped } from "../start/child-process";
import { isTaken } from "../start/ports.mjs";

/** Debian keeps both where an ordinary user's PATH does not look. */
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

/** The rehearsal cannot be held. The sentence is for the person who typed the command. */
export class NotHere extends Error {}

export function find(program: string): string {
  for (const folder of FOLDERS) {
    const file = join(folder, program);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  throw new NotHere(
    `This needs nginx and PgBouncer, and ${program} is not here: on Debian, apt-get install nginx-light pgbouncer.`,
  );
}

/** A file of deploy/ with this machine's addresses in it. What is not found there is a rehearsal of another file than the one that ships. */
export function withAddresses(file: string, replaced: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(root, "deploy", file), "utf8");
  for (const [before, after] of Object.entries(replaced)) {
    if (!text.includes(before)) throw new Error(`deploy/${file} does not say "${before}" any more.`);
    text = text.replaceAll(before, after);
  }
  return text;
}

/** PgBouncer refuses to run as root as well. */
const lent = unprivilegedOwner();

export interface Pooled {
  readonly process: ChildProcess;
  readonly url: string;
}

export function pgBouncerSettings(databaseUrl: string, port: number, users: string): string {
  const { hostname, port: databasePort, pathname } = new URL(databaseUrl);
  return withAddresses("pgbouncer.ini", {
    "host=postgres port=5432 dbname=bank": `host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}`,
    "listen_addr = 0.0.0.0": "listen_addr = 127.0.0.1",
    "listen_port = 6432": `listen_port = ${port}`,
    "/etc/pgbouncer/userlist.txt": users,
  });
}

export async function startPgBouncer(folder: string, databaseUrl: string, port: number): Promise<Pooled> {
  const { username, password } = new URL(databaseUrl);
  const home = join(folder, "pgbouncer");
  mkdirSync(home);
  const users = join(home, "userlist.txt");
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o600 });
  const settings = join(home, "pgbouncer.ini");
  writeFileSync(settings, pgBouncerSettings(databaseUrl, port, users));
  chmodSync(folder, 0o755);
  if (lent) for (const path of [home, users, settings]) chownSync(path, lent.uid, lent.gid);
  const process = await started(
    spawn(find("pgbouncer"), ["--quiet", settings], { ...lent, stdio: ["ignore", "ignore", "inherit"] }),
    port,
  );
  return { process, url: `postgres://${username}:${password}@127.0.0.1:${port}/bank` };
}

export interface Addresses {
  readonly sites: readonly number[];
  readonly apis: readonly number[];
  readonly outside: number;
  readonly inside: number;
}

export function nginxSettings({ sites, apis, outside, inside }: Addresses): string {
  return withAddresses("nginx.conf", {
    "site-1:3000": `127.0.0.1:${sites[0]}`,
    "site-2:3000": `127.0.0.1:${sites[1]}`,
    "api-1:3001": `127.0.0.1:${apis[0]}`,
    "api-2:3001": `127.0.0.1:${apis[1]}`,
    "listen 8080": `listen 127.0.0.1:${outside}`,
    "listen 8081": `listen 127.0.0.1:${inside}`,
  });
}

export async function startNginx(folder: string, addresses: Addresses): Promise<ChildProcess> {
  const home = join(folder, "nginx");
  mkdirSync(home);
  chmodSync(folder, 0o755);
  const settings = join(home, "nginx.conf");
  writeFileSync(settings, nginxSettings(addresses));
  const args = ["-e", "stderr", "-p", home, "-c", settings, "-g", "daemon off;"];
  return started(spawn(find("nginx"), args, { stdio: ["ignore", "ignore", "inherit"] }), addresses.outside);
}

export async function started(program: ChildProcess, port: number, withinMs = 10_000): Promise<ChildProcess> {
  for (let waited = 0; waited < withinMs; waited += 50) {
    if (program.exitCode !== null) throw new Error(`${program.spawnfile} ended with ${program.exitCode}.`);
    if (await isTaken(port)) return program;
    await sleep(50);
  }
  await stopped(program, "SIGKILL");
  throw new Error(`${program.spawnfile} does not listen.`);
}
