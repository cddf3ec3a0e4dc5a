import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('a text can neither open a tag nor leave a quoted attribute', () => {
  expect(escapeMarkup(`<a title="x" rel='y'>`)).toBe('&lt;a title=&quot;x&quot; rel=&#39;y&#39;&gt;');
});

test('a text that is escaped already is shown as it stands', () => {
  expect(escapeMarkup('R&D &amp; more')).toBe('R&amp;D &amp;amp; more');
});
