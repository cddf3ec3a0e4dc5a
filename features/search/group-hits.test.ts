import { expect, test } from 'vitest';
import type { SearchGroup } from '#contract/search.ts';
import type { SearchHit } from '#core/search/search-engine.ts';
import { groupHits } from './group-hits.browser.ts';

const hit = (group: SearchGroup, title: string): SearchHit => ({
  group,
  title,
  text: '',
  href: `/${title}`,
  marks: { title: [], text: [] },
});

test('groups have their order, and their best results', () => {
  const news = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => hit('news', title));
  const grouped = groupHits([...news, hit('robots', 'one'), hit('questions', 'what')]);
  expect(grouped.map(({ group, hits }) => [group, hits.map(({ title }) => title).join('')])).toEqual([
    ['robots', 'one'],
    ['questions', 'what'],
    ['news', 'abcde'],
  ]);
});
