interface Fiber {
  readonly flags: number;
  readonly return: Fiber | null;
}

/** Runs in a page: whether React has taken this prerendered element over, and not only begun to, which it does in slices. */
export function isTakenOver(element: Element | null): boolean {
  // What React marks a part of the page with until it stands: Placement and Hydrating.
  const begun = 0b1_0000_0000_0010;
  const [, fiber] = Object.entries(element ?? {}).find(([name]) => name.startsWith("__reactFiber$")) ?? [];
  if (fiber === undefined) return false;
  for (let at: Fiber | null = fiber as Fiber; at !== null; at = at.return) if (at.flags & begun) return false;
  return true;
}
