import type { Store } from './storage.ts';

/** What was typed into a form but not sent yet. It lasts as long as the tab. */
export interface FormDraft {
  read(): Record<string, string>;
  save(values: Iterable<[name: string, value: FormDataEntryValue]>): void;
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
    save: (values) => void store.write(key, JSON.stringify(Object.fromEntries(values))),
    forget: () => store.remove(key),
  };
}
