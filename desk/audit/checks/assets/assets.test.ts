import { describe, expect, test } from 'vitest';
import { campaign } from '#core/campaigns/campaign-schema.ts';
import { lineId } from '#core/media/media-address.ts';
import type { Product } from '#core/products/product-schema.ts';
import type { PageContent, Site } from '#core/site.ts';
import { parseWallTime } from '#core/time/instant.ts';
import { contentFromFiles, sectionOf } from '#tests/support/site/content-from-files.ts';
import type { Check } from '../../check.ts';
import { altTexts } from './alt-texts.ts';
import { brokenAnchors } from './broken-anchors.ts';
import { missingVoices } from './missing-voices.ts';
import { smallIn, smallPictures } from './small-pictures.ts';
import { unusedContent } from './unused-content.ts';

const facts = { width: 400, height: 300, hash: 'a', colors: '#000 #000 #000', transparent: false };

/** Gives a page these sections, and these words in each edition that it has. */
function setSections(site: Site, slug: string, sections: { id: string }[], words: Record<string, object>): void {
  const page = site.pages[slug] as PageContent;
  page.settings = { ...page.settings, sections: sections as never };
  for (const edition of Object.values(page.words)) edition.sections = words;
}

/** The findings of a check in the small site after a change, as lines. */
const linesOf = (check: Check, files: Record<string, unknown>, change?: (site: Site) => void) =>
  check(contentFromFiles(files, change)).map(
    ({ check: name, severity, file, path, actual }) => `${severity} ${name} ${file} ${path}: ${actual}`,
  );
const containing = (texts: readonly string[]) => texts.map((text) => expect.stringContaining(text));

test.each<[what: string, back: string, hash: string, ...findings: string[]]>([
  [
    'two pictures of a page',
    'A robot',
    'b',
    'warning same-alternative-text pictures/robot.yaml back.alt.en: “A robot”',
  ],
  ['two pictures with texts of their own', 'A robot from behind', 'b'],
  ['one picture under two names', 'A robot', 'a'],
  ...['back', 'Robot back', 'robot/back', 'IMG_2045.webp'].map((alt): [string, string, string, string] => [
    `the name of a file: ${alt}`,
    alt,
    'b',
    'warning alternative-text pictures/robot.yaml back.alt.en',
  ]),
  [
    'a text that is too long to listen to',
    'x'.repeat(251),
    'b',
    'alternative-text pictures/robot.yaml back.alt.en: 251',
  ],
  ['a text that can be listened to', 'x'.repeat(250), 'b'],
])('the content audit reads the alternative texts of %s', (_what, back, hash, ...findings) => {
  const lines = linesOf(altTexts, {}, (site) => {
    const home = site.pages[''] as PageContent;
    site.pages = { '': home };
    site.pictures = {
      'robot/front': { ...facts, alt: { en: 'A robot' } },
      'robot/back': { ...facts, hash, alt: { en: back } },
    };
    const sections = ['front', 'back'].map((id) => ({ id, kind: 'page-head', picture: `robot/${id}`, links: [] }));
    setSections(site, '', sections, { front: { heading: 'Front' }, back: { heading: 'Back' } });
    home.settings.where = { us: {} };
  });
  expect(lines).toEqual(containing(findings));
});

const closes = parseWallTime('2026-12-01T00:00[Europe/London]');
const ref = 'page:flagship-bumblebee#specs';

test.each([
  ['an edition that has it not', { only: ['de'] }, {}, [`${ref}, whose section is not there in the us edition`]],
  ['it for longer', { window: { closes } }, {}, ['whose section is not there on 30 Nov 2026, 19:00 EST']],
  ['it while it is there', { window: { closes } }, { closes }, []],
  ['it for good', {}, {}, []],
])('the content audit reads a link to a section, from %s', (_what, frame, window, endings) => {
  const banner = { id: 'specs', label: 'Specs', link: ref };
  const lines = linesOf(brokenAnchors, { 'regions/us.yaml': { textBanners: [banner] } }, (site) => {
    site.regions.us = { ...site.regions.us, textBanners: [{ ...banner, window }] };
    const section = { id: 'specs', kind: 'page-head', anchor: 'specs', links: [], ...frame };
    setSections(site, 'flagship-bumblebee', [section], { specs: { heading: 'Specs' } });
  });
  expect(lines).toEqual(containing(endings));
  for (const line of lines) expect(line).toContain('warning lost-anchor regions/us.yaml textBanners.0.link');
});

test.each([
  ['that is not recorded, once for each language', 'Something else.', ['de', 'en', 'zh']],
  ['that is recorded in English only', 'One light comes on.', ['de', 'zh']],
])('the content audit finds a line %s', (_what, recorded, languages) => {
  const text = 'One light comes on.';
  const actor = { product: 'veteran', picture: 'robot/front' };
  const theater = { id: 'stage', kind: 'theater', actors: [actor], acts: [{ id: 'first', play: 'oneLight' }] };
  const act = { title: 'Light', text: 'A light.', cast: 'Solo', caption: 'Dark.', script: [{ at: 0, line: text }] };
  const lines = linesOf(missingVoices, {}, (site) => {
    site.products.veteran = { name: { en: 'Veteran' }, figures: { heightMm: 300 } } as unknown as Product;
    site.voices = { 'signatureTruck/en': { hash: 'abcdef12', lines: [lineId(recorded)] } };
    setSections(site, 'flagship-bumblebee', [theater], {
      stage: { heading: 'Theater', lead: 'One robot.', acts: { first: act } },
    });
    Object.assign(site.pages['flagship-bumblebee']?.settings ?? {}, { product: 'veteran' });
  });
  expect(lines.toSorted()).toEqual(
    containing(languages.map((language) => `“${text}”, which no file in media/voices/signatureTruck/${language} says`)),
  );
});

describe('the content audit finds pictures that have too few pixels', () => {
  const picture = (width: number, height: number) => ({ ...facts, id: 'robot/front', alt: 'A robot', width, height });

  test.each([
    ['programming-head', 500, 400, [624]],
    ['programming-head', 580, 400, []],
    ['hero', 736, 1388, []],
    ['hero', 736, 600, [928]],
    ['hero', 400, 800, [616]],
  ])('in %s: %i by %i px', (kind, width, height, needed) => {
    const small = smallIn(sectionOf({ id: 'one', kind, picture: picture(width, height) }));
    expect(small.map((one) => one.needed)).toEqual(needed);
  });

  test('in every entry of a list', () => {
    const items = { first: { picture: picture(300, 300) }, second: { picture: picture(900, 900) }, third: {} };
    expect(smallIn(sectionOf({ id: 'views', kind: 'details', items }))).toHaveLength(1);
  });

  test('where the section names them', () => {
    const section = { id: 'head', kind: 'page-head', picture: 'robot/front', links: [] };
    const lines = linesOf(smallPictures, { 'pages/home/page.yaml': { sections: [section] } }, (site) =>
      setSections(site, '', [section], { head: { heading: 'Home' } }),
    );
    expect(lines).toEqual([
      'note small-picture pages/home/page.yaml sections.0.picture: robot/front, 400 px wide, where 1312 px are shown',
    ]);
  });
});

describe('the content audit finds', () => {
  const answers = (...answer: string[]) => ({
    sections: { faq: { categories: { care: { questions: { feet: { answer } } } } } },
  });

  test('words of an overlay that equal those of the file below, unless they undo a nearer overlay or are in lists', () => {
    const lines = linesOf(unusedContent, {
      'pages/home/en.yaml': { title: 'A color.', description: 'A robot.', ...answers('One', 'Two') },
      'pages/home/en-GB.yaml': { title: 'A colour.', description: 'A robot.', ...answers('One', 'Three') },
      'pages/home/en-EU.yaml': { title: 'A color.' },
    });
    expect(lines).toEqual(containing(['note repeated-words pages/home/en-GB.yaml description']));
  });

  test('a picture that nothing shows', () => {
    const lines = linesOf(unusedContent, {}, ({ pictures }) => {
      pictures['robot/back'] = { ...facts, alt: { en: 'Its back' } };
    });
    expect(lines).toEqual(containing(['note unused-picture pictures/robot.yaml back']));
  });

  test('a figure that no words name', () => {
    const description = '{servos, number} servos, {weightLb, number} lb, {tank_chip, number}';
    const figures = { servos: 36, chips: 118, weightKg: 3.8 };
    const lines = linesOf(unusedContent, { 'pages/home/en.yaml': { description } }, (site) => {
      site.products = { tank: { name: { en: 'Tank' }, figures } as unknown as Product };
    });
    expect(lines).toEqual(containing(['note unused-figure products/tank.yaml figures.chips']));
  });

  test('a value of a campaign that none of its pages names', () => {
    const uk = { opens: '2027-11-14T09:00[Europe/London]', closes: '2027-11-20T00:00[Europe/London]' };
    const values = { uk: { upTo: { amount: 300 }, mugFrom: { amount: 99 } } };
    const lines = linesOf(unusedContent, {}, (site) => {
      site.campaigns.spring = campaign.parse({ stages: [{ id: 'early', windows: { uk } }], values });
      const home = site.pages[''] as PageContent;
      home.settings = { ...home.settings, campaigns: ['spring'] };
      Object.assign(home.words.uk ?? {}, { description: 'Up to {upTo} off' });
    });
    expect(lines).toEqual(containing(['note unused-value campaigns/spring.yaml values.uk.mugFrom']));
  });
});
