import { readJson, sessionStore } from './storage.ts';

export const formDraft = (name: string) => tabTexts(`draft:${name}`);

/** Named texts that last as long as the tab. There are none if the key holds something else. */
export function tabTexts(key: string) {
  return {
    read(): Record<string, string> {
      const texts = Object.entries(readJson(sessionStore, key) ?? {});
      return Object.fromEntries(texts.filter(([, value]) => typeof value === 'string'));
    },
    save: (values: Iterable<[name: string, value: FormDataEntryValue]>): void =>
      void sessionStore.write(key, JSON.stringify(Object.fromEntries(values))),
    forget: (): void => sessionStore.remove(key),
  };
}
