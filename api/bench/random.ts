import { randomFrom } from "../src/demo/random";

/** What is chosen at random, and the same again for the same seed. */
export function choicesFrom(seed: number) {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return { random, below, one: <T>(all: readonly T[]): T => nth(all, below(all.length)) };
}

export function nth<T>(all: readonly T[], index: number): T {
  const found = all[index];
  if (found === undefined) throw new Error(`Of ${all.length} there is none at ${index}.`);
  return found;
}
