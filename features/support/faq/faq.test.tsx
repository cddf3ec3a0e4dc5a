import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrateIsland } from '#tests/support/components/hydrate-island.ts';
import { hrefOf, hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import type { FaqValue } from './faq.ts';
import { FaqSection } from './faq.tsx';
import { Island } from './faq-browser.island.tsx';

const faqExample: FaqValue = {
  id: 'faq',
  kind: 'faq',
  anchor: 'questions',
  heading: 'Questions by topic',
  words: {
    topics: 'Topics',
    search: 'Search',
    found: 'Found:',
    none: { title: 'Nothing found.', text: 'Try another word.', clear: 'Show all', link: 'Contact support' },
    retry: 'Retry',
    loading: 'One moment…',
    failed: { title: 'That did not work.', text: 'Failed to load data. Please try again later.' },
  },
  path: '/ssr/faq/us',
  home: '/us/faq',
  category: 'shipping',
  searchPage: '/us/search',
  contact: '/us/faq#contact',
  answer: {
    validUntil: null,
    categories: [
      {
        id: 'shipping',
        title: 'Shipping',
        questions: [
          { id: 'cost', label: 'What does shipping cost?', answer: ['Standard: free.', 'Express: $50.'] },
          { id: 'elsewhere', label: 'Do you ship abroad?', answer: ['Each region has a store of its own.'] },
        ],
      },
      {
        id: 'app',
        title: 'App',
        questions: [{ id: 'phones', label: 'Which phone do I need?', answer: ['One with iOS 13 or later.'] }],
      },
    ],
  },
};

const topics = () => screen.getByRole('navigation', { name: 'Topics' });
const currentTopic = () => screen.getByRole('link', { current: 'page' }).textContent;
const questions = () => screen.queryAllByRole<HTMLDetailsElement>('group');
const search = () => screen.getByRole('searchbox', { name: 'Search' });

describe('questions and answers as the server renders them', () => {
  it('are those of one topic, closed, one open at a time, each with an anchor on its answer', () => {
    showOnPage(<FaqSection section={faqExample} />);
    expect(screen.getByRole('region', { name: 'Shipping' }).id).toBe('shipping');
    expect(questions().map((question) => [question.open, question.getAttribute('name')])).toEqual([
      [false, 'faq-shipping'],
      [false, 'faq-shipping'],
    ]);
    expect(questions()[0]?.textContent).toMatch(/^What does shipping cost\?.*Standard: free\.Express: \$50\.$/);
    expect(document.getElementById('question-shipping-cost')?.textContent).toMatch(/^Standard/);
  });

  it('give each topic an address, whose page has the questions of that topic alone', () => {
    showOnPage(<FaqSection section={{ ...faqExample, category: 'app' }} />);
    expect(hrefsIn(topics())).toEqual(['/us/faq', '/us/faq/app']);
    expect(currentTopic()).toBe('App');
    expect(screen.getByRole('region', { name: 'App' }).textContent).toContain('One with iOS 13 or later.');
    expect(document.body.textContent).not.toContain('Express');
  });

  it('are searched on the page of the search without scripts', () => {
    showOnPage(<FaqSection section={faqExample} />);
    expect(search().closest('form')?.getAttribute('action')).toBe('/us/search');
  });
});

describe('questions and answers in use', () => {
  const fetchAnswer = vi.fn<typeof fetch>();
  beforeEach(async () => {
    vi.stubGlobal('fetch', fetchAnswer);
    fetchAnswer.mockImplementation(async () => Response.json(faqExample.answer));
    showOnPage(<FaqSection section={faqExample} />);
    await hydrateIsland('faq-browser', Island);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetchAnswer.mockReset();
    history.replaceState(null, '', '/');
  });

  it('of another topic are fetched, with a loading state, and the first one gets the focus', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetchAnswer.mockReturnValueOnce(promise);
    await userEvent.click(screen.getByRole('link', { name: 'App' }));
    expect(screen.getByText('One moment…', { selector: '[role=status]' })).toBeTruthy();
    expect([location.pathname, currentTopic(), questions()]).toEqual(['/us/faq/app', 'App', []]);
    resolve(Response.json(faqExample.answer));
    const question = await screen.findByText('Which phone do I need?');
    await vi.waitFor(() => expect(document.activeElement).toBe(question.closest('summary')));
  });

  it('that could not be fetched are announced each time, with a button for another attempt that keeps the focus', async () => {
    fetchAnswer.mockRejectedValueOnce(new TypeError('offline'));
    await userEvent.click(screen.getByRole('link', { name: 'App' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('That did not work.Failed to load data. Please try again later.');
    fetchAnswer.mockResolvedValueOnce(new Response('no', { status: 500 }));
    const retry = screen.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    expect(await screen.findByRole('alert')).not.toBe(alert);
    expect(document.activeElement).toBe(retry);
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetchAnswer.mockReturnValueOnce(promise);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(retry.getAttribute('aria-disabled')).toBe('true');
    resolve(Response.json(faqExample.answer));
    const question = await screen.findByText('Which phone do I need?');
    await vi.waitFor(() => expect(document.activeElement).toBe(question.closest('summary')));
  });

  it('that match a search are shown from all topics, open and with every hit marked, and counted aloud', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetchAnswer.mockReturnValueOnce(promise);
    await userEvent.type(search(), 'cost free');
    expect(screen.getByText('One moment…', { selector: '[role=status]' })).toBeTruthy();
    resolve(Response.json(faqExample.answer));
    const hits = await screen.findAllByText(/cost|free/, { selector: 'mark' });
    expect(hits.map(({ textContent }) => textContent)).toEqual(['cost', 'free']);
    expect(questions().map((question) => [question.open, question.getAttribute('name')])).toEqual([[true, null]]);
    expect(screen.getByText('Found: 1').role).toBe('status');
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('are back after a search without a match, which leads to the contact', async () => {
    await userEvent.type(search(), 'hawaii');
    expect(await screen.findByText('Try another word.')).toBeTruthy();
    expect(hrefOf('Contact support')).toBe('/us/faq#contact');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(questions()).toHaveLength(2);
    expect(document.activeElement).toBe(search());
  });
});
