import { expect, test } from 'vitest';
import { contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { glossaryTerms } from './glossary-terms.ts';

const glossaries = {
  'glossary/de.md':
    '# Deutsch\n\n| English | Unser Wort | Hinweis |\n|---|---|---|\n| phone | Smartphone | nicht „Handy“ |\n\n- Nicht „duzen“.',
  'glossary/fr.md': '| hull | coque | pas «\u00a0caisse\u00a0» |',
  'glossary/ja.md': '| newsletter | メールマガジン | 「ニュースレター」とは書かない |',
  'glossary/ko.md': '| serial number | 시리얼 번호 | ‘일련번호’라고 쓰지 않음 |',
  'glossary/zh-CN.md': '| account | 账户 | 不写“账号” |',
  'glossary/en.md': '| part | part | not “components” |',
};
const findingsIn = (locale: string, text: string) =>
  glossaryTerms(contentFromFiles({ ...glossaries, [`pages/home/${locale}.yaml`]: { description: text } }));

test('finds a term that the glossary forbids, with what to write instead', () => {
  expect(findingsIn('de', 'Verbinden Sie Ihr Handy.')).toEqual([
    {
      check: 'glossary-term',
      severity: 'warning',
      file: 'pages/home/de.yaml',
      path: 'description',
      actual: '“Handy”, which the glossary does not want',
      fix: 'Write Smartphone.',
    },
  ]);
});

test('ignores words that are only searched', () => {
  const content = contentFromFiles({ ...glossaries, 'pages/home/de.yaml': { keywords: 'Handy, Roboter' } });
  expect(glossaryTerms(content)).toEqual([]);
});

test.each([
  ['fr', 'La caisse du char.'],
  ['ja', 'ニュースレターに登録する'],
  ['ko', '일련번호를 입력하세요.'],
  ['zh-CN', '登录您的账号'],
  ['en-GB', 'It has 100 components.'],
])('finds a forbidden term in %s: “%s”', (locale, text) => {
  expect(findingsIn(locale, text)).toHaveLength(1);
});

test.each([
  ['de', 'Verbinden Sie Ihr Smartphone. Eine Handyhülle passt. Wir duzen.'],
  ['fr', 'La coque du char, dans son caisson.'],
  ['en', 'It has {components, number} parts.'],
  ['ja', 'メールマガジンに登録する'],
])('accepts in %s: “%s”', (locale, text) => {
  expect(findingsIn(locale, text)).toEqual([]);
});
