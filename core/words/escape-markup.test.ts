import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('an escaped text can neither open a tag nor leave a quoted attribute', () => {
  expect(escapeMarkup(`<a title="x" rel='y'>`)).toBe('&lt;a title=&quot;x&quot; rel=&#39;y&#39;&gt;');
});

test('a text that is already escaped is shown literally', () => {
  expect(escapeMarkup('R&D &amp; more')).toBe('R&amp;D &amp;amp; more');
});
