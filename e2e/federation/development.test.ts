import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect } from "@playwright/test";
import { said, stopped } from "../../tools/start/child-process";
import { freePort } from "../../tools/start/ports.mjs";
import { withBank as test } from "../harness/bank";
import { root } from "../harness/prepare";

const LEFT_OUT = new Set(["node_modules", ".git", ".data", ".cache", "dist", "coverage", "docs"]);

/** A clone of the sources that this test may edit, under a path with a space in it. */
async function cloneSources(): Promise<string> {
  const clone = await mkdtemp(join(tmpdir(), "lintel dev "));
  // Run by root, a database below a private folder would lie elsewhere, and stay there when this one is removed.
  await chmod(clone, 0o755);
  await cp(root, clone, {
    recursive: true,
    filter: (source) => source === root || !LEFT_OUT.has(basename(source)),
  });
  await symlink(join(root, "node_modules"), join(clone, "node_modules"));
  return clone;
}

/** In one go, as editors do: half of a file would be built too, and what was typed would go with its component. */
async function save(file: string, source: string): Promise<void> {
  await writeFile(`${file}.new`, source);
  await rename(`${file}.new`, file);
}

test("edits in a remote show without a new document, what was typed stays, a mended shell comes by itself, and at the end nothing is left running", async ({
  page,
}) => {
  test.setTimeout(600_000);
  const clone = await cloneSources();
  const [port, apiPort] = [await freePort(), await freePort()];
  const site = `http://localhost:${port}`;
  const area = `${site}/remotes/mfe-auth/dev`;
  const postmaster = join(clone, ".data", "postgres", "data", "postmaster.pid");
  const server = spawn(process.execPath, ["tools/dev.mjs", "mfe-auth"], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: join(clone, ".data") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    await said(server, /Lintel is open at/);
    expect(existsSync(postmaster)).toBe(true);
    await page.goto(`${site}/login`);
    await page.getByLabel("Email or banking ID").fill("typed@example.com");
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));

    const file = join(clone, "mfe-auth", "src", "login", "identifier-step.tsx");
    const source = await readFile(file, "utf8");
    const edit = (text: string) => save(file, source.replace('{t("loginLead")}', `{"${text}"}`));

    await edit("Edited just now.");
    await expect(page.getByText("Edited just now.")).toBeVisible({ timeout: 120_000 });

    // Whoever saves twice in a row: the browser gets to ask for the first update when the second is built.
    await page.route(
      /hot-update\.json$/,
      async (route) => {
        await edit("Edited once more.");
        const built = () => page.request.get(`${area}/src_login_login-page_tsx.js`).then((file) => file.text());
        await expect.poll(built, { timeout: 120_000 }).toContain("Edited once more.");
        await route.continue();
      },
      { times: 1 },
    );
    await edit("Edited again.");
    await expect(page.getByText("Edited once more.")).toBeVisible({ timeout: 120_000 });

    expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
    await expect(page.getByLabel("Email or banking ID")).toHaveValue("typed@example.com");

    // Whoever loads the page while the shell is broken and mends it then.
    const shell = join(clone, "shell", "src", "boot.tsx");
    const whole = await readFile(shell, "utf8");
    const isBroken = said(server, /shell.* compiled with .*error/);
    await save(shell, `${whole}\nconst = 1;\n`);
    await isBroken;
    const thrown = page.waitForEvent("pageerror");
    await page.goto(`${site}/login`);
    expect((await thrown).message).toContain("Syntax Error");
    await save(shell, whole);
    await expect(page.getByLabel("Email or banking ID")).toBeVisible({ timeout: 120_000 });

    // A Ctrl-C comes twice: from the terminal and from who started it.
    server.kill("SIGINT");
    await page.waitForTimeout(100);
    await stopped(server, "SIGINT");
    for (const ended of [port, apiPort]) await expect(fetch(`http://localhost:${ended}/`)).rejects.toThrow();
    expect(existsSync(postmaster)).toBe(false);
  } finally {
    await stopped(server);
    // The database writes its last files while it stops.
    await rm(clone, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
});
