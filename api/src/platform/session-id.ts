import { hash } from "node:crypto";

/** A session goes by the hash of its token. Tokens carry 256 random bits, so a plain hash cannot be searched. */
export function sessionIdOf(token: string): string {
  return hash("sha256", token, "hex");
}
