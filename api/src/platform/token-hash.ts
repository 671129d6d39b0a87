import { createHash } from "node:crypto";

/** Tokens carry 256 random bits, so a plain hash cannot be searched. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
