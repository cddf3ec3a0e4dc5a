import { sessionStore } from './storage.ts';

export const formDraft = (name: string) => tabTexts(`draft:${name}`);

/** Named texts that last as long as the tab. There are none if the key holds something else. */
export function tabTexts(key: string) {
  return {
    read(): Record<string, string> {
      try {
        const texts: unknown = JSON.parse(sessionStore.read(key) ?? '{}');
        return Object.fromEntries(Object.entries(texts ?? {}).filter(([, value]) => typeof value === 'string'));
      } catch {
        return {};
      }
    },
    save: (values: Iterable<[name: string, value: FormDataEntryValue]>): void =>
      void sessionStore.write(key, JSON.stringify(Object.fromEntries(values))),
    forget: (): void => sessionStore.remove(key),
  };
}
