/**
 * A browser's translation and its extensions put elements of their own in place of a page's text, or around it. React does not know, looks for
 * what it has drawn where it drew it, and would give up the whole page over one word that is not there any more.
 */
export function bearChangesByOthers(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    insertBefore.call(this, added, childWith(this, before));
    return added;
  };

  Node.prototype.removeChild = function <Removed extends Node>(this: Node, removed: Removed): Removed {
    const child = childWith(this, removed);
    if (child !== null) removeChild.call(this, child);
    return removed;
  };
}

/** Nothing: it was taken out, or there was none. */
function childWith(parent: Node, node: Node | null): Node | null {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}
