import { describe, expect, test } from 'vitest';
import { fieldRules } from './field-rules.ts';

describe('a nickname', () => {
  test.each(['Robin', ' Robin ', 'ロビン', '로빈', '罗宾', 'O’Neil-Sample 2', '🤖', 'e\u0301'])('may be %s', (text) => {
    expect(fieldRules.nickname(text)).toBe(true);
  });

  test.each(['', ' ', '\u200b', '\u00a0\u2060', 'a\nb', 'a\u0000', 'abc\u202edef', '\u2066abc', 'x'.repeat(41)])(
    'cannot be %j',
    (text) => {
      expect(fieldRules.nickname(text)).toBe(false);
    },
  );
});

describe('a date', () => {
  test.each(['2026-11-21', '2024-02-29', '2000-02-29', '2026-12-31'])('may be %s', (text) =>
    expect(fieldRules.purchased_on(text)).toBe(true),
  );

  test.each(['2026-02-29', '2100-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '1999-12-31', '21.11.2026', ''])(
    'cannot be %j',
    (text) => expect(fieldRules.purchased_on(text)).toBe(false),
  );
});

describe('a code', () => {
  test.each(['123456', '123 456', ' 123456 ', '１２３４５６'])('is accepted as %j', (text) =>
    expect(fieldRules.code(text)).toBe(true),
  );

  test.each(['12345', '1234567', '12345a', ''])('cannot be %j', (text) => expect(fieldRules.code(text)).toBe(false));
});
