import { expect, test } from 'vitest';
import { whatToSuggest } from './suggestion.ts';

const visitor = { country: 'DE', languages: ['de-DE'], declined: null };
const brazilian = { country: 'BR', languages: ['pt-BR'], declined: null };

test('suggests the edition of the country, or the chooser where the page cannot be read', () => {
  expect(whatToSuggest(visitor, 'us')).toBe('de');
  expect(whatToSuggest(brazilian, 'cn')).toBe('chooser');
});

test('suggests nothing to a visitor who is already there or whose country is unknown', () => {
  expect(whatToSuggest(visitor, 'de')).toBeUndefined();
  expect(whatToSuggest({ ...visitor, country: undefined }, 'us')).toBeUndefined();
  expect(whatToSuggest(visitor, '')).toBeUndefined();
});

test('suggests nothing that was declined', () => {
  expect(whatToSuggest({ ...visitor, declined: 'de' }, 'us')).toBeUndefined();
  expect(whatToSuggest({ ...visitor, declined: 'chooser' }, 'us')).toBe('de');
  expect(whatToSuggest({ ...brazilian, declined: 'chooser' }, 'cn')).toBeUndefined();
});
