/** Local and session storage that never throw: blocked or full, the value lives as long as the page. */
const memory = new Map<string, string>();

type Area = "localStorage" | "sessionStorage";

export interface BrowserStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function storageIn(area: Area): BrowserStorage {
  const memoryKey = (key: string) => `${area}:${key}`;
  return {
    get(key) {
      try {
        return window[area].getItem(key) ?? memory.get(memoryKey(key)) ?? null;
      } catch {
        return memory.get(memoryKey(key)) ?? null;
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
  };
}

export const localValues: BrowserStorage = storageIn("localStorage");
export const sessionValues: BrowserStorage = storageIn("sessionStorage");
