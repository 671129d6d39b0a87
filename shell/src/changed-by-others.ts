/** By a text that React has drawn, what a translation has put in its place. */
const inPlaceOf = new WeakMap<Node, Element>();

/**
 * A browser's translation and its extensions put elements of their own in place of a page's text, or around it. React does not know, looks for
 * what it has drawn where it drew it, and would give up the whole page over one word that is not there any more. What it goes on writing into
 * such a text nobody would read: of a transfer that has come back the page would go on saying "Pending".
 */
export function bearChangesByOthers(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");

  new MutationObserver((changes) => changes.forEach(noteReplaced)).observe(document, {
    childList: true,
    subtree: true,
  });

  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    insertBefore.call(this, added, childWith(this, before));
    return added;
  };

  Node.prototype.removeChild = function <Removed extends Node>(this: Node, removed: Removed): Removed {
    const child = childWith(this, removed);
    if (child !== null) removeChild.call(this, child);
    return removed;
  };

  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      // The translation sees a new text, and translates that.
      if (this.parentNode === null) inPlaceOf.get(this)?.replaceWith(this as Text);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** Put in its place in one step, or beside it before it was taken out. */
function noteReplaced({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const other = [addedNodes[0], previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
  if (other && removedNodes[0]?.nodeType === Node.TEXT_NODE) inPlaceOf.set(removedNodes[0], other as Element);
}

/** Nothing: it was taken out, or there was none. */
function childWith(parent: Node, node: Node | null): Node | null {
  let at: Node | null = (node?.parentNode === null && inPlaceOf.get(node)) || node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}
