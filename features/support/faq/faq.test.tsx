import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createSearchEngine } from '#core/search/search-engine.ts';
import { faqExample } from './faq.examples.ts';
import { FaqSection } from './faq.tsx';
import { Island as FaqBrowser } from './faq-browser.island.tsx';
import { FaqFailed } from './faq-failed.tsx';
import { FaqList } from './faq-list.tsx';
import { createFaqSearch } from './search-faq.browser.ts';

const html = renderToStaticMarkup(<FaqSection section={faqExample} />);
const appHtml = renderToStaticMarkup(<FaqSection section={{ ...faqExample, category: 'app' }} />);
const { words, path, home, contact, answer } = faqExample;

describe('questions and answers', () => {
  it('of the topic are in the document, each closed and with its answer', () => {
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).not.toMatch(/<details[^>]* open/);
    expect(html).toContain('<p>Standard: free.</p><p>Express: $50.</p>');
    expect(html).toMatch(/<a[^>]*href="\/us\/choose-your-region"[^>]*><span>Choose your region<\/span>/);
  });

  it('of other topics are not, but each topic has an address', () => {
    expect(html).not.toContain('iOS 13');
    expect(html).toMatch(
      /<nav[^>]*aria-label="Topics"><ul><li><a href="\/us\/faq" aria-current="page"[^>]*>Shipping<\/a><\/li><li><a href="\/us\/faq\/app"(?! aria-current)[^>]*>App<\/a>/,
    );
    expect(html).toMatch(
      /<section id="shipping"[^>]*aria-labelledby="shipping-title"><h3[^>]*id="shipping-title">Shipping<\/h3>/,
    );
    expect(appHtml).toMatch(/<a href="\/us\/faq\/app" aria-current="page"/);
    expect(appHtml).toMatch(/<section id="app".*One with iOS 13 or later\./);
    expect(appHtml).not.toContain('Express');
  });

  it('have an anchor each, on the answer', () => {
    expect(html).toMatch(
      /<details[^>]*>.*What does shipping cost\?.*<div id="question-shipping-cost"[^>]*><p>Standard/,
    );
  });

  it('are open one at a time within a topic', () => {
    expect(html.match(/<details[^>]*name="faq-shipping"/g)).toHaveLength(2);
    expect(appHtml.match(/<details[^>]*name="faq-app"/g)).toHaveLength(1);
  });

  it('have a labelled search field and announce the result to screen readers', () => {
    const [, id] = /<search[^>]*><form action="\/us\/search"><label for="([^"]+)">Search<\/label>/.exec(html) ?? [];
    expect(html).toContain(`<input id="${id}" type="search"`);
    expect(html).toMatch(/role="status"/);
  });

  it('are open if their answer matches the search, with every hit marked', () => {
    const searchHtml = renderToStaticMarkup(
      <FaqList categories={createFaqSearch(createSearchEngine, answer.categories, 'en-US')('cost free')} />,
    );
    expect(searchHtml).toMatch(
      /<details[^>]*open=""><summary><span>What does shipping <mark>cost<\/mark>\?<\/span>.*<p>Standard: <mark>free<\/mark>\.<\/p>/,
    );
    expect(searchHtml).not.toMatch(/name="faq-/);
  });

  it('show a loading state while those of the topic are missing', () => {
    const excerpt = { ...answer, categories: answer.categories.map(({ id, title }) => ({ id, title })) };
    const loadingHtml = renderToStaticMarkup(
      <FaqBrowser
        words={words}
        path={path}
        home={home}
        excerpt={excerpt}
        category="app"
        searchPage={undefined}
        contact={contact}
      />,
    );
    expect(loadingHtml).toMatch(
      /aria-busy="true" data-faq="loading".*role="status">One moment…<.*<i><\/i><i><\/i><i><\/i>/,
    );
    expect(loadingHtml).toMatch(/<a href="\/us\/faq\/app" aria-current="page"/);
    expect(loadingHtml).not.toContain('<details');
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
