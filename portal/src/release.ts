import type { SignedPreview } from "./preview";

/** What a remote says about itself, and what the site says about its releases. Data only: read by the host, the site and the tools. */

export type Access = "public" | "guest" | "customer" | "admin";

export type NavSection = "banking" | "administration";

export interface NavEntry {
  readonly to: string;
  /** A key of the shell's own catalogue, so that the navigation can be drawn before the remote's code is here. */
  readonly label: string;
  /** A name of the shell's icon table. */
  readonly icon: string;
  readonly section: NavSection;
  readonly role?: "admin";
  /** Stands for everything below this path; without it, for what lies below `to`. */
  readonly covers?: string;
}

export interface RemoteDeclaration {
  readonly name: string;
  readonly team: string;
  /** Named in the card that stands in for the remote when it cannot be loaded. */
  readonly area: string;
  /** `/accounts` claims exactly that path, `/online-banking/*` everything below it too. The longest claim wins. */
  readonly basePaths: readonly string[];
  /**
   * For whom the pages are: public ones are prerendered, an admin's never preloaded, guests are offered no newer version.
   * It lets nobody in and keeps nobody out: the path does (shell/src/access).
   */
  readonly access: Access;
  readonly nav: readonly NavEntry[];
  /** The versions of our own shared packages it can live with, as semver ranges. */
  readonly requires: Readonly<Record<string, string>>;
  /** What a page of it may weigh, in kB as they travel: entry, page and the heaviest language. A heavier one is not published. */
  readonly pageBudgetKb?: number;
}

/** Checked where it is written: a typing slip in a remote's declaration is a type error in its own folder. */
export function declareRemote(declaration: RemoteDeclaration): RemoteDeclaration {
  return declaration;
}

export interface Release {
  readonly version: string;
  /** Of the manifest's bytes; the manifest names the hash of every file, the registry's signature covers this. */
  readonly manifestSha384: string;
}

export interface RegisteredRemote extends RemoteDeclaration {
  readonly current: Release;
  /** The release before, tried when the current one cannot be loaded. */
  readonly lastGood: Release | null;
  /** A release that a part of the visitors get before everybody does. */
  readonly trial?: Trial | null;
  /** Versions that somebody rolled back from: nothing but their own publishing makes them live again. */
  readonly takenBack?: readonly string[];
  /** Never in a registry: where a browser that previews the remote has its code from. */
  readonly previewedAt?: string;
}

export interface Trial {
  readonly release: Release;
  readonly declaration: RemoteDeclaration;
  /** Of a hundred visitors. */
  readonly share: number;
}

export interface Registry {
  /** Grows by one with every change; a change made from an older reading is refused. */
  readonly serial: number;
  /** The number of the one it was made from: not always the last before it, where an earlier one was put back. Older ones do not say. */
  readonly madeFrom?: number;
  /** Where it was published and not gone back to: over which version. */
  readonly shell: Release & { readonly publishedOver?: string };
  readonly remotes: readonly RegisteredRemote[];
  /** Taken off the site without forgetting where they stood. */
  readonly killed?: readonly RegisteredRemote[];
}

export interface SignedRegistry {
  /** The registry's exact text, as it was signed. */
  readonly payload: string;
  /** Ed25519 over the payload, base64. */
  readonly signature: string;
}

/** What a signed registry says. Whoever asks has verified the signature, or stands where the registry is kept. */
export function registryIn({ payload }: SignedRegistry): Registry {
  return JSON.parse(payload) as Registry;
}

/** What the site tells admins about its releases, at /releases.json. */
export interface ReleasesOfSite {
  readonly live: readonly {
    readonly name: string;
    readonly team: string;
    readonly version: string;
    readonly trial: { readonly version: string; readonly share: number } | null;
    readonly isKilled: boolean;
  }[];
  /** The newest first. */
  readonly history: readonly {
    readonly serial: number;
    /** ISO 8601. */
    readonly at: string;
    readonly by: string;
    readonly action: ReleaseAction;
    readonly app: string;
    readonly from: string | null;
    readonly to: string | null;
    readonly share?: number;
  }[];
}

export type ReleaseAction =
  | "publish"
  | "share"
  | "promote"
  | "end trial"
  | "returned by itself"
  | "rollback"
  | "kill"
  | "revive"
  | "remove"
  | "start";

export interface RemoteManifest {
  readonly name: string;
  readonly version: string;
  readonly entry: string;
  readonly styles: readonly string[];
  /** Every file of the release by its path, with the base64 of its sha384. */
  readonly files: Readonly<Record<string, string>>;
  /** Of the list that names the hash of every drawn page; absent where none is. Apart, because browsers have no use for it. */
  readonly prerenderedSha384?: string;
  /** What a page's path loads after the entry, so that the document can preload it. */
  readonly pages: Readonly<Record<string, PageFiles>>;
  /** The modules that the host may ask the entry for. */
  readonly exposes: readonly string[];
  /** By package: the range a remote needs of the host, or the version that the host provides. */
  readonly shared: Readonly<Record<string, string>>;
  /** By module of our own that the host brings: what a remote imports from it, or what the host has there. Releases from before do not say. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
}

export interface PageFiles {
  readonly scripts: readonly string[];
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

/** What the site writes into the document for the shell. */
export interface DocumentData {
  readonly registry: SignedRegistry;
  /** The shell's own later files; the document is trusted for them as it is for the shell's script. */
  readonly shell: { readonly version: string; readonly files: Readonly<Record<string, string>> };
  /** Exact texts of the manifests that this page needs, by remote. */
  readonly manifests: Readonly<Record<string, string>>;
  /** The remotes whose trial this visitor takes part in. Which code that is, the signed registry says. */
  readonly trials: readonly string[];
  /** The remotes that this browser previews. Absent where there are none; the shell verifies each by itself. */
  readonly previews?: readonly SignedPreview[];
  readonly idleMinutes: number;
  /** How customers reach the bank; placeholders until its operator has said it. */
  readonly contact: { readonly phone: string; readonly email: string; readonly address: string };
  /** A demo that sends no mail shows everybody's on a page. */
  readonly mailbox: boolean;
}

/** Who answers for the shell. A remote's team stands in its declaration. */
export const SHELL_TEAM = "platform";
/** The name under which the shell's manifest lists what every page loads beside the shell's one script: its words. */
export const SHELL_FILES = "shell";
/** The name under which the shell's manifest lists what a signed-in page loads beside that. */
export const SIGNED_IN_FILES = "signed-in";
/** The name under which it lists the script that stands in a drawn document itself, and starts the shell's once that is painted. */
export const STARTER_FILES = "starter";

/** Where the site has a release's file; without a name it is the shell's. `~r1` is the same file under an address that a second try used. */
export const RELEASED_FILE =
  /\/(?:remotes\/(?<name>[a-z0-9-]+)|shell)\/(?:~r\d+\/)?(?<version>[\w.+-]+)\/(?<file>[\w./@-]+\.\w+)/;

export const DOCUMENT_DATA_ID = "lintel-data";
export const ROOT_ID = "root";
/** Of the words that stand by for a shell that does not come. */
export const LATE_CLASS = "late";
/** A browser draws nothing of a document before this is there: what a page opens with would move with each part that comes later. */
export const OPENING_END_ID = "opening-end";

/** The remotes as one visitor gets them. A trial that cannot be loaded gives way to the release that everybody else has. */
export function remotesFor(registry: Registry, trials: readonly string[]): readonly RegisteredRemote[] {
  return registry.remotes.map((remote) => {
    const { trial = null, current } = remote;
    if (trial === null || !trials.includes(remote.name)) return remote;
    return { ...remote, ...trial.declaration, current: trial.release, lastGood: current };
  });
}
