import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { Turnstile } from "../platform/turnstile";

/** argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes a core for some ten milliseconds. A flood of logins must not take every core from everybody else. */
const hashing = new Turnstile(Math.min(4, availableParallelism()), 64);

export function hashPassword(password: string): Promise<string> {
  return hashing.pass(() => hash(password, COST));
}

/** Everybody can read it here. */
export const DECOY_PASSWORD = "nobody's password";
let decoy: Promise<string> | undefined;

/** Takes as long for a person who does not exist or has no password: the time must not tell who has an account. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash(DECOY_PASSWORD, COST);
  const against = passwordHash ?? (await decoy);
  const matches = await hashing.pass(() => verify(against, password));
  return matches && passwordHash !== null;
}
