import { expect, test } from 'vitest';
import type { EditionCode } from '../place/editions.ts';
import { formatMoney } from './money.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each<[EditionCode, number, string]>([
  ['cn', 9999, '¥9,999'],
  ['us', 1499, '$1,499'],
  ['us', 124.9166, '$124.92'],
  ['uk', 1299, '£1,299'],
  ['eu', 1599, '€1,599'],
  ['fr', 1439, '1 439 €'],
  ['de', 1439, '1.439 €'],
  ['kr', 1599000, '1,599,000원'],
  ['jp', 174900, '174,900円'],
])('in %s, %d is formatted as %s', (edition, amount, text) => {
  expect(plain(formatMoney(amount, edition))).toBe(text);
});
