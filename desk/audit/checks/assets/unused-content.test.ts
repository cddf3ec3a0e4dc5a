import { expect, test } from 'vitest';
import { campaign } from '#core/campaigns/campaign-schema.ts';
import type { Product } from '#core/products/product-schema.ts';
import type { Site } from '#core/site.ts';
import { contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { unusedContent } from './unused-content.ts';

const findingsIn = (files: Record<string, unknown>, change?: (site: Site) => void) =>
  unusedContent(contentFromFiles(files, change)).map(
    ({ check, severity, file, path }) => `${check} ${severity} ${file} ${path}`,
  );

test('finds words of an overlay that equal those of the file below', () => {
  const files = {
    'pages/home/en.yaml': { description: 'A robot.', title: 'Robots' },
    'pages/home/en-GB.yaml': { description: 'A robot.', title: 'Machines' },
  };
  expect(findingsIn(files)).toEqual(['repeated-words note pages/home/en-GB.yaml description']);
});

const answers = (...answer: string[]) => ({
  sections: { faq: { categories: { care: { questions: { feet: { answer } } } } } },
});

test('keeps words that undo a nearer overlay, and whole lists', () => {
  const files = {
    'pages/home/en.yaml': { description: 'A color.', ...answers('One', 'Two') },
    'pages/home/en-GB.yaml': { description: 'A colour.', ...answers('One', 'Three') },
    'pages/home/en-EU.yaml': { description: 'A color.' },
  };
  expect(findingsIn(files)).toEqual([]);
});

test('finds a picture that nothing shows', () => {
  const withBack = (site: Site) => {
    site.pictures['robot/back'] = {
      width: 400,
      height: 300,
      hash: 'b',
      color: '#000000',
      transparent: false,
      alt: { en: 'Its back' },
    };
  };
  expect(findingsIn({}, withBack)).toEqual(['unused-picture note pictures/robot.yaml back']);
});

test('finds a figure that no words name', () => {
  const machine = { name: { en: 'Tank' }, figures: { servos: 36, chips: 118, weightKg: 3.8 } } as unknown as Product;
  const words = {
    'pages/home/en.yaml': { description: '{servos, number} servos, {weightLb, number} lb, {tank_chip, number}' },
  };
  const change = (site: Site) => {
    site.products = { tank: machine };
  };
  expect(findingsIn(words, change)).toEqual(['unused-figure note products/tank.yaml figures.chips']);
});

test('finds a value of a campaign that none of its pages names', () => {
  const opens = '2027-11-14T09:00[Europe/London]';
  const stages = [{ id: 'early', windows: { uk: { opens, closes: '2027-11-20T00:00[Europe/London]' } } }];
  const change = (site: Site) => {
    site.campaigns.spring = campaign.parse({
      stages,
      values: { uk: { upTo: { amount: 300 }, mugFrom: { amount: 99 } } },
    });
    const home = site.pages[''];
    if (!home?.words.uk) return;
    home.settings = { ...home.settings, campaigns: ['spring'] };
    home.words.uk = { ...home.words.uk, description: 'Up to {upTo} off' };
  };
  expect(findingsIn({}, change)).toEqual(['unused-value note campaigns/spring.yaml values.uk.mugFrom']);
});
