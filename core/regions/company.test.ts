import { expect, test } from 'vitest';
import type { EditionCode } from '../place/editions.ts';
import type { Site } from '../site.ts';
import { companyAddress, shownTelephone } from './company.ts';

test('an address is in the language of the edition, if it has such lines', () => {
  const europe = { lines: ['Beispielstraße 1', 'Musterstadt'], translations: { 'zh-CN': ['样例市', '样例路1号'] } };
  const addressIn = (edition: EditionCode) =>
    companyAddress(
      { company: { addresses: { europe }, editions: { [edition]: { address: 'europe' } } } } as unknown as Site,
      edition,
    );
  expect([addressIn('cn'), addressIn('kr')]).toEqual(['样例市, 样例路1号', 'Beispielstraße 1, Musterstadt']);
});

test.each<[EditionCode, string, string]>([
  ['jp', '+81-3-0000-0000', '03-0000-0000'],
  ['kr', '+82-2-0000-0000', '02-0000-0000'],
  ['us', '+1-202-555-0142', '+1-202-555-0142'],
])('in %s, the number %s is shown as %s', (edition, telephone, shown) => {
  expect(shownTelephone(telephone, edition)).toBe(shown);
});
