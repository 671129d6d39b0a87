import { type Registry, registryIn, type SignedRegistry } from "@lintel/portal/release";
import { z } from "zod";
import { type ReleaseStore, signedIn } from "../store/release-store";
import { AT_ONCE, someAtOnce } from "../store/some-at-once";
import { type AuditLine, auditPath, historyPath } from "./change-registry";

export interface HistoryEntry extends AuditLine {
  readonly serial: number;
}

/** An action is any text: what a later release does is in the history too. */
const LINE = z.object({
  by: z.string(),
  at: z.iso.datetime(),
  action: z.string(),
  app: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  share: z.number().optional(),
});

/** The newest changes first. Registries from before there was a history have no line. */
export async function readHistory(store: ReleaseStore, limit = 50): Promise<HistoryEntry[]> {
  const found: HistoryEntry[] = [];
  for await (const { signed, serial } of pastRegistries(store)) {
    const file = await store.readFile(auditPath(signed));
    const line = file && readable(() => LINE.parse(JSON.parse(file.toString("utf8"))) as AuditLine);
    if (line) found.push({ ...line, serial });
    if (found.length >= limit) break;
  }
  return found;
}

export interface PastRegistry {
  /** The number that it is kept under. */
  readonly serial: number;
  readonly signed: SignedRegistry;
  readonly registry: Registry;
}

/** The newest first, as they lie in the store: who acts on one looks at its signature and at its own serial. What cannot be read is passed over. */
export async function* pastRegistries(store: ReleaseStore): AsyncGenerator<PastRegistry> {
  const live = await store.readRegistry();
  if (live === null) return;
  const registry = registryIn(live);
  yield { serial: registry.serial, signed: live, registry };

  for (let newest = registry.serial - 1; newest > 0; newest -= AT_ONCE) {
    const serials = Array.from({ length: Math.min(AT_ONCE, newest) }, (_, at) => newest - at);
    // A rollback goes through all there ever was, and a bucket is a network away.
    const files = await someAtOnce(serials, async (serial) => ({
      serial,
      file: await store.readFile(historyPath(serial)),
    }));
    for (const { serial, file } of files) {
      if (file === null) return;
      const past = readable(() => {
        const signed = signedIn(file);
        return signed && { signed, registry: registryIn(signed) };
      });
      if (past !== null) yield { serial, ...past };
    }
  }
}

/** Null: it is not what was written there. */
function readable<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
