import { describe, expect, test } from 'vitest';
import { suggestedEdition } from './suggestion.ts';

describe('a visitor whose country an edition serves', () => {
  test.each([
    ['DE', 'us', 'de'],
    ['CA', 'de', 'us'],
    ['PR', 'de', 'us'],
    ['ES', 'us', 'eu'],
    ['AT', 'de', 'eu'],
  ] as const)('from %s who reads %s is led to %s, whatever the languages', (country, current, edition) => {
    expect(suggestedEdition(country, ['pt-BR'], current)).toEqual({ edition, isServed: true });
  });

  test('is not led away from that edition', () => {
    expect(suggestedEdition('DE', ['en'], 'de')).toBeUndefined();
    expect(suggestedEdition('CA', ['fr-CA'], 'us')).toBeUndefined();
  });
});

describe('a visitor whose country no edition serves', () => {
  test('is left alone on a page in a language that the visitor reads', () => {
    expect(suggestedEdition('CH', ['de-CH', 'fr'], 'de')).toBeUndefined();
    expect(suggestedEdition('BR', ['pt-BR', 'en-US'], 'uk')).toBeUndefined();
  });

  test('is led to the chooser in the first language that both know', () => {
    expect(suggestedEdition('CH', ['rm-CH', 'fr-CH', 'de-CH'], 'cn')).toEqual({ edition: 'fr', isServed: false });
    expect(suggestedEdition('TW', ['zh-TW', 'en'], 'jp')).toEqual({ edition: 'cn', isServed: false });
  });

  test('is taken to read English', () => {
    expect(suggestedEdition('BR', ['pt-BR'], 'cn')).toEqual({ edition: 'us', isServed: false });
    expect(suggestedEdition('BR', [], 'us')).toBeUndefined();
  });
});
