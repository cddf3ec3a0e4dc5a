import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefOf, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { pageHeadExample } from './page-head.examples.ts';
import { PageHeadSection } from './page-head.tsx';

const show = (changes: Partial<typeof pageHeadExample> = {}) =>
  showOnPage(<PageHeadSection section={{ ...pageHeadExample, ...changes }} />);

describe('the head of a page', () => {
  it('has the heading of the page, the date of the text and one link onward', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy();
    const date = screen.getByText<HTMLTimeElement>('10 November 2026');
    expect([date.parentElement?.textContent, date.dateTime]).toEqual(['Last updated 10 November 2026', '2026-11-10']);
    expect(hrefOf('Write to us')).toBe('mailto:support@kinetra.example');
  });

  it('says that a text is a sample before the text starts', () => {
    show();
    expect(screen.getByRole('note').textContent).toMatch(/^A sample, for counsel to review\./);
  });

  it('has the search of the site where it is asked for', () => {
    show();
    expect(screen.queryByRole('searchbox')).toBeNull();
    show({ searchPage: '/uk/search' });
    const { name, form } = screen.getByRole<HTMLInputElement>('searchbox', { name: 'search.label' });
    expect([name, form?.getAttribute('action')]).toEqual(['q', '/uk/search']);
  });

  it('leaves out empty parts', () => {
    show({ lead: undefined, notice: undefined, updated: undefined, link: undefined });
    expect([...textsOf('paragraph'), ...textsOf('link'), ...textsOf('time'), ...textsOf('note')]).toEqual([]);
  });
});
