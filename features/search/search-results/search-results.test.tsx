import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { failedSearchExample, popularSearchExample, searchExample } from './search-results.examples.ts';
import { SearchResultsSection } from './search-results.tsx';

const show = (section = searchExample) => showOnPage(<SearchResultsSection section={section} />);

it('sends the query to its own page, without scripts', () => {
  show();
  const { name, value, form, labels } = screen.getByRole<HTMLInputElement>('searchbox');
  expect([name, value, form?.getAttribute('action')]).toEqual(['q', 'walker', '/us/search']);
  expect(labels).toHaveLength(1);
  expect(form?.querySelector('button[type="submit"]')).not.toBeNull();
});

it('lists results by kind, with the words marked, and robots with their price', () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('2 results for “walker”');
  const robots = document.querySelector('[aria-labelledby="search-robots"]');
  expect(robots?.textContent).toMatch(/Big Walker.*\$1,299/);
  expect(hrefOf('Big Walker')).toBe('/us/big-walker');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^Small Walker/ }).rel).toBe('noopener');
  expect(screen.getAllByText('Walker', { selector: 'mark' })).toHaveLength(2);
});

it('shows the query as text, and suggests where to look if nothing matches it', () => {
  show(failedSearchExample);
  expect(document.querySelector('script')).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^Nothing found/);
  expect(screen.getByText('Try a shorter word.')).toBeTruthy();
  expect(hrefOf('Questions')).toBe('/us/faq');
});

it('shows what is often looked for before a search', () => {
  show(popularSearchExample);
  expect(screen.getByRole('heading', { name: 'Often looked for' })).toBeTruthy();
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/us/faq');
  expect(screen.queryByRole('status')).toBeNull();
});
