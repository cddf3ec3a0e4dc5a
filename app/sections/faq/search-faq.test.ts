import { describe, expect, test } from 'vitest';
import type { FaqCategory } from '#rules/contract/faq.ts';
import { hasHitInAnswer, searchFaq, searchTerms, splitAtHits } from './search-faq.ts';

const question = (id: string, label: string, ...answer: string[]) => ({ id, label, answer });
const categories: FaqCategory[] = [
  {
    id: 'shipping',
    title: 'Shipping',
    questions: [
      question('cost', 'What does shipping cost?', 'Standard: free.', 'Express: $50.'),
      question('where', 'Où est-ce livré ?', 'À l’adresse indiquée.'),
    ],
  },
  {
    id: 'app',
    title: 'App',
    questions: [
      question('phone', 'スマートフォンの条件は？', 'iOS 13以降。'),
      question('chat', '앱이 로봇을 찾지 못합니다.', '로봇을 켜 주세요.'),
    ],
  },
];
const findIds = (query: string) =>
  searchFaq(categories, searchTerms(query)).flatMap(({ questions }) => questions.map(({ id }) => id));
const markText = (text: string, query: string) =>
  splitAtHits(text, searchTerms(query))
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('');

describe('searching questions', () => {
  test.each([
    ['nothing, and keeps every question', '', ['cost', 'where', 'phone', 'chat']],
    ['spaces alone, and does the same', '  ', ['cost', 'where', 'phone', 'chat']],
    ['a word of a question', 'shipping', ['cost']],
    ['a word of an answer', 'express', ['cost']],
    ['the beginning of a word', 'SHIPP', ['cost']],
    ['words that stand in question and answer, in any order', 'free shipping', ['cost']],
    ['two words of which one is nowhere', 'free hawaii', []],
    ['letters without their accents', 'ou livre', ['where']],
    ['letters with accents that the text has not', 'shïpping', ['cost']],
    ['a straight apostrophe for a curly one', "l'adresse", ['where']],
    ['a part of a Japanese sentence', '条件', ['phone']],
    ['hiragana for katakana, as it is typed', 'すまーと', ['phone']],
    ['full-width letters', 'ｉＯＳ', ['phone']],
    ['a Korean syllable that is not finished', '로보', ['chat']],
    ['a sign of no word', '$50', ['cost']],
  ])('finds %s', (_what, query, ids) => {
    expect(findIds(query)).toEqual(ids);
  });

  test('leaves out categories without matches', () => {
    expect(searchFaq(categories, searchTerms('express')).map(({ id }) => id)).toEqual(['shipping']);
  });

  test('opens an answer only if the question alone does not match', () => {
    const [cost] = categories[0]?.questions ?? [];
    expect(
      cost && ['', 'shipping', 'express', 'shipping express'].map((query) => hasHitInAnswer(cost, searchTerms(query))),
    ).toEqual([false, false, true, true]);
  });
});

describe('marking hits', () => {
  test.each([
    ['Shipping and ship', 'ship', '[Ship]ping and [ship]'],
    ['Livré à l’étranger', 'etr', 'Livré à l’[étr]anger'],
    ['Décomposé : e\u0301te\u0301.', 'ete', 'Décomposé : [e\u0301te\u0301].'],
    ['Straße', 'ss', 'Stra[ß]e'],
    ['Straße', 's', '[S]tra[ß]e'],
    ['Rück\u00adsendung', 'ruckse', '[Rück\u00adse]ndung'],
    ['ロボットの動き', 'ろぼ', '[ロボ]ットの動き'],
    ['ハブとバブ', 'ハブ', '[ハブ]とバブ'],
    ['free and free shipping', 'free ship', '[free] and [free] [ship]ping'],
    ['A 🤖 robot', 'robot', 'A 🤖 [robot]'],
  ])('marks in “%s” the hits of “%s”', (text, query, expected) => {
    expect(markText(text, query)).toBe(expected);
  });

  test('never changes the text', () => {
    const text = 'Œuvre ﬁne, ½ ㎏ — Ａ';
    for (const query of ['', 'oe', 'f', '1', 'kg', 'a'])
      expect(
        splitAtHits(text, searchTerms(query))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
  });
});
