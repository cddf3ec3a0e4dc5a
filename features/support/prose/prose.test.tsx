import { expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { ProseBlocks } from './prose-blocks.tsx';

test('a space stands between a figure and its unit, but not in Chinese, Japanese and Korean', () => {
  const figures = ['years', 'ans', '年', '年間', '일'].map((unit) => ({ value: '2', unit, text: unit }));
  showOnPage(<ProseBlocks blocks={[{ figures }]} />);
  const large = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(large).toEqual(expect.arrayContaining(['2 years', '2 ans', '2年', '2年間', '2일']));
});
