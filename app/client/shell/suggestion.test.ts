import { expect, test } from 'vitest';
import { editionToSuggest } from './suggestion.ts';

test('suggests the edition of the country', () => {
  expect(editionToSuggest('DE', 'us', null)).toBe('de');
  expect(editionToSuggest('BR', 'de', null)).toBe('us');
});

test('suggests nothing to a visitor who is already there, has declined it, or whose country is unknown', () => {
  expect(editionToSuggest('DE', 'de', null)).toBeUndefined();
  expect(editionToSuggest('CA', 'us', null)).toBeUndefined();
  expect(editionToSuggest('DE', 'us', 'de')).toBeUndefined();
  expect(editionToSuggest(undefined, 'us', null)).toBeUndefined();
});
