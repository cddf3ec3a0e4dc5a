import { expect, test } from 'vitest';
import { contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { avoidedTerms } from './avoided-terms.ts';

const terms = [
  { language: 'en', avoid: 'at once', use: 'right away' },
  { language: 'en', avoid: 'by logging in,? you accept', use: 'a box to tick', except: ['pages/login/'] },
  { language: 'en-US', avoid: String.raw`\d\d:\d\d(?! [ap]\.m\.)`, use: 'twelve hours' },
  { language: 'ja', avoid: '同意したものとみな', use: 'チェックボックス' },
];
const findingsIn = (locale: string, text: string, page = 'home') =>
  avoidedTerms(
    contentFromFiles({
      'glossary/terms.yaml': terms,
      [`pages/${page}/page.yaml`]: { sections: [] },
      [`pages/${page}/${locale}.yaml`]: { description: text },
    }),
  );

test('finds wording to avoid, with what to write instead', () => {
  expect(findingsIn('en', 'The model does it at\u00a0once.')).toEqual([
    {
      check: 'avoided-term',
      severity: 'warning',
      file: 'pages/home/en.yaml',
      path: 'description',
      actual: '“at once”, which the glossary does not want',
      fix: 'Write right away.',
    },
  ]);
});

test.each([
  ['en-GB', 'Do it at once.', 'home'],
  ['en', 'By logging in, you accept the terms.', 'home'],
  ['en', 'Ends at 23:59.', 'home'],
  ['ja', '同意したものとみなします', 'home'],
])('finds in %s: “%s”', (locale, text, page) => {
  expect(findingsIn(locale, text, page)).toHaveLength(1);
});

test.each([
  ['de', 'at once', 'home'],
  ['en', 'that oncet', 'home'],
  ['en', 'By logging in, you accept the terms.', 'login'],
  ['en', 'Ends at 11:59 p.m.', 'home'],
  ['en-GB', 'Ends at 23:59.', 'home'],
])('accepts in %s: “%s” on the page %s', (locale, text, page) => {
  expect(findingsIn(locale, text, page)).toEqual([]);
});
