import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { faqExample } from './faq.examples.ts';
import { FaqSection } from './faq.tsx';
import { FaqBrowser } from './faq-browser.tsx';
import { FaqFailed } from './faq-failed.tsx';
import { FaqList } from './faq-list.tsx';
import { searchTerms } from './search-faq.ts';

const html = renderToStaticMarkup(<FaqSection section={faqExample} />);
const { words, path, contact, answer } = faqExample;

describe('questions and answers', () => {
  it('are in the document, each closed and with its answer', () => {
    expect(html.match(/<details/g)).toHaveLength(3);
    expect(html).not.toMatch(/<details[^>]* open/);
    expect(html).toContain('<p>Standard: free.</p><p>Express: $50.</p>');
    expect(html).toMatch(/<a[^>]*href="\/us\/choose-your-region"[^>]*><span>Choose your region<\/span>/);
  });

  it('are grouped by topic, with links to the topics', () => {
    expect(html).toMatch(
      /<nav[^>]*aria-label="Topics"><ul><li><a href="#shipping">Shipping<\/a><\/li><li><a href="#app">App<\/a>/,
    );
    expect(html).toMatch(
      /<section id="shipping"[^>]*aria-labelledby="shipping-title"><h3[^>]*id="shipping-title">Shipping<\/h3>/,
    );
  });

  it('are open one at a time within a topic', () => {
    expect(html.match(/<details[^>]*name="faq-shipping"/g)).toHaveLength(2);
    expect(html.match(/<details[^>]*name="faq-app"/g)).toHaveLength(1);
  });

  it('have a labelled search field and announce the result to screen readers', () => {
    const [, id] = /<search[^>]*><label for="([^"]+)">Search<\/label>/.exec(html) ?? [];
    expect(html).toContain(`<input id="${id}" type="search"`);
    expect(html).toMatch(/role="status"/);
  });

  it('are open if their answer matches the search, with every hit marked', () => {
    const searchHtml = renderToStaticMarkup(
      <FaqList categories={answer.categories} terms={searchTerms('cost free')} />,
    );
    expect(searchHtml).toMatch(
      /<details[^>]*open=""><summary><span>What does shipping <mark>cost<\/mark>\?<\/span>.*<p>Standard: <mark>free<\/mark>\.<\/p>/,
    );
    expect(searchHtml).not.toMatch(/name="faq-/);
  });

  it('show a loading state if none came with the page', () => {
    const loadingHtml = renderToStaticMarkup(
      <FaqBrowser words={words} path={path} prefetched={[]} contact={contact} />,
    );
    expect(loadingHtml).toMatch(
      /aria-busy="true" data-faq="loading".*role="status">One moment…<.*<i><\/i><i><\/i><i><\/i>/,
    );
    expect(loadingHtml).not.toContain('<details');
  });

  it('ignore a prefetched response of another edition', () => {
    const prefetched = [{ base: '', path: '/ssr/faq/de', method: 'GET' as const, params: {}, reply: answer }];
    expect(
      renderToStaticMarkup(<FaqBrowser words={words} path={path} prefetched={prefetched} contact={contact} />),
    ).not.toContain('<details');
  });
});

describe('questions that could not be fetched', () => {
  const renderFailed = (isRetrying: boolean) =>
    renderToStaticMarkup(<FaqFailed words={words} isRetrying={isRetrying} onRetry={() => undefined} />);

  it('are announced at once, with a retry button', () => {
    expect(renderFailed(false)).toMatch(
      /role="alert"><h3[^>]*>That did not work\.<\/h3><p>Failed to load data\. Please try again later\.<\/p>/,
    );
    expect(renderFailed(false)).toMatch(/<button type="button"[^>]*>Retry<\/button>/);
  });

  it('keep the retry button during the next attempt', () => {
    expect(renderFailed(true)).toMatch(
      /role="status".*One moment….*<button type="button" aria-disabled="true"[^>]*>Retry<\/button>/,
    );
  });
});
