import { expect, test } from 'vitest';
import { fillMessage } from './fill-message.ts';
import { formatMessage } from './words.ts';

const values = { count: 1, many: 21.5, name: "{count} '#" };

test.each([
  'It’s all',
  "l'été, 'tis, it''s #1 } of {name}",
  "'{name}' and '{name}''s', '<b>'",
  '{ name } has {many, number} or {many}',
  '{count, plural, one {# step} other {# steps}} #',
  "{count, plural, =1 {a step} other {'#' {name}''s}}",
  '{many, plural, one {{name}} other {{many, number} {count, plural, one {#} other {##}} #}}!',
])('“%s” is filled in as the library formats it', (message) => {
  for (const lang of ['en-US', 'de-DE', 'fr-FR', 'ja-JP'])
    expect(fillMessage(message, lang, values)).toBe(formatMessage(message, lang, values));
});

test('a missing value stays as it is written', () => {
  expect(fillMessage('{wheels} wheels, {count}', 'en-US', { count: 2 })).toBe('{wheels} wheels, 2');
});
