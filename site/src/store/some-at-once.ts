export const AT_ONCE = 8;

/**
 * A few at a time: a store may be a network away, and a release has hundreds of files. The results stand in the order of the items.
 * A failure is told when nothing that was begun goes on any more: who cleans up after it meets no file that comes later.
 */
export async function someAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const begun = items.slice(at, at + AT_ONCE).map(work);
    await Promise.allSettled(begun);
    results.push(...(await Promise.all(begun)));
  }
  return results;
}
