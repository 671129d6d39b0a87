import { type Registry, registryIn } from "@lintel/portal/release";
import { type AuditLine, auditPath, historyPath } from "./publish";
import type { ReleaseStore } from "./release-store";

export interface HistoryEntry extends AuditLine {
  readonly serial: number;
}

/** The newest changes first. Registries from before there was a history have no line. */
export async function readHistory(store: ReleaseStore, limit = 50): Promise<HistoryEntry[]> {
  const found: HistoryEntry[] = [];
  for await (const { registry, audit } of pastRegistries(store)) {
    if (audit !== null) found.push({ ...audit, serial: registry.serial });
    if (found.length >= limit) break;
  }
  return found;
}

export interface PastRegistry {
  readonly registry: Registry;
  readonly audit: AuditLine | null;
}

export async function* pastRegistries(store: ReleaseStore): AsyncGenerator<PastRegistry> {
  let signed = await store.readRegistry();
  for (let serial = Number.POSITIVE_INFINITY; signed !== null; ) {
    const registry = registryIn(signed);
    const line = await store.readFile(auditPath(signed));
    yield { registry, audit: line === null ? null : (JSON.parse(line.toString("utf8")) as AuditLine) };
    serial = Math.min(serial, registry.serial) - 1;
    if (serial < 1) return;
    const before = await store.readFile(historyPath(serial));
    signed = before === null ? null : JSON.parse(before.toString("utf8"));
  }
}
