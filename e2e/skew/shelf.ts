import { join } from "node:path";
import { signingKey } from "../../site/src/releases/signing";
import { folderStore } from "../../site/src/store/release-store";
import type { Desk } from "../../tools/releases/desk";
import { kill, revive } from "../../tools/releases/kill";
import { rollback } from "../../tools/releases/rollback";
import { Team } from "../delivery/team";
import type { Stack } from "../harness/bank";
import { readRegistry } from "../harness/released";

export type Release = "previous" | "now" | "next" | "absent";
export type ShellRelease = "now" | "next";

/** A text of each app that no journey looks for. Releases differ by what stands behind it, and by nothing else: all are built from today's sources. */
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
    private readonly desk: Desk,
  ) {}

  static async fill({ dataFolder, url }: Stack, remotes: readonly string[]): Promise<Shelf> {
    const desk: Desk = {
      store: folderStore(join(dataFolder, "store")),
      key: await signingKey(dataFolder),
      by: "e2e",
      siteUrl: url,
    };
    const shelf = new Shelf(await Team.create(dataFolder), desk);
    for (const remote of remotes) {
      const now = await shelf.liveVersion(remote);
      shelf.remember(remote, "now", now);
      for (const release of ["previous", "next"] as const) {
        await shelf.edit(remote, release);
        shelf.remember(remote, release, await shelf.publish(remote));
      }
      await rollback(desk, remote, now);
      shelf.on.set(remote, "now");
    }
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
    await this.publish("mfe-banking");
    this.on.delete("mfe-banking");
  }

  async publishNextShell(): Promise<void> {
    await this.edit("shell", "next");
    const { code, output } = await this.team.run("publish", "-w", "shell");
    if (code !== 0) throw new Error(`The next shell could not be published:\n${output}`);
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

  private async publish(remote: string): Promise<string> {
    const { code, output } = await this.team.run("publish", "-w", remote);
    if (code !== 0) throw new Error(`${remote} could not be published:\n${output}`);
    return this.liveVersion(remote);
  }

  private async liveVersion(remote: string): Promise<string> {
    const { remotes } = await readRegistry(this.desk.store);
    const version = remotes.find(({ name }) => name === remote)?.current.version;
    if (version === undefined) throw new Error(`${remote} is not on the site.`);
    return version;
  }
}
