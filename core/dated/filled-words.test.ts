import { expect, test } from 'vitest';
import { datedWindows } from '#pages/dated-windows.ts';
import { edge, fixtureSite } from '#tests/support/site/fixture-site.ts';
import { filledTitle, filledWords } from './filled-words.ts';

test('titles of pages have their values filled in, and a sign where a value never exists', () => {
  const site = fixtureSite();
  const titled = (title: string) => {
    const home = site.pages[''];
    if (home?.words.uk) home.words.uk = { ...home.words.uk, title };
    return filledTitle(site, 'uk', '', 0);
  };
  expect(titled('Home')).toBe('Home');
  expect(titled('Under warranty for {warrantyYears, plural, one {# year} other {# years}}')).toBe(
    'Under warranty for 2 years',
  );
  expect(titled('With iOS {ghost, number} or {other, plural, one {# day} other {# days}}.')).toBe('With iOS … or ….');
  expect(filledTitle(site, 'uk', 'nowhere', 0)).toBeUndefined();
});

test('a text banner is named by what it says, not by the values that it names', () => {
  const site = fixtureSite();
  const banner = { id: 'care', label: 'Care for {warrantyYears, number} years', window: { closes: edge } };
  site.regions.uk = { ...site.regions.uk, textBanners: [banner] as typeof site.regions.uk.textBanners };
  expect(datedWindows(site).map(({ name }) => name)).toContain('Text banner “Care for 2 years”');
  expect(filledWords(site, 'uk', 'Plain', [])).toBe('Plain');
});
