import { expect, test } from 'vitest';
import type { Site } from '#core/site.ts';
import { changeWords, contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { headWords } from './head-words.ts';

const described = (what: string) =>
  `${what}: programmable robots that change shape when you ask them to, and learn what you teach.`;

/** Gives each page of the fixture site a good title and description. */
function goodHeads(site: Site): void {
  for (const slug of Object.keys(site.pages))
    changeWords(site, slug, { title: `${slug || 'home'} | KINETRA`, description: described(slug || 'home') });
}

const findingsWith = (change: (site: Site) => void) =>
  headWords(
    contentFromFiles({}, (site) => {
      goodHeads(site);
      change(site);
    }),
  ).map(({ check, file, path, actual }) => `${check} ${file} ${path} ${actual.slice(0, 40)}`);

test('accepts distinct titles and descriptions of good length', () => {
  expect(findingsWith(() => {})).toEqual([]);
});

test('finds descriptions that are too long or too short, and titles that are too long', () => {
  expect(findingsWith((site) => changeWords(site, '', { description: 'x'.repeat(161) }))).toEqual([
    expect.stringMatching(/^description-length .* a description as wide as 161 letters/),
  ]);
  expect(findingsWith((site) => changeWords(site, '', { description: 'Robots.' }))).toEqual([
    expect.stringContaining('as wide as 7 letters'),
  ]);
  expect(findingsWith((site) => changeWords(site, '', { title: 'x'.repeat(66) }))).toEqual([
    expect.stringContaining('title-length'),
  ]);
});

test('counts East Asian letters twice', () => {
  expect(
    findingsWith((site) => changeWords(site, '', { title: '机'.repeat(33), description: '机'.repeat(25) })),
  ).toEqual([expect.stringContaining('a title as wide as 66 letters')]);
});

test('finds two pages of an edition with the same title or description', () => {
  expect(
    findingsWith((site) =>
      changeWords(site, 'flagship-bumblebee', { title: 'home | KINETRA', description: described('home') }),
    ),
  ).toEqual([expect.stringContaining('same-title'), expect.stringContaining('same-description')]);
});

test('ignores pages that are not indexed', () => {
  expect(
    findingsWith((site) => {
      const home = site.pages[''];
      if (home) home.settings = { ...home.settings, index: false };
      changeWords(site, '', { description: 'Robots.' });
    }),
  ).toEqual([]);
});
