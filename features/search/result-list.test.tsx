import { expect, test } from 'vitest';
import type { SearchGroup } from '#contract/search.ts';
import type { SearchHit } from '#core/search/search-engine.ts';
import { resultLists } from './search-dialog-parts.browser.ts';
import type { SearchDialogWords } from './search-link.tsx';

const hit = (group: SearchGroup, title: string): SearchHit => ({
  group,
  title,
  text: '',
  href: `/${title}`,
  marks: { title: [], text: [] },
});
const words = { robots: 'Robots', questions: 'Questions', news: 'News' } as SearchDialogWords;

test('groups have their order, and their best results', () => {
  const news = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => hit('news', title));
  const lists = resultLists([...news, hit('robots', 'one'), hit('questions', 'what')], words);
  const texts = lists.map((list) => [list.querySelector('h2')?.textContent, list.querySelector('ul')?.textContent]);
  expect(texts).toEqual([
    ['Robots', 'one'],
    ['Questions', 'what'],
    ['News', 'abcde'],
  ]);
});
