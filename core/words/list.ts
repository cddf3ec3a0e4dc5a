import { languageFacts } from '../place/editions.ts';

/** Entries in one line: `A, B and C`; `narrow`, where that is usual, without a word before the last one. */
export function formatList(entries: readonly string[], lang: string, style: 'long' | 'narrow' = 'long'): string {
  const { listComma } = languageFacts(lang);
  // American English would set a comma before the last entry, and our house style has none.
  const locale = lang.startsWith('en') ? 'en-GB' : lang;
  return listComma === undefined ? new Intl.ListFormat(locale, { style }).format(entries) : entries.join(listComma);
}
