import { type Registry, registryIn, type SignedRegistry } from "@lintel/portal/release";
import { type AuditLine, auditPath, historyPath } from "./publish";
import type { ReleaseStore } from "./release-store";

export interface HistoryEntry extends AuditLine {
  readonly serial: number;
}

/** The newest changes first. Registries from before there was a history have no line. */
export async function readHistory(store: ReleaseStore, limit = 50): Promise<HistoryEntry[]> {
  const found: HistoryEntry[] = [];
  for await (const { signed, serial } of pastRegistries(store)) {
    const line = await store.readFile(auditPath(signed));
    if (line !== null) found.push({ ...(JSON.parse(line.toString("utf8")) as AuditLine), serial });
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

/** The newest first, as they lie in the store: who acts on one looks at its signature and at its own serial. */
export async function* pastRegistries(store: ReleaseStore): AsyncGenerator<PastRegistry> {
  let signed = await store.readRegistry();
  if (signed === null) return;
  for (let { serial } = registryIn(signed); signed !== null; serial -= 1) {
    yield { serial, signed, registry: registryIn(signed) };
    if (serial <= 1) return;
    const before = await store.readFile(historyPath(serial - 1));
    signed = before === null ? null : (JSON.parse(before.toString("utf8")) as SignedRegistry);
  }
}
