import { expect, test } from 'vitest';
import type { Site } from '#core/site.ts';
import { contentFromFiles, sectionOf } from '#tests/support/site/content-from-files.ts';
import { altTexts } from './alt-texts.ts';

const facts = { width: 400, height: 300, hash: 'a', color: '#000000', transparent: false };

const contentWith = (front: string, back: string, backHash = 'b') =>
  contentFromFiles({}, (site: Site) => {
    site.pictures = {
      'robot/front': { ...facts, alt: { en: front } },
      'robot/back': { ...facts, hash: backHash, alt: { en: back } },
    };
    const home = site.pages[''];
    if (!home) return;
    const sections = ['front', 'back'].map((what) =>
      sectionOf({ id: what, kind: 'page-head', picture: `robot/${what}`, links: [] }),
    );
    home.settings = { ...home.settings, where: { us: {} }, sections: sections as never };
    home.words = {
      us: {
        title: 'Home',
        description: 'Home',
        keywords: 'home',
        sections: { front: { heading: 'Front' }, back: { heading: 'Back' } },
      },
    };
    for (const slug of Object.keys(site.pages)) if (slug !== '') delete site.pages[slug];
  });

test('finds two pictures of a page with the same alternative text', () => {
  expect(altTexts(contentWith('A robot', 'A robot'))).toEqual([
    expect.objectContaining({
      check: 'same-alternative-text',
      severity: 'warning',
      file: 'pictures/robot.yaml',
      path: 'back.alt.en',
      edition: 'us',
      actual: '“A robot”, the same text as robot/front on one page',
    }),
  ]);
});

test('leaves alone different texts, and one picture under two names', () => {
  expect(altTexts(contentWith('A robot', 'A robot from behind'))).toEqual([]);
  expect(altTexts(contentWith('A robot', 'A robot', 'a'))).toEqual([]);
});

test.each(['back', 'Robot back', 'robot/back', 'IMG_2045.webp'])('finds the name of a file: %s', (alt) => {
  expect(altTexts(contentWith('A robot', alt))).toEqual([
    expect.objectContaining({ check: 'alternative-text', path: 'back.alt.en' }),
  ]);
});

test('finds a text that is too long to listen to', () => {
  expect(altTexts(contentWith('A robot', 'x'.repeat(251)))).toEqual([
    expect.objectContaining({ check: 'alternative-text', actual: '251 letters' }),
  ]);
  expect(altTexts(contentWith('A robot', 'x'.repeat(250)))).toEqual([]);
});
