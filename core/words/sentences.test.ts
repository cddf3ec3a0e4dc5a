import { expect, test } from 'vitest';
import { joinSentences } from './sentences.ts';

test('puts a space between sentences, but none after a full-width mark', () => {
  expect(joinSentences('Two years.', undefined, 'Three more.')).toBe('Two years. Three more.');
  expect(joinSentences('保修2年。', '另享1年。')).toBe('保修2年。另享1年。');
});
