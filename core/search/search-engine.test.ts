import { expect, test } from 'vitest';
import type { SearchDocument } from '#contract/search.ts';
import { createSearchEngine } from './search-engine.ts';

/** Titles of robots, and of one page that names them all. */
const createEngine = (lang: string, ...titles: string[]) =>
  createSearchEngine(
    [
      { group: 'pages', title: 'Pages', text: titles.join(', '), href: '/all' },
      ...titles.map((title): SearchDocument => ({ group: 'robots', title, text: '', href: title })),
    ],
    lang,
  );

const first = (engine: ReturnType<typeof createEngine>, query: string) => engine.search(query)[0]?.href;

test('words are found by their beginning, with typing errors, without accents and capitals', () => {
  const english = createEngine('en-US', 'Walker Megabot', 'Crawler Grimbot', 'Pre-Order', 'AI Base', 'Scout K1 Pro');
  for (const query of ['megab', 'MEGABOT', 'megbot', 'megabto', 'walker mega', 'ｍｅｇａｂｏｔ', 'is there a megabot?'])
    expect([query, first(english, query)]).toEqual([query, 'Walker Megabot']);
  expect(first(english, 'preorder')).toBe('Pre-Order');
  expect(first(english, 'aibase')).toBe('AI Base');
  for (const query of ['k 1', 'k1pro']) expect(first(english, query)).toBe('Scout K1 Pro');
  expect(first(english, 'mega bot')).toBe('Walker Megabot');
  const german = createEngine('de-DE', 'Großes Gerät', 'Akkulaufzeit', 'Rücksendung');
  for (const query of ['gerat', 'geraet', 'Gerät', 'grosses']) expect(first(german, query)).toBe('Großes Gerät');
  expect(first(german, 'laufzeit')).toBe('Akkulaufzeit');
  expect(first(german, 'Ersatzakku')).toBe('Akkulaufzeit');
  expect(first(createEngine('fr-FR', 'L’été', 'Hiver'), "l'ete")).toBe('L’été');
});

test('Chinese words are found wherever they begin', () => {
  const chinese = createEngine('zh-CN', '旗舰版威震天', '大黄蜂', '退货与退款');
  expect(first(chinese, '威震')).toBe('旗舰版威震天');
  expect(first(chinese, '怎么退货')).toBe('退货与退款');
  expect(first(chinese, '大黄蜂多少钱')).toBe('大黄蜂');
});

test('kana are found in either form and width, with and without dots', () => {
  const japanese = createEngine('ja-JP', 'フラッグシップ メガトロン', 'バズ・ライトイヤー');
  for (const query of ['めがとろ', 'ﾒｶﾞﾄﾛﾝ', 'メガトロンの価格', 'フラッグシップメガトロン'])
    expect([query, first(japanese, query)]).toEqual([query, 'フラッグシップ メガトロン']);
  for (const query of ['バズライトイヤー', 'ライトイヤ']) expect(first(japanese, query)).toBe('バズ・ライトイヤー');
});

test('Korean words are found while a syllable is typed, with particles and without spaces', () => {
  const korean = createEngine('ko-KR', '플래그십 메가트론', '범블비 퍼포먼스', '그림록');
  for (const query of ['플래그ㅅ', '플래그시', '메가트론은', '메가트론을 사고', '플래그십메가트론', '메가트롱'])
    expect([query, first(korean, query)]).toEqual([query, '플래그십 메가트론']);
  expect(first(korean, '범블ㅂ')).toBe('범블비 퍼포먼스');
  expect(first(korean, '글')).toBe('그림록');
});

test('robots come before what is written about them, and a question in the same words before others', () => {
  const of = (group: SearchDocument['group'], title: string, keywords = '') => ({
    group,
    title,
    text: '',
    keywords,
    href: title,
  });
  const { search } = createSearchEngine(
    [
      of('manuals', 'Megabot', 'Megabot'),
      of('robots', 'Flagship Megabot'),
      of('questions', 'The package is damaged'),
      of('questions', 'Tracking', 'where is my package'),
    ],
    'en',
  );
  expect(search('megabot').map(({ group }) => group)).toEqual(['robots', 'manuals']);
  expect(search('where is my package')[0]?.title).toBe('Tracking');
});

test('matches are marked in the title and in an excerpt', () => {
  const text = `${'Much else. '.repeat(40)}The warranty lasts. ${'And more. '.repeat(40)}`;
  const [hit] = createSearchEngine([{ group: 'pages', title: 'The Warranty', text, href: '/' }], 'en').search(
    'warranty',
  );
  const marked = (of: 'title' | 'text') => hit?.marks[of].map(([from, to]) => hit[of].slice(from, to));
  expect([marked('title'), marked('text')]).toEqual([['Warranty'], ['warranty']]);
  expect(hit?.text.length).toBeLessThan(165);
});

test('every query is answered', () => {
  const engine = createEngine('ja-JP', 'メガトロン');
  for (const query of ['', ' ', '!?', '(', '\u{1F916}', '\uD800', 'ﾞ', 'a'.repeat(5000), 'か'.repeat(5000), '__proto__'])
    expect(engine.search(query)).toEqual([]);
});
