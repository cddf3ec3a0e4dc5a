import { expect, test } from 'vitest';
import type { Site } from '#rules/site/site.ts';
import { changeHead, writtenContent } from '#tests/support/site/written-content.ts';
import { headWords } from './head-words.ts';

const described = (what: string) =>
  `${what}: programmable robots that change shape when you ask them to, and learn what you teach.`;

/** The small site with a good head on each of its pages. */
function goodHeads(site: Site): void {
  for (const slug of Object.keys(site.pages))
    changeHead(site, slug, { title: `${slug || 'home'} | KINETRA`, description: described(slug || 'home') });
}

const findingsWith = (change: (site: Site) => void) =>
  headWords(
    writtenContent({}, (site) => {
      goodHeads(site);
      change(site);
    }),
  ).map(({ check, file, path, found }) => `${check} ${file} ${path} ${found.slice(0, 40)}`);

test('heads of good length, each its own, are left alone', () => {
  expect(findingsWith(() => {})).toEqual([]);
});

test('a description that is too long or too short, and a title that is cut off', () => {
  expect(findingsWith((site) => changeHead(site, '', { description: 'x'.repeat(161) }))).toEqual([
    expect.stringMatching(/^description-length .* a description as wide as 161 letters/),
  ]);
  expect(findingsWith((site) => changeHead(site, '', { description: 'Robots.' }))).toEqual([
    expect.stringContaining('as wide as 7 letters'),
  ]);
  expect(findingsWith((site) => changeHead(site, '', { title: 'x'.repeat(66) }))).toEqual([
    expect.stringContaining('title-length'),
  ]);
});

test('letters of East Asia take the room of two', () => {
  expect(
    findingsWith((site) => changeHead(site, '', { title: '机'.repeat(33), description: '机'.repeat(25) })),
  ).toEqual([expect.stringContaining('a title as wide as 66 letters')]);
});

test('two pages of an edition with one title or one description', () => {
  expect(
    findingsWith((site) =>
      changeHead(site, 'flagship-bumblebee', { title: 'home | KINETRA', description: described('home') }),
    ),
  ).toEqual([expect.stringContaining('same-title'), expect.stringContaining('same-description')]);
});

test('what search engines shall not list may say as little as it likes', () => {
  expect(
    findingsWith((site) => {
      const home = site.pages[''];
      if (home) home.settings = { ...home.settings, index: false };
      changeHead(site, '', { description: 'Robots.' });
    }),
  ).toEqual([]);
});
