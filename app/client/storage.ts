/** What a part of the page may remember; never throws, also where the browser blocks storage. */
export interface Store {
  read(key: string): string | null;
  /** Whether the value will outlive this document. */
  write(key: string, value: string): boolean;
}

/** Wraps a storage area. While the area is blocked, values last as long as the document. */
export function storeOf(area: () => Pick<Storage, 'getItem' | 'setItem'>): Store {
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return area().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, value) {
      memory.set(key, value);
      try {
        area().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
  };
}

export const localStore = storeOf(() => localStorage);
export const sessionStore = storeOf(() => sessionStorage);
