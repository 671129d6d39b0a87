import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./make-folder";

/** Keys for a bank nobody configured, made once: a restart must still read what it encrypted. */
export function demoSecrets(dataDir: string) {
  const secret = (name: string) => keptSecret(join(dataDir, "keys"), name);
  return {
    PIN_KEY: secret("pin"),
    CARD_KEY: secret("card"),
    AUDIT_KEY: secret("audit"),
    OUTBOX_KEY: secret("outbox"),
  };
}

function keptSecret(folder: string, name: string): string {
  const file = join(folder, name);
  try {
    return readFileSync(file, "utf8");
  } catch {
    makeFolder(folder, 0o700);
    const draft = `${file}.${process.pid}`;
    // On the disk before it has its name: an empty one, after a power cut, would open nothing that was sealed before.
    writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
    try {
      // Two processes that start at once must end up with the same key: the first to name the file wins.
      linkSync(draft, file);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    return readFileSync(file, "utf8");
  }
}
