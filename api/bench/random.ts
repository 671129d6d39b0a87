/** The same numbers between 0 and 1 again for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What is chosen at random, and the same again for the same seed. */
export function choicesFrom(seed: number) {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return { below, one: <T>(all: readonly T[]): T => nth(all, below(all.length)) };
}

export function nth<T>(all: readonly T[], index: number): T {
  const found = all[index];
  if (found === undefined) throw new Error(`Of ${all.length} there is none at ${index}.`);
  return found;
}
