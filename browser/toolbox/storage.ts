/** Key-value storage for a part of the page. Never throws, even where the browser blocks storage. */
export interface Store {
  read(key: string): string | null;
  /** Returns whether the value will outlive this document. */
  write(key: string, value: string): boolean;
  /**
   * Writes all values or, where the area has no room for them, none; they then last as long as the document. Returns
   * whether they will outlive it.
   */
  writeAll(values: Record<string, string>): boolean;
  remove(key: string): void;
}

/** Wraps a storage area. What the area does not accept lasts as long as the document. */
function createStore(area: () => Storage): Store {
  const memory = new Map<string, string>();

  function writeAll(values: Record<string, string>): boolean {
    const entries = Object.entries(values);
    try {
      for (const [key, value] of entries) {
        area().setItem(key, value);
        if (area().getItem(key) !== value) throw new Error('the area forgets');
      }
      for (const [key] of entries) memory.delete(key);
      return true;
    } catch {
      for (const [key, value] of entries) {
        removeFrom(area, key);
        memory.set(key, value);
      }
      return false;
    }
  }

  return {
    read(key) {
      const memoryValue = memory.get(key);
      if (memoryValue !== undefined) return memoryValue;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, value) => writeAll({ [key]: value }),
    writeAll,
    remove(key) {
      memory.delete(key);
      removeFrom(area, key);
    },
  };
}

function removeFrom(area: () => Storage, key: string): void {
  try {
    area().removeItem(key);
  } catch {
    // A blocked area holds nothing.
  }
}

export const localStore = createStore(() => localStorage);
export const sessionStore = createStore(() => sessionStorage);

/** Parses a stored text. Undefined if there is none, or if it is not JSON. */
export function readJson(store: Store, key: string): unknown {
  try {
    return JSON.parse(store.read(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Keys in local storage that several scripts read. */
export const storageKeys = {
  /** Present if the visitor has switched off the key "/", which voice control may press by mistake. */
  searchKeyOff: 'search-key',
  /** Why the first-visit offer is not shown again: `dismissed` or `subscribed`. */
  firstVisitOffer: 'newcomer',
  /** The outcome of the suggestion of another edition, see `suggestEdition`. */
  suggestion: 'suggestion',
} as const;

/** The window gets this event when this tab has changed the stored session; other tabs get `storage`. */
export const sessionChangeEvent = 'sessionchange';
