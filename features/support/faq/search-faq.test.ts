import { describe, expect, test } from 'vitest';
import type { FaqCategory } from '#contract/faq.ts';
import { createSearchEngine } from '#core/search/search-engine.ts';
import { createFaqSearch, isAnswerNeeded } from './search-faq.browser.ts';

const question = (id: string, label: string, ...answer: string[]) => ({ id, label, answer });
const english: FaqCategory[] = [
  {
    id: 'shipping',
    title: 'Shipping',
    questions: [
      question('cost', 'What does shipping cost?', 'Standard: free.', 'Express: $50, and $5 for shipping to islands.'),
      question('where', 'Where do you ship to?', 'To the address that you give.'),
    ],
  },
  {
    id: 'app',
    title: 'App',
    questions: [{ ...question('phone', 'Which phone do I need?', 'One with iOS 13 or later.'), keywords: 'Android' }],
  },
];
const searchOf = (categories: FaqCategory[], lang: string) => createFaqSearch(createSearchEngine, categories, lang);
const searchEnglish = searchOf(english, 'en-US');
const findIds = (query: string) =>
  searchEnglish(query).map(({ id, questions }) => [id, ...questions.map((match) => match.id)].join(' '));

describe('searching questions', () => {
  test.each([
    ['a word of a question, and leaves out topics without any', 'phone', ['app phone']],
    ['a word of an answer', 'address', ['shipping where']],
    ['words that stand in question and answer, in any order', 'free cost', ['shipping cost']],
    ['a keyword', 'android', ['app phone']],
    ['nothing', 'hawaii', []],
  ])('finds %s', (_what, query, ids) => {
    expect(findIds(query)).toEqual(ids);
  });

  test('finds a Korean syllable that is not finished', () => {
    const korean = [
      { id: 'app', title: '앱', questions: [question('chat', '앱이 로봇을 찾지 못합니다.', '켜 주세요.')] },
    ];
    expect(searchOf(korean, 'ko-KR')('로보')).toHaveLength(1);
  });

  test('marks the label and each paragraph of the answer', () => {
    const [match] = searchEnglish('shipping')[0]?.questions ?? [];
    const cut = (text = '', marks: [number, number][] = []) => marks.map(([from, to]) => text.slice(from, to));
    expect(cut(match?.label, match?.marks.label)).toEqual(['shipping']);
    expect(match?.answer.map((text, index) => cut(text, match.marks.answer[index]))).toEqual([[], ['shipping']]);
  });

  test('opens an answer only if it has matches that the question has not', () => {
    const isOpen = (query: string) => searchEnglish(query)[0]?.questions.slice(0, 1).map(isAnswerNeeded);
    expect(['shipping cost', 'express', 'cost express'].map(isOpen)).toEqual([[false], [true], [true]]);
  });
});
