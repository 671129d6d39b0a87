import { execFile } from "node:child_process";
import { access, readdir, readFile, symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { sha384 } from "../../site/src/store/sha384";
import { enterAs, expect, test } from "../harness/bank";
import { root } from "../harness/prepare";
import { Team } from "./team";

/** The area itself, the list of what is installed, and what a build makes. */
const NOT_OF_THE_HOST = /^(mfe-loans\/|package-lock\.json$)|(^|\/)(node_modules|dist|\.cache|\.swc)\//;

/** The hash of each file, by its path. */
async function filesOfHost(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_OF_THE_HOST.test(file));
  const hashes = files.map(async (file) => [file, sha384(await readFile(join(folder, file)))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}

test("a new area stands in the running site after two commands, with no file of the host edited: route, navigation, eight languages, tests, budget; and is gone after two", async ({
  page,
  bank,
  stack,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 404 .*\/online-banking\/loans\)$/);
  test.setTimeout(600_000);
  const team = await Team.create(stack.dataFolder);
  try {
    const person = await bank.person({ balances: [10] });
    await enterAs(page, person.token, "/online-banking/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Loans", exact: true })).toHaveCount(0);
    const before = await filesOfHost(team.folder);

    const begunAt = Date.now();
    const made = await team.run("new-remote", "--", "loans");
    expect(made.output).toContain("npm run publish -w mfe-loans");
    const published = await team.run("publish", "-w", "mfe-loans");
    expect(published.output).toContain("mfe-loans: nothing → ");
    await page.reload();
    await page.getByRole("link", { name: "Loans", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "Loans", level: 1 })).toBeVisible();
    expect(Date.now() - begunAt).toBeLessThan(120_000);

    const languages = await readdir(join(team.folder, "mfe-loans", "src", "languages"));
    expect(languages.sort()).toEqual(
      ["de", "en", "es", "fr", "it", "nl", "pl", "zh-CN"].map((locale) => `${locale}.ts`),
    );
    expect(await readFile(join(team.folder, "mfe-loans", "mfe.config.ts"), "utf8")).toContain("pageBudgetKb: 20");
    await access(join(team.folder, "package-lock.json"));
    expect(await filesOfHost(team.folder)).toEqual(before);

    // The test runner's settings name it, and the team's checkout leaves it out.
    await symlink(join(root, "api"), join(team.folder, "api"));
    const jest = join(root, "node_modules", "jest", "bin", "jest.js");
    const { stderr } = await promisify(execFile)(
      process.execPath,
      [jest, "--selectProjects", "browser", "--testPathPatterns", "mfe-loans"],
      { cwd: team.folder, env: { ...process.env, FORCE_COLOR: "0" } },
    );
    expect(stderr).toMatch(/Tests:\s+1 passed, 1 total/);

    await team.run("kill", "--", "mfe-loans");
    await team.run("remove", "--", "mfe-loans");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Page not found", level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Loans", exact: true })).toHaveCount(0);
  } finally {
    await team.run("kill", "--", "mfe-loans");
    await team.leave();
  }
});
