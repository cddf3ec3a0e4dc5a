import { expect, test } from 'vitest';
import { changeWords, contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { headWords } from './head-words.ts';

const described = (what: string) =>
  `${what}: programmable robots that change shape when you ask them to, and learn what you teach.`;
const asHome = { title: 'home | KINETRA', description: described('home') };

test.each<[what: string, slug: string, words: { title?: string; description?: string }, ...findings: string[]]>([
  ['good ones', '', {}],
  [
    'a long description',
    '',
    { description: 'x'.repeat(161) },
    'description-length a description as wide as 161 letters',
  ],
  ['a short description', '', { description: 'Robots.' }, 'description-length a description as wide as 7 letters'],
  ['a long title', '', { title: 'x'.repeat(66) }, 'title-length a title as wide as 66 letters'],
  [
    'letters of East Asia',
    '',
    { title: '机'.repeat(33), description: '机'.repeat(25) },
    'title-length a title as wide as 66',
  ],
  ['those of another page', 'flagship-bumblebee', asHome, 'same-title', 'same-description'],
  ['a short description of a page that is not indexed', 'choose-your-region', { description: 'Robots.' }],
])('the content audit reads titles and descriptions: %s', (_what, changed, words, ...findings) => {
  const content = contentFromFiles({}, (site) => {
    for (const [slug, { settings }] of Object.entries(site.pages)) {
      if (slug === 'choose-your-region') settings.index = false;
      changeWords(site, slug, { title: `${slug || 'home'} | KINETRA`, description: described(slug || 'home') });
    }
    changeWords(site, changed, words);
  });
  expect(headWords(content).map(({ check, actual }) => `${check} ${actual}`)).toEqual(
    findings.map((text) => expect.stringContaining(text)),
  );
});
