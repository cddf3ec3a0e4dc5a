import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { articleExample } from './article.examples.ts';
import { ArticleSection } from './article.tsx';

test('an article is labelled by the heading of the page, and shows its date and what it belongs to', () => {
  showOnPage(<ArticleSection section={articleExample} />);
  const name = 'Black Friday opens on 14 November.';
  expect(screen.getByRole('article', { name })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.getByText<HTMLTimeElement>('14 November 2026').dateTime).toBe('2026-11-14T09:00:00+00:00');
  expect(hrefsIn()).toEqual(['/uk/news', '/uk/black-friday', '/uk/news/christmas', '/uk/news/guides']);
});

test('an article has no links when there is nothing to link to', () => {
  showOnPage(
    <ArticleSection section={{ ...articleExample, links: [], list: undefined, newer: undefined, older: undefined }} />,
  );
  expect(hrefsIn()).toEqual([]);
  expect(screen.queryByRole('navigation') ?? screen.queryByRole('list')).toBeNull();
});
