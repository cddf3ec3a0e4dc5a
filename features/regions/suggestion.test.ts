import { expect, test } from 'vitest';
import { editionToSuggest } from './suggestion.browser.ts';

const visitor = { country: 'DE', languages: ['de-DE'], declined: null };
const brazilian = { country: 'BR', languages: ['pt-BR'], declined: null };

test('suggests the edition of the country, or the chooser where the page cannot be read', () => {
  expect(editionToSuggest(visitor, 'us')).toBe('de');
  expect(editionToSuggest(brazilian, 'cn')).toBe('chooser');
});

test('suggests nothing to a visitor who is already there or whose country is unknown', () => {
  expect(editionToSuggest(visitor, 'de')).toBeUndefined();
  expect(editionToSuggest({ ...visitor, country: undefined }, 'us')).toBeUndefined();
  expect(editionToSuggest(visitor, '')).toBeUndefined();
});

test('suggests nothing that was declined', () => {
  expect(editionToSuggest({ ...visitor, declined: 'de' }, 'us')).toBeUndefined();
  expect(editionToSuggest({ ...visitor, declined: 'chooser' }, 'us')).toBe('de');
  expect(editionToSuggest({ ...brazilian, declined: 'chooser' }, 'cn')).toBeUndefined();
});
