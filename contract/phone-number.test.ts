import { expect, test } from 'vitest';
import { parseChineseMobile } from './phone-number.ts';

test.each([
  '13800138000',
  '138 0013 8000',
  '138-0013-8000',
  '+86 13800138000',
  '8613800138000',
  '0086 138 0013 8000',
  '１３８００１３８０００',
])('%s is a mobile number of mainland China', (text) => {
  expect(parseChineseMobile(text)).toBe('+8613800138000');
});

test.each([
  '',
  '1380013800',
  '138001380000',
  '12800138000',
  '+1 202 555 0142',
  '+8512345678',
  '13800138000a',
  '+86+8613800138000',
])('%j is not', (text) => {
  expect(parseChineseMobile(text)).toBeUndefined();
});
