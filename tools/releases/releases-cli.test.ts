import { execFileSync, spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { changeRegistry } from "../../site/src/releases/change-registry";
import { putRelease } from "../../site/src/releases/put-release";
import { signingKey } from "../../site/src/releases/signing";
import { startBucket } from "../../site/src/store/bucket.fixtures";
import { folderStore } from "../../site/src/store/release-store";
import { said } from "../start/child-process";

const root = join(__dirname, "../..");

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "releases-cli-"));
  await signingKey(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(command: readonly string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: folder, RELEASE_STORE: "", REGISTRY_KEY: "", ...environment };
  const program = spawn(process.execPath, ["tools/releases.mjs", ...command], { cwd: root, env });
  const ended = new Promise((done) => program.once("exit", done));
  const [status, stderr] = await Promise.all([ended, text(program.stderr)]);
  return { status, stderr };
}

it("says of a key that is not there, or is none, what is wrong with it and that nothing was changed", async () => {
  const [gone, noKey, another] = [join(folder, "gone.pem"), join(folder, "no-key.pem"), join(folder, "another.pem")];
  writeFileSync(noKey, "nothing of the kind");
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  writeFileSync(another, privateKey.export({ type: "pkcs8", format: "pem" }));

  const missing = await run(["releases"], { REGISTRY_KEY: gone });
  const unreadable = await run(["releases"], { REGISTRY_KEY: noKey });
  const unfit = await run(["releases"], { REGISTRY_KEY: another });

  expect(missing.stderr).toBe(`\nNothing was changed:\n  REGISTRY_KEY names ${gone}, which is not there.\n`);
  expect(unreadable.stderr).toContain(`\nNothing was changed:\n  The registry's key in ${noKey} cannot be read: `);
  expect(unfit.stderr).toContain(`key in ${another} cannot be read: it is none for Ed25519\n`);
  for (const { status, stderr } of [missing, unreadable, unfit])
    expect([status, stderr]).toEqual([1, expect.not.stringMatching(/^ +at /m)]);
});

it.each(["releases", "publish", "kill"])(
  "says that there is no site where DATA_DIR is mistyped, and leaves nothing there: %s",
  async (command) => {
    const mistyped = join(folder, "mistyped");
    const words = command === "releases" ? [] : ["mfe-banking"];

    expect(await run([command, ...words], { DATA_DIR: mistyped })).toEqual({
      status: 1,
      stderr: expect.stringMatching(`^\nNothing was changed:\n  There is no site in ${mistyped}: .*\\.\n$`),
    });
    expect(existsSync(mistyped)).toBe(false);
  },
);

it("says in one sentence what a bucket refuses, and where to look", async () => {
  const bucket = await startBucket();
  const { endpoint, region, accessKeyId, prefix } = bucket.place;

  const told = await run(["releases"], {
    RELEASE_STORE: `s3://${bucket.place.bucket}/${prefix}`,
    S3_ENDPOINT: endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: "another",
  });
  await bucket.stop();

  expect(told).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /^\nThe bucket releases refuses reading registry\.json: 403 SignatureDoesNotMatch\. Look at .*deploy\/README\.md.*\.\n$/,
    ),
  });
});

describe("over a store in a folder", () => {
  beforeEach(async () => {
    const release = { version: "1", manifestSha384: "" };
    const declaration = { team: "one", area: "one", basePaths: [], access: "public", nav: [], requires: {} } as const;
    const remote = { ...declaration, name: "mfe-one", current: release, lastGood: null };
    const store = folderStore(join(folder, "store"));
    await changeRegistry(store, await signingKey(folder), (now) => ({ ...now, shell: release, remotes: [remote] }));
  });

  it("says in one sentence which file there is with other bytes", async () => {
    writeFileSync(join(folder, "store", "history", "1.json"), "other bytes");

    expect(await run(["kill", "mfe-one"])).toEqual({
      status: 1,
      stderr: expect.stringMatching(
        /^\nhistory\/1\.json is released already, with other bytes\. .* damaged, remove it and do this again; if not, build a new version\.\n$/,
      ),
    });
  });

  it.each(["", '{"payload":"{\\"serial', "{}"])(
    "says in one sentence that the registry is damaged: %j",
    async (rest) => {
      writeFileSync(join(folder, "store", "registry.json"), rest);

      expect(await run(["kill", "mfe-one"])).toEqual({
        status: 1,
        stderr: expect.stringMatching(
          /^\nregistry\.json in the store is damaged\. Put .*history folder in its place.*\.\n$/,
        ),
      });
    },
  );

  it("says in one sentence what the disk does not let it write", async () => {
    const audit = join(folder, "store", "audit");
    writeFileSync(audit, "");

    expect(await run(["kill", "mfe-one"])).toEqual({
      status: 1,
      stderr: `\nEEXIST: file already exists, mkdir '${audit}'. Whether something was changed, \`npm run releases\` says.\n`,
    });
  });
});

it.each([
  ["SITE_URL", ["releases"], { SITE_URL: "bank.example" }],
  ["--site", ["preview", "mfe-banking", "https://ci.example/builds/42", "--site", "bank.example:3000"], {}],
  ["PORT", ["preview", "mfe-banking"], { PORT: "bank.example" }],
])("takes no %s that is no address of a site, and says so", async (_where, command, environment) => {
  const { status, stderr } = await run(command, environment);

  expect(status).toBe(1);
  expect(stderr).toMatch(/^\nNothing was changed:\n {2}\S*bank\.example\S* is no address of a site\..*\n$/);
});

it.each([
  ["port", ["preview", "mfe-banking", "--port", "abc"], "0 to 65535"],
  ["port", ["preview", "mfe-banking", "--port", "65536"], "0 to 65535"],
  ["minutes", ["preview", "mfe-banking", "--minutes", "60"], "1 to 59"],
  ["minutes", ["preview", "mfe-banking", "--minutes", "0"], "1 to 59"],
  ["share", ["publish", "mfe-banking", "--share="], "0 to 100"],
])("says in one sentence which numbers --%s takes: %j", async (option, command, range) => {
  expect(await run(command)).toEqual({
    status: 1,
    stderr: `\nNothing was changed:\n  --${option} is a whole number from ${range}.\n`,
  });
});

it("says in one sentence which option it does not know", async () => {
  expect(await run(["rollback", "mfe-one", "--shares"])).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^\nUnknown option '--shares'\. .*\n$/),
  });
});

it.each([
  ["Say which: npm run kill -- NAME. What there is, `npm run releases` says.", ["kill"], {}],
  ["Say which: npm run preview -- NAME. What there is, `npm run releases` says.", ["preview", ""], {}],
  ["promote takes no --share.", ["promote", "mfe-one", "--share", "50"], {}],
  ["promote takes no 0.1.0-abc.", ["promote", "mfe-one", "0.1.0-abc"], {}],
  ["kill takes no mfe-two.", ["kill", "mfe-one", "mfe-two"], {}],
  ["publish takes no 10.", ["publish", "mfe-banking", "10"], {}],
  [
    "npm took --share for itself. Put -- before the options: -- --share …",
    ["publish", "mfe-banking"],
    { npm_config_share: "10" },
  ],
])("reads no word and no option over, and misses none: %s", async (sentence, command, environment) => {
  expect(await run(command, environment)).toEqual({
    status: 1,
    stderr: `\nNothing was changed:\n  ${sentence}\n`,
  });
});

it.each(["SIGINT", "SIGHUP"] as const)(
  "leaves nothing of a build that it served, told to stop by %s",
  async (signal) => {
    const place = mkdtempSync(join(folder, "temporary-"));
    const files = mkdtempSync(join(folder, "shell-"));
    const provided = execFileSync(
      process.execPath,
      [
        ...["--import", "./tools/typescript.mjs", "--input-type=module", "--eval"],
        'import shell from "./shell/rspack.config.ts"; console.log(JSON.stringify(shell.shared));',
      ],
      { cwd: root, encoding: "utf8" },
    );
    const store = folderStore(join(folder, "store"));
    const shell = await putRelease(store, "shell", {
      ...{
        name: "shell",
        version: "1",
        folder: files,
        prerendered: null,
        entry: "",
        styles: [],
        pages: {},
        exposes: [],
      },
      shared: JSON.parse(provided),
    });
    const current = { version: "1", manifestSha384: "" };
    const declaration = { team: "auth", area: "auth", basePaths: [], access: "guest", nav: [], requires: {} } as const;
    const remote = { ...declaration, name: "mfe-auth", current, lastGood: null };
    await changeRegistry(store, await signingKey(folder), (now) => ({ ...now, shell, remotes: [remote] }));
    const env = { ...process.env, DATA_DIR: folder, RELEASE_STORE: "", REGISTRY_KEY: "", TMPDIR: place };
    const program = spawn(process.execPath, ["tools/releases.mjs", "preview", "mfe-auth"], { cwd: root, env });
    await said(program, /served until Ctrl-C/);
    expect(readdirSync(place)).toEqual([expect.stringMatching(/^lintel-preview-/)]);

    program.kill(signal);
    await once(program, "exit");

    expect(readdirSync(place)).toEqual([]);
  },
);
