import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { preferredEdition } from './preferred-edition.ts';

test.each<[string | null, EditionCode, EditionCode]>([
  ['en', 'us', 'us'],
  ['en', 'jp', 'us'],
  ['en', 'uk', 'uk'],
  ['en-GB,en;q=0.9', 'de', 'eu'],
  ['jp', 'us', 'jp'],
  ['KR', 'us', 'kr'],
  ['cn', 'us', 'cn'],
  ['uk', 'eu', 'uk'],
  ['ja-JP', 'us', 'jp'],
  ['ko', 'us', 'kr'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'us', 'fr'],
  ['zh-HK', 'us', 'cn'],
  ['en;q=0.2, de;q=0.7', 'us', 'de'],
  ['de;q=0, fr', 'us', 'fr'],
  ['nl, de;q=0.5', 'us', 'de'],
])('accept-language %s in edition %s selects the texts of %s', (acceptLanguage, edition, expected) => {
  expect(preferredEdition(acceptLanguage, edition)).toBe(expected);
});

test.each([null, '', '*', 'nl', ';;,,', 'constructor', 'q=1', 'de;q=x', ','.repeat(100_000)])(
  'accept-language %j names no supported language, so the edition decides',
  (acceptLanguage) => {
    expect(preferredEdition(acceptLanguage, 'kr')).toBe('kr');
  },
);
