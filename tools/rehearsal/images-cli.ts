/**
 * `npm run rehearsal:images`: does by hand what deploy/Dockerfile says, each stage in an empty folder, and starts what each image would start.
 * It shows that nothing is missing in them. It is no container: their base system and their user are not looked at.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BankUnderTest, SECRETS } from "../../api/bench/bank-under-test";
import { root } from "../build/apps";
import { describeMachine } from "../proof/machine";
import { argumentsOrExit } from "../start/arguments.mjs";
import { stopped, undoneWhenStopped } from "../start/child-process";
import { freePort } from "../start/ports.mjs";

interface Image {
  readonly folder: string;
  readonly environment: Record<string, string>;
  command: string[];
}

argumentsOrExit({});
const files = filesOfClone();
const APP = "/app";
const work = mkdtempSync(join(tmpdir(), "images-"));
const bank = new BankUnderTest();
undoneWhenStopped(leaveNothing);
try {
  chmodSync(work, 0o755);
  console.log(describeMachine());
  const images = build(readFileSync(join(root, "deploy", "Dockerfile"), "utf8"));
  await bank.startDatabase();
  const [api, site] = [images.get("api"), images.get("site")];
  if (!api || !site) throw new Error("deploy/Dockerfile makes no image of that name any more.");

  const apiPort = await freePort();
  const ofBank = {
    DATABASE_URL: bank.url,
    SMTP_URL: "smtp://127.0.0.1:9",
    API_PORT: String(apiPort),
    ...SECRETS,
  };
  const migrated = execFileSync("node", ["api/dist/cli.js", "migrate"], {
    cwd: api.folder,
    env: { PATH: process.env.PATH, ...api.environment, ...ofBank },
    encoding: "utf8",
  });
  console.log(`✓ api: migrates: ${migrated.trim()}`);
  await runs("api", api, ofBank, `http://127.0.0.1:${apiPort}/api/readyz`, async () => {
    const sitePort = await freePort();
    const ofSite = { PORT: String(sitePort), API_URL: `http://127.0.0.1:${apiPort}` };
    await runs("site", site, ofSite, `http://127.0.0.1:${sitePort}/`, async () => {
      const answer = await fetch(`http://127.0.0.1:${sitePort}/api/version`);
      console.log(`✓ site reaches api: ${await answer.text()}`);
    });
  });
} finally {
  await leaveNothing();
}

async function leaveNothing() {
  await bank.stop();
  rmSync(work, { recursive: true, force: true });
}

/** What a clone has: .dockerignore keeps out the rest. */
function filesOfClone(): string[] {
  const { status, stdout } = spawnSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  if (status === 0) return stdout.split("\0");
  console.error("\nThis needs git, and a clone of the repository: an image is made of what git knows there.");
  process.exit(1);
}

/** Folder by folder, what the Dockerfile would do layer by layer. */
function build(dockerfile: string): Map<string, Image> {
  const images = new Map<string, Image>();
  let image: Image | null = null;
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  for (const line of lines) {
    const [, instruction = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === "FROM") {
      const name = /\sAS\s+(\S+)$/.exec(rest)?.[1] ?? "";
      image = { folder: join(work, name), environment: {}, command: [] };
      mkdirSync(image.folder);
      images.set(name, image);
      console.log(`  ${name}`);
    } else if (image) take(image, instruction, rest, images);
  }
  return images;
}

function take(image: Image, instruction: string, rest: string, images: Map<string, Image>): void {
  if (instruction === "COPY") copy(image, rest.split(/\s+/), images);
  else if (instruction === "ENV") {
    for (const [, name = "", value = ""] of rest.matchAll(/(\w+)=(\S+)/g))
      image.environment[name] = inside(image, value);
  } else if (instruction === "CMD") image.command = JSON.parse(rest) as string[];
  else if (instruction === "RUN") {
    if (rest.includes("type=secret")) lendKey(image);
    // Who owns what is for the container's user.
    const script = rest.replaceAll(/--mount=\S+\s+/g, "").replaceAll(/&& chown \S+ \S+/g, "");
    execFileSync("/bin/sh", ["-c", inside(image, script)], {
      cwd: image.folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...image.environment },
      stdio: ["ignore", "ignore", "inherit"],
    });
  } else if (!["WORKDIR", "USER", "EXPOSE", "HEALTHCHECK"].includes(instruction)) {
    throw new Error(`deploy/Dockerfile says ${instruction}, which is not known here.`);
  }
}

function inside(image: Image, text: string): string {
  return text.replaceAll(APP, image.folder);
}

function lendKey(image: Image): void {
  const { privateKey } = generateKeyPairSync("ed25519");
  writeFileSync(join(image.folder, "registry.pem"), privateKey.export({ type: "pkcs8", format: "pem" }), {
    mode: 0o600,
  });
}

function copy(image: Image, words: string[], images: Map<string, Image>): void {
  const flag = words.find((word) => word.startsWith("--from="));
  const paths = words.filter((word) => !word.startsWith("--"));
  const target = paths.pop() ?? ".";
  const from = flag ? images.get(flag.slice("--from=".length))?.folder : root;
  if (from === undefined) throw new Error(`deploy/Dockerfile copies from ${flag}, which is no stage of it.`);
  for (const path of paths) {
    if (path === "." && from === root) {
      for (const file of files)
        if (file !== "" && existsSync(join(root, file))) put(join(root, file), join(image.folder, file));
      continue;
    }
    const source = path.startsWith(`${APP}/`) ? join(from, path.slice(APP.length)) : join(from, path);
    const isFolder = target.endsWith("/") || target.endsWith("/.") || target === ".";
    put(source, isFolder ? join(image.folder, target, basename(path)) : join(image.folder, target));
  }
}

function put(source: string, target: string): void {
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
}

async function runs(
  name: string,
  image: Image,
  environment: Record<string, string>,
  url: string,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const [program = "", ...args] = image.command;
  const child = spawn(program, args, {
    cwd: image.folder,
    env: { PATH: process.env.PATH, ...image.environment, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  undoneWhenStopped(() => stopped(child));
  try {
    for (let waited = 0; ; waited += 100) {
      const answer = await fetch(url).catch(() => null);
      if (answer?.ok) break;
      if (waited > 30_000 || child.exitCode !== null) throw new Error(`${name} does not start.`);
      await sleep(100);
    }
    const size = execFileSync("du", ["-sm", image.folder], { encoding: "utf8" }).split("\t")[0];
    console.log(`✓ ${name}: answers at ${new URL(url).pathname}; ${size} MB beside the base image`);
    await meanwhile();
  } finally {
    await stopped(child);
  }
}
