import { sessionStore } from './storage.ts';

/** The values that were typed into a form but not sent yet. They last as long as the tab. */
export function formDraft(name: string) {
  const key = `draft:${name}`;
  return {
    read(): Record<string, string> {
      try {
        const draft: unknown = JSON.parse(sessionStore.read(key) ?? '{}');
        return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
      } catch {
        return {};
      }
    },
    save: (values: Iterable<[name: string, value: FormDataEntryValue]>): void =>
      void sessionStore.write(key, JSON.stringify(Object.fromEntries(values))),
    forget: (): void => sessionStore.remove(key),
  };
}
