import { expect, test } from 'vitest';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { changeWords, contentFromFiles, sectionOf } from '#tests/support/site/content-from-files.ts';
import { findLeakedWords, findLeaks, findTextErrors, leakedWords } from './leaked-words.ts';

test.each([
  ['nav.logIn', 'the message key nav.logIn'],
  ['Ships in {days} days', 'a brace that was not filled in'],
  ['Ships in undefined days', 'a value that is none'],
  ['NaN servos', 'a value that is none'],
  ['[object Object]', 'a value that is none'],
  ['page:faq', 'a link in place of words'],
  ['Chips &amp; servos', 'markup'],
  ['<b>New</b>', 'markup'],
  ['>- A robot', 'signs of YAML'],
  ["'A robot'", 'signs of YAML'],
])('finds a leak in: %s', (text, actual) => {
  expect(findLeaks(text).map((leak) => leak.actual)).toEqual([actual]);
});

test.each([
  'Say “undefinable”.',
  'Price: ??',
  'Nanobots & servos < 3 kg',
  'Robots – and cars',
  'support.de@kinetra.example',
  'The page: a robot',
])('finds no leak in: %s', (text) => {
  expect(findLeaks(text)).toEqual([]);
});

test('checks a finished text for leaks and for the marks of its language', () => {
  expect(findTextErrors('NaN Servos, "los"', 'de-DE').map(({ actual }) => actual)).toEqual([
    'a value that is none',
    '“NaN Servos, "los"”',
  ]);
});

function homeWith(...sections: object[]): Page {
  const resolution = resolvePage(contentFromFiles({}).site, { edition: 'fr', slug: '' }, 0);
  if (!('page' in resolution)) throw new Error('there is no home page');
  return { ...resolution.page, shell: { ...resolution.page.shell, menus: [] }, sections: sections.map(sectionOf) };
}

test('reports a leak with the part of the page, by the rules of its language', () => {
  expect(findLeakedWords(homeWith({ id: 'hero', kind: 'hero', heading: 'Prêt ?', href: '/fr/faq?a=1#b' }))).toEqual([
    expect.objectContaining({ part: 'hero', text: 'Prêt ?', fix: 'Put a no-break space before the mark.' }),
  ]);
});

test('ignores placeholders that the browser fills in', () => {
  const page = homeWith({ id: 'login', kind: 'login', greeting: 'Bonjour, {name}.' });
  const messages = { ...page.messages, account: { ...page.messages.account, greeting: 'Bonjour, {name}.' } };
  expect(findLeakedWords({ ...page, messages })).toEqual([]);
  expect(findLeakedWords(page)).toHaveLength(1);
});

test('reports a leak at any instant as an error, at the place of its words', () => {
  const words = { 'regions/uk.yaml': { tagline: 'Robots in {colours}' } };
  const content = contentFromFiles(words, (site) => {
    site.regions.uk = { ...site.regions.uk, tagline: 'Robots in {colours}' };
    changeWords(site, '', { title: 'Home' });
  });
  expect(leakedWords(content)).toEqual([
    expect.objectContaining({
      check: 'leaked-words',
      severity: 'error',
      file: 'regions/uk.yaml',
      path: 'tagline',
      edition: 'uk',
      instant: 0,
    }),
  ]);
  expect(leakedWords(contentFromFiles({}))).toEqual([]);
});
