import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Deps } from "../deps";
import { type Chore, startChore } from "../platform/chore";
import { onlyRow, type Queryable } from "../platform/database";
import { describeError, SELDOM_MS, warnSparingly } from "../platform/log";
import { makeFolder } from "../platform/make-folder";
import { writtenWhole } from "../platform/written-whole";
import { type SealedHead, SealedUnderAnotherKey, TrailReplaced, TrailSealer } from "./seal-trail";

const TOLD_AGAIN_AFTER_MS = 3_600_000;

/** The sentence is for whoever looks after the bank. */
export class NoteDamaged extends Error {}

/** Seals the trail as it grows, and notes the newest seal outside of the database, where its removal would show. */
export function startSealer({ db, config, log, metrics }: Deps, everyMs = 500): Chore {
  let sealer: TrailSealer | null = null;
  /** The newest that stands outside of the database. */
  let noted: SealedHead | null = null;
  let told: { what: string; at: number } | null = null;
  /** It stays so until somebody comes, maybe for days, and is tried all the time: the log should have it, and room for the rest. */
  const tell = (what: string) => {
    const now = performance.now();
    if (told?.what === what && now - told.at < TOLD_AGAIN_AFTER_MS) return;
    told = { what, at: now };
    log.error(what);
  };
  metrics.choreDone.set({ chore: "seals" }, 0);
  return startChore(async () => {
    try {
      const file = await headFile(db, config.dataDir);
      if (sealer === null) {
        noted = readHead(file);
        sealer = new TrailSealer(db, config.keys.audit, noted);
      }
      await sealer.sealAll();
      const { newest } = sealer;
      if (newest !== null && newest.hash !== noted?.hash) {
        await writeHead(file, newest);
        noted = newest;
        told = null;
      }
      metrics.choreDone.setToCurrentTime({ chore: "seals" });
    } catch (error) {
      if (error instanceof TrailReplaced)
        tell("the audit trail was replaced: nothing is sealed until it is looked into");
      else if (error instanceof SealedUnderAnotherKey)
        tell("the newest seal of the audit trail is under another AUDIT_KEY: nothing is sealed under this one");
      else if (error instanceof NoteDamaged) tell(error.message);
      else
        warnSparingly(log, () => ({ error: describeError(error) }), "the audit trail waits for its seals", SELDOM_MS);
    }
  }, everyMs);
}

/** The newest seal of this database that a process on this machine has made or found; null where none was noted. */
export async function notedHead(db: Queryable, dataDir: string): Promise<SealedHead | null> {
  return readHead(await headFile(db, dataDir));
}

function readHead(file: string): SealedHead | null {
  const text = readNote(file);
  if (text === null) return null;
  const { number, hash } = /^\{"number":"(?<number>\d+)","hash":"(?<hash>[0-9a-f]{64})"\}$/.exec(text)?.groups ?? {};
  if (number === undefined || hash === undefined) {
    throw new NoteDamaged(
      `${file} should name the newest seal of the audit trail, and does not: bring it back, or remove it once somebody has made sure that the trail is whole.`,
    );
  }
  return { number: BigInt(number), hash };
}

/** One that is there and cannot be read is not the same as none: the trail would be held against nothing. */
function readNote(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** After a power cut half a note would be none, and the trail held against nothing. */
function writeHead(file: string, { number, hash }: SealedHead): Promise<void> {
  return writtenWhole(file, (draft) => writeFile(draft, JSON.stringify({ number: `${number}`, hash })));
}

/** One for each database that is used from here. A restored one is another, whose trail rightly ends where its backup does. */
async function headFile(db: Queryable, dataDir: string): Promise<string> {
  const { name } = onlyRow(
    await db.query<{ name: string }>(
      `SELECT system_identifier || '-' || oid AS name
       FROM pg_control_system(), pg_database WHERE datname = current_database()`,
    ),
  );
  return join(folderOfNotes(dataDir), `${name}.json`);
}

export function folderOfNotes(dataDir: string): string {
  const folder = join(dataDir, "audit");
  makeFolder(folder, 0o700);
  return folder;
}
