import type { Deps } from "../../deps";
import { type Db, retried } from "../../platform/database";
import { Lane } from "../../platform/lane";
import type { Metrics } from "../../platform/metrics";
import { type Refused, refused, refusedUntil } from "../../platform/outcome";
import { keyedHash } from "../secrets";

export interface PinGuess {
  personId: string;
  pin: string;
  ip: string;
}

const MAX_LANES = 10_000;
/** Refused before the PIN was looked at. */
const NOT_COMPARED: ReadonlySet<string> = new Set(["session_required", "suspended", "pin_not_set", "pin_locked"]);

interface VerdictRow {
  outcome: "correct" | "incorrect_pin" | "now_locked" | "pin_locked" | "pin_not_set";
  locked_until: Date | number | null;
}

/** Four digits are guarded by a key that is not in the database and by the count of tries, not by slowness. */
export function pinHmac(key: Buffer, personId: string, pin: string): Buffer {
  return keyedHash(key, "pin", personId, pin);
}

/**
 * Looks at several PINs in one call that is a transaction of its own, and gives what refuses each, in order; null: it is right. A wrong one
 * has been counted for good before anybody hears of it.
 */
export async function checkPins(
  db: Db,
  key: Buffer,
  guesses: readonly PinGuess[],
  now: Date,
): Promise<(Refused | null)[]> {
  return retried(async () => {
    const { rows } = await db.query<VerdictRow>({
      name: "check-pins",
      text: "SELECT outcome, locked_until FROM check_pins($1, $2, $3, $4) ORDER BY ordinal",
      values: [
        guesses.map(({ personId }) => personId),
        guesses.map(({ personId, pin }) => pinHmac(key, personId, pin)),
        guesses.map(({ ip }) => ip),
        now,
      ],
    });
    return rows.map((row) => refusalOf(row, now));
  });
}

function refusalOf({ outcome, locked_until }: VerdictRow, now: Date): Refused | null {
  switch (outcome) {
    case "correct":
      return null;
    case "pin_not_set":
      return refused("pin_not_set");
    // The fifth wrong one locks, but what was wrong about this request is the PIN.
    case "incorrect_pin":
    case "now_locked":
      return refused("incorrect_pin");
    case "pin_locked":
      return refusedUntil("pin_locked", locked_until, now);
  }
}

/**
 * Those of one person that come while another of theirs is looked at are looked at together, so that a flood of them takes one connection. Each
 * person's by themselves: one whose PIN somebody holds for long must not take others along.
 */
export function createPinChecker({ db, clock, config, metrics }: Deps): (guess: PinGuess) => Promise<Refused | null> {
  const lanes = new Map<string, Lane<PinGuess, Refused | null>>();

  async function check(guesses: PinGuess[]): Promise<(Refused | null)[]> {
    const refusals = await checkPins(db, config.keys.pin, guesses, clock.now());
    countCompared(
      metrics,
      refusals.map((refusal) => refusal?.code ?? null),
    );
    return refusals;
  }

  return (guess) => {
    let lane = lanes.get(guess.personId);
    if (!lane) {
      lane = new Lane(check);
      // What is under way goes on.
      if (lanes.size >= MAX_LANES) lanes.clear();
      lanes.set(guess.personId, lane);
    }
    return lane.add(guess);
  };
}

/** Of calls by what refused them, null where nothing did. */
export function countCompared({ secretsCompared }: Metrics, codes: readonly (string | null)[]): void {
  const count = codes.filter((code) => code === null || !NOT_COMPARED.has(code)).length;
  secretsCompared.inc({ kind: "pin" }, count);
}
