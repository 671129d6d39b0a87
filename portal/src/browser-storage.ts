/** Local and session storage that never throw: blocked or full, the value lives as long as the page. */
const memory = new Map<string, string>();

type Area = "localStorage" | "sessionStorage";

export interface BrowserStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** False: the browser would not take it, and a reload forgets it. */
  isKept(key: string): boolean;
}

function storageIn(area: Area): BrowserStorage {
  const memoryKey = (key: string) => `${area}:${key}`;
  return {
    get(key) {
      // First what the browser would not take: what it still holds is older.
      const unkept = memory.get(memoryKey(key));
      if (unkept !== undefined) return unkept;
      try {
        return window[area].getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      memory.delete(memoryKey(key));
      try {
        window[area].setItem(key, value);
      } catch {
        memory.set(memoryKey(key), value);
      }
    },
    remove(key) {
      memory.delete(memoryKey(key));
      try {
        window[area].removeItem(key);
      } catch {
        // Nothing was kept, so nothing is left to remove.
      }
    },
    isKept: (key) => !memory.has(memoryKey(key)),
  };
}

// What another tab has written or cleared since is newer than what the browser would not take from this one.
if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key }) => {
    for (const unkept of memory.keys())
      if (key === null ? unkept.startsWith("localStorage:") : unkept === `localStorage:${key}`) memory.delete(unkept);
  });
}

export const localValues: BrowserStorage = storageIn("localStorage");
export const sessionValues: BrowserStorage = storageIn("sessionStorage");

const ONE_YEAR_SECONDS = 31_536_000;

/** A choice that the site writes into the next document, so that no page flashes before it is known. */
export function tellSite(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}

/** Reads anew where another page may have written: another tab, or whichever was shown while this one lay in the back-forward cache. */
export function onWrittenElsewhere(key: string, read: () => void): () => void {
  function handleStorage(event: StorageEvent) {
    // A null key is the whole storage cleared.
    if (event.key === key || event.key === null) read();
  }
  function handleShow(event: PageTransitionEvent) {
    if (event.persisted) read();
  }
  window.addEventListener("storage", handleStorage);
  window.addEventListener("pageshow", handleShow);
  return () => {
    window.removeEventListener("storage", handleStorage);
    window.removeEventListener("pageshow", handleShow);
  };
}
