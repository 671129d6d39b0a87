import { execFile, spawn } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { changeRegistry } from "../../site/src/releases/change-registry";
import { signingKey } from "../../site/src/releases/signing";
import { startBucket, type TestBucket } from "../../site/src/store/bucket.fixtures";
import { bucketStore } from "../../site/src/store/bucket-store";
import { folderStore } from "../../site/src/store/release-store";
import { said, stopped } from "../../tools/start/child-process";
import { freePort } from "../../tools/start/ports.mjs";
import { withBank as test } from "../harness/bank";
import { dataFolder, root } from "../harness/prepare";
import { readRegistry, releasedRemote } from "../harness/released";

const LOGIN = "Email or banking ID";

test("a team publishes into a bucket, the site serves it from there, and goes on while the bucket is away", async ({
  page,
}) => {
  test.setTimeout(600_000);
  const bucket = await startBucket();
  // Keys and no releases: whatever is served comes from the bucket.
  const folder = await mkdtemp(join(tmpdir(), "lintel-bucket-"));
  await cp(join(dataFolder, "keys"), join(folder, "keys"), { recursive: true });
  await fillFromFolder(bucket, "mfe-marketing");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const environment = { ...process.env, ...environmentOf(bucket), DATA_DIR: folder, PORT: String(port) };
  const site = spawn(process.execPath, ["site/dist/main.js"], {
    cwd: root,
    env: { ...environment, API_URL: "http://127.0.0.1:9" },
  });
  const run = (...command: string[]) => runReleases(command, { ...environment, SITE_URL: url, PUBLISHER: "e2e" });
  try {
    await said(site, /"ready":"site"/);
    expect((await page.goto(`${url}/login`))?.status()).toBe(404);

    const published = await run("publish", "mfe-auth");
    expect(published.output).toContain("mfe-auth: nothing → ");
    expect(published.output).toContain(`files are served as they were built (${url})`);
    await expect.poll(async () => (await page.goto(`${url}/login`))?.status()).toBe(200);
    await expect(page.getByLabel(LOGIN)).toBeVisible();
    const { current } = await releasedRemote(bucketStore(bucket.place), "mfe-auth");
    expect(bucket.asked).toContain(`GET remotes/mfe-auth/${current.version}/manifest.json`);

    bucket.isDown = true;
    const refused = await run("kill", "mfe-auth");
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("The bucket releases answers 503") });
    await page.reload();
    await expect(page.getByLabel(LOGIN)).toBeVisible();

    bucket.isDown = false;
    expect((await run("kill", "mfe-auth")).output).toContain("is off the site");
    await expect.poll(async () => (await page.goto(`${url}/login`))?.status()).toBe(503);
    expect((await run("releases")).output).toMatch(/e2e +kill +mfe-auth[\s\S]*e2e +publish +mfe-auth/);
    expect(await readdir(folder)).toEqual(["keys"]);
  } finally {
    await stopped(site);
    await bucket.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test("a start fills an empty shared store, and changes nothing in one that has releases", async () => {
  test.setTimeout(600_000);
  const bucket = await startBucket();
  const folder = await mkdtemp(join(tmpdir(), "lintel-shared-"));
  const start = (environment: Record<string, string>) =>
    runNode(["--import", "./tools/typescript.mjs", "tools/build/prepare-cli.ts"], {
      ...process.env,
      DATA_DIR: dataFolder,
      ...environment,
    });
  try {
    const empty = join(folder, "store");
    expect(await start({ RELEASE_STORE: empty })).toMatchObject({ code: 0 });
    const { remotes, shell } = await readRegistry(folderStore(empty));
    const local = await readRegistry(folderStore(join(dataFolder, "store")));
    expect([remotes.map(({ name }) => name), shell]).toEqual([local.remotes.map(({ name }) => name), local.shell]);

    await fillFromFolder(bucket, "mfe-marketing");
    const before = await bucketStore(bucket.place).readRegistry();
    const started = await start(environmentOf(bucket));
    expect(started).toMatchObject({ code: 0, output: expect.stringContaining("npm run publish -w mfe-banking") });
    expect(await bucketStore(bucket.place).readRegistry()).toEqual(before);
    expect(bucket.asked.filter((call) => call.startsWith("PUT remotes/mfe-auth/"))).toEqual([]);
  } finally {
    await bucket.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Shell and one remote, as they were built here. */
async function fillFromFolder(bucket: TestBucket, remote: string): Promise<void> {
  const folder = join(dataFolder, "store");
  const [from, to] = [folderStore(folder), bucketStore(bucket.place)];
  const registry = await readRegistry(from);
  const released = await releasedRemote(from, remote);
  for (const release of [`shell/${registry.shell.version}`, `remotes/${remote}/${released.current.version}`]) {
    for (const entry of await readdir(join(folder, release), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      await to.putFile(file.slice(folder.length + 1), await readFile(file));
    }
  }
  await changeRegistry(to, await signingKey(dataFolder), () => ({
    ...registry,
    killed: [],
    remotes: [{ ...released, lastGood: null, trial: null }],
  }));
}

function environmentOf({ place }: TestBucket): Record<string, string> {
  return {
    RELEASE_STORE: `s3://${place.bucket}/${place.prefix}`,
    S3_ENDPOINT: place.endpoint,
    AWS_REGION: place.region,
    AWS_ACCESS_KEY_ID: place.accessKeyId,
    AWS_SECRET_ACCESS_KEY: place.secretAccessKey,
  };
}

function runReleases(command: readonly string[], env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return runNode(["tools/releases.mjs", ...command], env);
}

function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : 1, output: `${stdout}\n${stderr}` }),
    );
  });
}
