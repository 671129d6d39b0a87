type Held = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey">;

/** With one of these a key is the browser's or the system's: Alt and the left arrow go back. */
export function isChord({ altKey, ctrlKey, metaKey }: Held): boolean {
  return altKey || ctrlKey || metaKey;
}
