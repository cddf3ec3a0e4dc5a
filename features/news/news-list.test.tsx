import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { newsListExample } from './news-list.examples.ts';
import { NewsListSection } from './news-list.tsx';

test('the list of news groups the articles by year, links to each once, and to the feed', () => {
  showOnPage(<NewsListSection section={newsListExample} />);
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H2 2026',
    'H3 The sale opens',
    'H3 Which phone the app needs',
    'H2 2025',
    'H3 A robot arrives',
  ]);
  expect(hrefsIn()).toEqual(['/uk/news/sale', '/uk/news/app', '/uk/news/robot', '/uk/news/feed.xml']);
  expect(screen.getAllByRole<HTMLAnchorElement>('link').at(-1)?.type).toBe('application/atom+xml');
  expect([...document.querySelectorAll('img')].map(({ loading }) => loading)).toEqual(['eager', 'lazy', 'lazy']);
});
