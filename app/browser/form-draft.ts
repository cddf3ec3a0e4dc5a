import type { Store } from './storage.ts';

/** What was typed into a form but not sent yet. It lasts as long as the tab. */
export interface FormDraft {
  read(): Record<string, string>;
  keep(typed: Iterable<[name: string, value: FormDataEntryValue]>): void;
  forget(): void;
}

export function formDraft(name: string, store: Store): FormDraft {
  const key = `draft:${name}`;
  return {
    read() {
      try {
        const draft: unknown = JSON.parse(store.read(key) ?? '{}');
        return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
      } catch {
        return {};
      }
    },
    keep: (typed) => void store.write(key, JSON.stringify(Object.fromEntries(typed))),
    forget: () => store.remove(key),
  };
}
