import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { Unavailable } from "../platform/outcome";

/** argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const MAX_RUNNING = Math.min(4, availableParallelism());
/** Beyond this a person would wait longer than is worth starting on: the bank says that it is busy. */
const MAX_WAITING = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes a core for some ten milliseconds. A flood of logins must not take every core from everybody else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw new Unavailable(new Error("Too many passwords are waiting to be hashed."));
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place is handed on, so `running` stays as it is.
    if (next) next();
    else running--;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

let decoy: Promise<string> | undefined;

/** Takes as long for a person who does not exist or has no password: the time must not tell who has an account. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash("nobody's password", COST);
  const against = passwordHash ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && passwordHash !== null;
}
