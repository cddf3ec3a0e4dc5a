import { expect, test } from 'vitest';
import { contentFromFiles, sectionOf } from '#tests/support/site/content-from-files.ts';
import { smallIn, smallPictures } from './small-pictures.ts';

const picture = (width: number, height: number) => ({
  id: 'robot/front',
  alt: 'A robot',
  width,
  height,
  hash: 'a',
  color: '#000000',
  transparent: false,
});

test('finds a picture when the screen has over a tenth more pixels', () => {
  const small = (width: number) =>
    smallIn(sectionOf({ id: 'parts', kind: 'parts', picture: picture(width, 400) })).map(({ needed }) => needed);
  expect(small(600)).toEqual([718]);
  expect(small(660)).toEqual([]);
});

test('limits an upright picture by the height of its frame', () => {
  const hero = (width: number, height: number) =>
    smallIn(sectionOf({ id: 'hero', kind: 'hero', picture: picture(width, height) })).map(({ needed }) => needed);
  expect(hero(736, 1388)).toEqual([]);
  expect(hero(736, 600)).toEqual([928]);
  expect(hero(400, 800)).toEqual([616]);
});

test('checks every entry of a list', () => {
  const items = { first: { picture: picture(300, 300) }, second: { picture: picture(900, 900) }, third: {} };
  expect(smallIn(sectionOf({ id: 'views', kind: 'details', items }))).toHaveLength(1);
});

test('reports the picture where its section names it', () => {
  const section = { id: 'head', kind: 'page-head', picture: 'robot/front', links: [] };
  const content = contentFromFiles({ 'pages/home/page.yaml': { sections: [section] } }, (site) => {
    const home = site.pages[''];
    if (!home) return;
    home.settings = { ...home.settings, sections: [section] as never };
    for (const words of Object.values(home.words)) words.sections = { head: { heading: 'Home' } };
  });
  expect(smallPictures(content)).toEqual([
    expect.objectContaining({
      check: 'small-picture',
      file: 'pages/home/page.yaml',
      path: 'sections.0.picture',
      actual: 'robot/front, 400 px wide, where 1312 px are shown',
      fix: 'Make a master of 1312 px or more, or show another picture.',
    }),
  ]);
});
