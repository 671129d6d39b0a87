import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { signingKey } from "../../site/src/releases/signing";
import { folderStore } from "../../site/src/store/release-store";
import type { Desk } from "../../tools/releases/desk";
import { kill, revive } from "../../tools/releases/kill";
import { rollback } from "../../tools/releases/rollback";
import { Team } from "../delivery/team";
import type { Stack } from "../harness/bank";
import { root } from "../harness/prepare";
import { readRegistry } from "../harness/released";

export type Release = "previous" | "now" | "next" | "absent";
export type ShellRelease = "previous" | "now" | "next";

/** The commit that the previous releases are built from, where one is named. */
export const EARLIER = process.env.SKEW_FROM
  ? execFileSync("git", ["rev-parse", "--short", process.env.SKEW_FROM], { cwd: root, encoding: "utf8" }).trim()
  : null;

/** A text of each app that no journey looks for. Releases of today's sources differ by what stands behind it, and by nothing else. */
const EDITED: Readonly<Record<string, { file: string; text: string }>> = {
  "mfe-marketing": { file: "mfe-marketing/src/home/languages/en.ts", text: "Innovative solutions" },
  "mfe-auth": { file: "mfe-auth/src/languages/en.ts", text: "Caps Lock is on" },
  "mfe-banking": { file: "mfe-banking/src/settings/languages/en.ts", text: "Security and display" },
  "mfe-admin": { file: "mfe-admin/src/languages/en.ts", text: "Nothing was recorded." },
  shell: { file: "shell/src/languages/en.ts", text: "A newer version of this site is ready." },
};

/** Three releases of every remote, published one after the other as teams do, to be put on the site in any mixture. */
export class Shelf {
  private readonly versions = new Map<string, string>();
  private readonly on = new Map<string, Release>();

  private constructor(
    private readonly team: Team,
    private readonly earlier: Team | null,
    private readonly desk: Desk,
  ) {}

  static async fill({ dataFolder, url }: Stack, shell: ShellRelease, remotes: readonly string[]): Promise<Shelf> {
    const desk: Desk = {
      store: folderStore(join(dataFolder, "store")),
      key: await signingKey(dataFolder),
      by: "e2e",
      siteUrl: url,
    };
    const earlier = EARLIER === null ? null : await Team.at(EARLIER, dataFolder);
    const shelf = new Shelf(await Team.create(dataFolder), earlier, desk);
    for (const remote of remotes) {
      const now = await shelf.liveVersion(remote);
      shelf.remember(remote, "now", now);
      for (const release of ["previous", "next"] as const) {
        await shelf.publish(remote, release);
        shelf.remember(remote, release, await shelf.liveVersion(remote));
      }
      await rollback(desk, remote, now);
      shelf.on.set(remote, "now");
    }
    if (shell !== "now") await shelf.publish("shell", shell);
    return shelf;
  }

  versionOf(remote: string, release: Release): string | null {
    return this.versions.get(`${remote} ${release}`) ?? null;
  }

  /** A release whose dashboard is empty. One that fails to load would prove nothing: the page heals itself with the one before. */
  async putBrokenBanking(): Promise<void> {
    await this.team.edit("mfe-banking/src/routes.ts", (source) =>
      source.replace('import("./dashboard/dashboard-page")', "$&.then(() => ({ default: () => null }))"),
    );
    await publishFrom(this.team, "mfe-banking");
    this.on.delete("mfe-banking");
  }

  async put(remote: string, release: Release): Promise<void> {
    const before = this.on.get(remote);
    if (before === release) return;
    if (before === "absent") await revive(this.desk, remote);
    if (release === "absent") await kill(this.desk, remote);
    else {
      const version = this.versionOf(remote, release);
      if (version !== (await this.liveVersion(remote))) await rollback(this.desk, remote, version);
    }
    this.on.set(remote, release);
  }

  async leave(): Promise<void> {
    await this.team.leave();
    await this.earlier?.leave();
  }

  private async publish(app: string, release: "previous" | "next"): Promise<void> {
    if (release === "previous" && this.earlier) return publishFrom(this.earlier, app);
    await this.edit(app, release);
    await publishFrom(this.team, app);
  }

  private async edit(app: string, release: Release): Promise<void> {
    const edited = EDITED[app];
    if (edited === undefined) throw new Error(`What to edit in ${app} is not known.`);
    const { file, text } = edited;
    await this.team.edit(file, (source) =>
      source.replaceAll(new RegExp(`${text.replaceAll(".", "\\.")}( \\(\\w+\\))?"`, "g"), `${text} (${release})"`),
    );
  }

  private remember(remote: string, release: Release, version: string): void {
    this.versions.set(`${remote} ${release}`, version);
  }

  private async liveVersion(remote: string): Promise<string> {
    const { remotes } = await readRegistry(this.desk.store);
    const version = remotes.find(({ name }) => name === remote)?.current.version;
    if (version === undefined) throw new Error(`${remote} is not on the site.`);
    return version;
  }
}

async function publishFrom(team: Team, app: string): Promise<void> {
  const { code, output } = await team.run("publish", "-w", app);
  if (code !== 0) throw new Error(`${app} could not be published:\n${output}`);
}
