import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { said } from "./child-process";

/** What somebody reads who types the command with these variables. */
function toldBy(program: string, variables: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, "..", program)], {
    env: { ...process.env, npm_lifecycle_event: program.replace(".mjs", ""), ...variables },
    encoding: "utf8",
    timeout: 20_000,
  });
  return { status, stderr: stderr.trim() };
}

const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address));

describe.each([
  ["start.mjs", "npm start"],
  ["dev.mjs", "npm run dev"],
])("%s", (program, command) => {
  let other: Server;
  afterEach(() => other?.close());

  it.each([
    ["PORT", "127.0.0.1"],
    ["API_PORT", "127.0.0.1"],
    // A machine without it has nobody there.
    ...(own.includes("::1") ? [["PORT", "::1"]] : []),
  ])("says that the port of %s is taken at %s, and how to take another", async (name, address) => {
    other = createServer();
    const port = await new Promise<number>((done) => {
      other.listen(0, address, () => done((other.address() as { port: number }).port));
    });

    const told = toldBy(program, { PORT: "0", [name]: String(port) });

    const [said, free] = told.stderr.split(`${name}=`);
    expect([told.status, said]).toEqual([1, `Port ${port} is in use by another program. Choose another one: `]);
    expect(free).toMatch(new RegExp(`^\\d+ ${command}$`));
    expect(Number.parseInt(free ?? "", 10)).toBeGreaterThan(port);
  });

  it.each(["PORT", "API_PORT"])(
    "says of a port of %s that no browser opens that it is one, and which is not",
    (name) => {
      const { status, stderr } = toldBy(program, { PORT: "0", [name]: "6665" });

      const [said, free] = stderr.split(`${name}=`);
      expect([status, said]).toEqual([
        1,
        "Port 6665 is kept for other programs than a website: browsers open nothing there. Choose another one: ",
      ]);
      expect(free).toMatch(new RegExp(`^\\d+ ${command}$`));
      // So are the four that follow.
      expect(Number.parseInt(free ?? "", 10)).toBeGreaterThan(6_669);
    },
  );

  it("names a port that there is where the last of all is taken", async () => {
    other = createServer();
    await new Promise<void>((done) => other.listen(65_535, "127.0.0.1", done));

    const { status, stderr } = toldBy(program, { PORT: "65535" });

    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(
        `^Port 65535 is in use by another program\\. Choose another one: PORT=(\\d{4}|[1-5]\\d{4}) ${command}$`,
      ),
    ]);
  });

  it("says that the site and the API cannot have one port, before anything is built", async () => {
    other = createServer();
    const port = await new Promise<number>((done) => {
      other.listen(0, "127.0.0.1", () => done((other.address() as { port: number }).port));
    });
    await new Promise((done) => other.close(done));

    expect(toldBy(program, { PORT: String(port), API_PORT: String(port) })).toEqual({
      status: 1,
      stderr: `PORT and API_PORT are both ${port}: each needs one of its own.`,
    });
  });

  it.each(["abc", "70000", "-1", "80.5"])("says what a port is when it is given %s", (port) => {
    expect(toldBy(program, { PORT: port })).toEqual({
      status: 1,
      stderr: `PORT takes a number from 1 to 65535, or 0 for any free one, not ${port}.`,
    });
  });

  it("says in a sentence that the registry's key cannot be had, before anything is built", () => {
    const dataDir = mkdtempSync(join(tmpdir(), "lintel-launch-"));
    const key = join(dataDir, "gone.pem");

    const told = toldBy(program, { PORT: "0", DATA_DIR: dataDir, REGISTRY_KEY: key });
    rmSync(dataDir, { recursive: true });

    expect(told).toEqual({
      status: 1,
      stderr: `REGISTRY_KEY names ${key}, which is not there.\n\nIt could not be started; the reason is above.`,
    });
  });

  it("says in a sentence that it cannot write the registry's key, as on a disk that is full from the first", () => {
    const dataDir = mkdtempSync(join(tmpdir(), "lintel-launch-"));
    symlinkSync(join(dataDir, "gone"), join(dataDir, "keys"));

    const told = toldBy(program, { PORT: "0", DATA_DIR: dataDir });
    rmSync(dataDir, { recursive: true });

    expect(told.status).toBe(1);
    expect(told.stderr).toMatch(
      /^In DATA_DIR the bank has to write, and cannot \(E[A-Z]+\)\.\n\nIt could not be started; the reason is above\.$/,
    );
  });

  it("says in a sentence that its data folder is not for this account, before anything is built", () => {
    const clone = mkdtempSync(join(tmpdir(), "lintel-clone-"));
    for (const name of ["package.json", `tools/${program}`, "tools/start"])
      cpSync(join(__dirname, "../..", name), join(clone, name), { recursive: true });
    const dataDir = join(clone, "data");
    mkdirSync(dataDir);
    for (const folder of [clone, dataDir]) chmodSync(folder, 0o555);

    // Root may write anywhere.
    const asNobody = "if (process.getuid() === 0) process.setuid(65534);";
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", `data:text/javascript,${asNobody}`, join(clone, "tools", program)],
      { env: { ...process.env, PORT: "0", DATA_DIR: dataDir }, encoding: "utf8" },
    );
    chmodSync(clone, 0o755);
    rmSync(clone, { recursive: true });

    expect([status, stdout, stderr]).toEqual([1, "", `\nNo permission to write ${dataDir}.\n`]);
  });

  const unfit: [string, string, (folder: string) => string][] = [
    ["a file", "file", (folder: string) => `DATA_DIR takes a folder, which ${folder}/file is not.`],
    ["below a file", "file/data", (folder: string) => `DATA_DIR takes a folder, which ${folder}/file is not.`],
    ["a link to nowhere", "link", (folder: string) => `DATA_DIR takes a folder, which ${folder}/link is not.`],
  ];
  // Node's own way of making a folder and those above it never ends there.
  if (existsSync("/proc/self"))
    unfit.push(["where nobody can make one", "/proc/nope/data", () => "No folder can be made at /proc/nope."]);

  it.each(unfit)("says in a sentence that its data folder is %s", (_, place, sentence) => {
    const folder = mkdtempSync(join(tmpdir(), "lintel-launch-"));
    writeFileSync(join(folder, "file"), "");
    symlinkSync(join(folder, "gone"), join(folder, "link"));

    const told = toldBy(program, { PORT: "0", DATA_DIR: resolve(folder, place) });
    rmSync(folder, { recursive: true });

    expect(told).toEqual({ status: 1, stderr: sentence(folder) });
  });

  it("says in a sentence that no folder can be made for the releases, before anything is built", () => {
    const dataDir = mkdtempSync(join(tmpdir(), "lintel-launch-"));
    writeFileSync(join(dataDir, "file"), "");

    const below = (place: string) => toldBy(program, { PORT: "0", DATA_DIR: dataDir, RELEASE_STORE: place });
    const told = [
      below(join(dataDir, "file", "store")),
      ...(existsSync("/proc/self") ? [below("/proc/nope/store")] : []),
    ];
    rmSync(dataDir, { recursive: true });

    const sentences = [
      `RELEASE_STORE takes a folder, which ${dataDir}/file is not.`,
      "No folder can be made at /proc/nope.",
    ];
    expect(told).toEqual(sentences.slice(0, told.length).map((stderr) => ({ status: 1, stderr })));
  });

  it("says of a host that names an interface, which no page has in its address, that it takes none", () => {
    const dataDir = mkdtempSync(join(tmpdir(), "lintel-launch-"));

    const told = toldBy(program, { PORT: "0", DATA_DIR: dataDir, HOST: "::1%lo" });
    rmSync(dataDir, { recursive: true });

    expect(told).toEqual({ status: 1, stderr: "HOST takes an address without an interface, not ::1%lo." });
  });

  it("says that it was stopped, and of no reason, when it is while it builds", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "lintel-launch-"));
    const child = spawn(process.execPath, [join(__dirname, "..", program)], {
      env: { ...process.env, PORT: "0", DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let told = "";
    child.stderr.on("data", (chunk) => (told += chunk));
    const ended = once(child, "close");
    await said(child, /Building what has changed/);

    child.kill("SIGINT");
    await ended;

    expect(told.trim()).toBe("Stopped.");
    rmSync(dataDir, { recursive: true });
  });
});

// A shell between npm and the bank would be told instead, and waits for the bank.
it.each(["start", "run dev", "run dev -w mfe-banking"])(
  "stops when npm %s alone is told to, as by whoever started it in the background",
  async (words) => {
    const dataDir = mkdtempSync(join(tmpdir(), "lintel-launch-"));
    const npm = spawn("npm", words.split(" "), {
      cwd: join(__dirname, "../.."),
      // What npm says of its own next version stands among its errors.
      env: { ...process.env, PORT: "0", DATA_DIR: dataDir, npm_config_update_notifier: "false" },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let told = "";
    npm.stderr.on("data", (chunk) => (told += chunk));
    const ended = once(npm, "close");
    try {
      await said(npm, /Building what has changed/);
      npm.kill("SIGINT");

      expect(await Promise.race([ended, sleep(15_000, "it runs on", { ref: false })])).not.toBe("it runs on");
      // Of an area npm says besides that it failed.
      expect(told.replaceAll(/^npm error .*$/gm, "").trim()).toBe("Stopped.");
    } finally {
      // All of them, or they would outlive the test.
      spawnSync("kill", ["-TERM", "--", `-${npm.pid}`]);
      await ended;
      rmSync(dataDir, { recursive: true });
    }
  },
);

it.each([
  ["v18.20.8", false],
  ["v20.18.3", false],
  ["v20.19.0", true],
  ["v22.0.0", true],
])("says which Node it needs where it is started with an older one: %s", (version, isEnough) => {
  const program = `Object.defineProperty(process, "version", { value: "${version}" }); await import("./tools/start/run.mjs");`;

  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: join(__dirname, "../.."),
    encoding: "utf8",
  });

  const told = isEnough ? [0, ""] : [1, `Lintel needs Node 20.19 or newer. This is ${version}.\n`];
  expect([status, stderr]).toEqual(told);
});

it.each([
  ["npm was ended while it noted what it had installed", '{ "packages": { "node_modules/re'],
  [
    "a package has another version that lies beside the one area which asks for it",
    JSON.stringify({
      packages: { "node_modules/react": { version: "2.0.0" }, "mfe-one/node_modules/react": { version: "1.0.0" } },
    }),
  ],
])("installs anew where %s", (_, noted) => {
  const clone = mkdtempSync(join(tmpdir(), "lintel-clone-"));
  for (const name of ["package.json", "tools/start.mjs", "tools/start"])
    cpSync(join(__dirname, "../..", name), join(clone, name), { recursive: true });
  const react = { version: "2.0.0" };
  const packages = { "": {}, "mfe-one": {}, "node_modules/react": react, "mfe-one/node_modules/react": react };
  writeFileSync(join(clone, "package-lock.json"), JSON.stringify({ packages }));
  mkdirSync(join(clone, "node_modules"));
  writeFileSync(join(clone, "node_modules", ".package-lock.json"), noted);
  const npm = join(clone, "npm.cjs");
  writeFileSync(npm, "console.log(process.argv[2]); process.exit(1);");

  const { stdout, stderr } = spawnSync(process.execPath, [join(clone, "tools", "start.mjs")], {
    env: { ...process.env, PORT: "0", npm_execpath: npm },
    encoding: "utf8",
  });
  rmSync(clone, { recursive: true });

  expect(stdout).toBe("Installing packages …\nci\n");
  expect(stderr).toBe("\nIt could not be started; the reason is above.\n");
});

it("installs nothing where another start does so, says who that is, and goes on where that one was killed", async () => {
  const clone = mkdtempSync(join(tmpdir(), "lintel-clone-"));
  for (const name of ["package.json", "tools/start.mjs", "tools/start"])
    cpSync(join(__dirname, "../..", name), join(clone, name), { recursive: true });
  writeFileSync(
    join(clone, "package-lock.json"),
    JSON.stringify({ packages: { "node_modules/react": { version: "2.0.0" } } }),
  );
  const npm = join(clone, "npm.cjs");
  writeFileSync(
    npm,
    "const { ppid } = process; console.log('ci'); setInterval(() => process.ppid !== ppid && process.exit(), 50);",
  );
  const env = { ...process.env, PORT: "0", npm_execpath: npm };
  const first = spawn(process.execPath, [join(clone, "tools", "start.mjs")], {
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  await said(first, /^ci$/m);
  writeFileSync(npm, "console.log('ci'); process.exit(1);");
  const startAgain = () => spawnSync(process.execPath, [join(clone, "tools", "start.mjs")], { env, encoding: "utf8" });

  const second = startAgain();
  first.kill("SIGKILL");
  await once(first, "exit");
  const third = startAgain();
  rmSync(clone, { recursive: true });

  expect([second.status, second.stdout, second.stderr]).toEqual([
    1,
    "",
    expect.stringMatching(
      `^\nProcess ${first.pid} is installing the packages of this clone: start again once it has\\. `,
    ),
  ]);
  expect(third.stdout).toBe("Installing packages …\nci\n");
});

it.each([
  ["", {}, true],
  ["not ", { SMTP_URL: "smtp://mail.internal" }, false],
  ["not ", { DEMO: "1" }, false],
])("does %ssay beside the address that nobody can log in: %j", async (_, variables, isSaid) => {
  // Under a path that somebody may have, and that is no address as it stands.
  const clone = mkdtempSync(join(tmpdir(), "lintel c# 100%-"));
  for (const name of ["package.json", "tools/start"])
    cpSync(join(__dirname, "../..", name), join(clone, name), { recursive: true });
  const programs = {
    api: "setInterval(() => {}, 1_000);",
    site: 'import { createServer } from "node:http"; createServer((_, answer) => answer.end()).listen(process.env.PORT);',
  };
  for (const [name, text] of Object.entries(programs)) {
    mkdirSync(join(clone, name, "dist"), { recursive: true });
    writeFileSync(join(clone, name, "dist", "main.js"), text);
  }
  const program = `
    import { freePort } from "./tools/start/ports.mjs";
    import { startBank } from "./tools/start/start-bank.mjs";
    await startBank({ port: await freePort(), apiPort: 0, dataDir: "." });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: clone,
    env: { ...process.env, DATABASE_URL: "postgres://127.0.0.1/bank", DEMO: "", SMTP_URL: "", ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let told = "";
  child.stdout.on("data", (chunk) => (told += chunk));
  await said(child, /Lintel is open at/);

  child.kill("SIGINT");
  await once(child, "close");
  rmSync(clone, { recursive: true });

  expect(told.includes("nobody can log in: set SMTP_URL, or DEMO=1.")).toBe(isSaid);
});

it("ends the tests with the line that counts when what they need cannot be had", () => {
  const program = `import { inPlace } from "./tools/checks/steps.mjs"; await inPlace(() => { throw new Error("npm ci ended with 1."); });`;

  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: join(__dirname, "../.."),
    encoding: "utf8",
  });

  expect([status, stderr, stdout]).toEqual([1, "npm ci ended with 1.\n", "0 passed, 1 failed\n"]);
});

it("says how to start the servers of the same area, at a port that nobody has", async () => {
  const [first, second] = [createServer(), createServer()];
  const listening = (server: Server, port: number) =>
    new Promise<number>((done, fail) => {
      server.once("error", fail).listen(port, "127.0.0.1", () => done((server.address() as { port: number }).port));
    });
  const port = await listening(first, 0);
  await listening(second, port + 1).catch(() => "somebody has it already");

  const { stderr } = toldBy("dev.mjs", { PORT: String(port), npm_package_name: "mfe-banking" });

  first.close();
  second.close();
  expect(stderr).toMatch(/PORT=\d+ npm run dev -w mfe-banking$/);
  expect(stderr).not.toContain(`PORT=${port + 1} `);
});
