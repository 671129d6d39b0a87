import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Deps } from "../deps";
import { describeError } from "../platform/log";
import { type SealedHead, TrailSealer } from "./seal-trail";

/** Seals the trail as it grows, and notes the newest seal outside of the database, where its removal would show. */
export function startSealer({ db, config, log }: Deps, everyMs = 500): { stop(): Promise<void> } {
  const sealer = new TrailSealer(db, config.keys.audit);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const work = async () => {
    try {
      const head = await sealer.sealAll();
      if (head) noteHead(config.dataDir, head);
    } catch (error) {
      log.warn({ error: describeError(error) }, "the audit trail waits for its seals");
    }
    if (!stopped) timer = setTimeout(next, everyMs);
  };
  const next = () => {
    round = work();
  };
  next();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** The newest seal this machine has made; null where none was noted. */
export function notedHead(dataDir: string): SealedHead | null {
  try {
    const { number, hash } = JSON.parse(readFileSync(headFile(dataDir), "utf8")) as { number: string; hash: string };
    return { number: BigInt(number), hash };
  } catch {
    return null;
  }
}

function noteHead(dataDir: string, { number, hash }: SealedHead) {
  const draft = `${headFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ number: `${number}`, hash }), { mode: 0o600 });
  renameSync(draft, headFile(dataDir));
}

function headFile(dataDir: string): string {
  return join(dataDir, "audit-head.json");
}
