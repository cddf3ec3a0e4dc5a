type Store = ReturnType<typeof createStore>;

/**
 * Wraps a storage area. A store never throws, even where the browser blocks storage: values that the area does not
 * accept last as long as the document.
 */
function createStore(area: () => Storage) {
  const memory = new Map<string, string>();

  /** Writes all values or, where the area has no room for them, none. Returns true if they outlive the document. */
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
    read(key: string): string | null {
      const memoryValue = memory.get(key);
      if (memoryValue !== undefined) return memoryValue;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key: string, value: string): boolean => writeAll({ [key]: value }),
    writeAll,
    remove(key: string): void {
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

/** Keys of the storage that several scripts read. */
export const storageKeys = {
  /** Present if the visitor has switched off the key "/", which voice control may press by mistake. */
  searchKeyOff: 'search-key',
  /** Why the first-visit offer is not shown again: `dismissed` or `subscribed`. */
  firstVisitOffer: 'newcomer',
  /** The outcome of the suggestion of another edition, see `suggestEdition`. */
  suggestion: 'suggestion',
  /** The email address that the login page starts with, in session storage. */
  loginEmail: 'login-email',
} as const;

/** The window gets this event when this tab has changed the stored session; other tabs get `storage`. */
export const sessionChangeEvent = 'sessionchange';
