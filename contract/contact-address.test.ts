import { describe, expect, test } from 'vitest';
import { parseChineseMobile, parseEmailAddress } from './contact-address.ts';

describe('an e-mail address', () => {
  test.each([
    ...['a@b.co', 'first.last+tag@mail.example.com', "o'neil@example.org", 'A@EXAMPLE.COM', '1@1a.example'],
    'x@xn--fiqs8s.xn--p1ai',
  ])('%s is valid', (text) => {
    expect(parseEmailAddress(text)).toBeDefined();
  });

  test.each([
    ...['', ' ', 'a', '@', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b c.de', 'a@@b.de', 'a@b@c', '.a@b.de', 'a.@b.de'],
    ...['a..b@c.de', 'a@-b.de', 'a@b-.de', 'a@b..de', 'a@.de', 'a@b.de.', 'a@b.d', 'a@b.12', 'a@[127.0.0.1]'],
    ...['"a b"@c.de', 'a@b.de\nBcc: c@d.de', 'a,b@c.de', 'a@b.de,c@d.de', '<a@b.de>', 'ä@b.de'],
    ...[`${'a'.repeat(65)}@b.de`, `a@${'b'.repeat(64)}.de`, `a@${'b.'.repeat(130)}de`],
  ])('%j is invalid', (text) => {
    expect(parseEmailAddress(text)).toBeUndefined();
  });

  test('may be typed with surrounding spaces and full-width characters', () => {
    expect(parseEmailAddress('  Max.Muster＠Example．DE ')).toEqual({
      text: 'Max.Muster@example.de',
      key: 'max.muster@example.de',
    });
  });
});

test.each([
  ...['13800138000', '138 0013 8000', '138-0013-8000', '+86 13800138000', '8613800138000', '0086 138 0013 8000'],
  '１３８００１３８０００',
])('%s is a mobile number of mainland China', (text) => {
  expect(parseChineseMobile(text)).toBe('+8613800138000');
});

test.each([
  ...['', '1380013800', '138001380000', '12800138000', '+1 202 555 0142', '+8512345678', '13800138000a'],
  '+86+8613800138000',
])('%j is not', (text) => {
  expect(parseChineseMobile(text)).toBeUndefined();
});
