import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { ProseSection } from './prose.tsx';
import { ProseBlocks } from './prose-blocks.tsx';

test('a space stands between a figure and its unit, but not in Chinese, Japanese and Korean', () => {
  const figures = ['years', 'ans', '年', '年間', '일'].map((unit) => ({ value: '2', unit, text: unit }));
  showOnPage(<ProseBlocks blocks={[{ figures }]} />);
  const large = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(large).toEqual(expect.arrayContaining(['2 years', '2 ans', '2年', '2年間', '2일']));
});

test('a long text begins with links to its parts', () => {
  const parts = ['who', 'rights'].map((id) => ({ id, title: id, blocks: [] }));
  const text = { id: 'policy', kind: 'prose', surface: 'paper', parts } as const;
  showOnPage(<ProseSection section={{ ...text, contents: true }} />);
  expect(hrefsIn(screen.getByRole('navigation'))).toEqual(parts.map(({ id }) => `#${id}`));
  for (const { id } of parts) expect(document.getElementById(id)).not.toBeNull();
  showOnPage(<ProseSection section={{ ...text, contents: false }} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
