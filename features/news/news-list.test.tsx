import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { newsListExample } from './news-list.examples.ts';
import { NewsListSection } from './news-list.tsx';

const html = renderToStaticMarkup(
  <PageContext value={examplePage()}>
    <NewsListSection section={newsListExample} />
  </PageContext>,
);

describe('the list of news', () => {
  it('groups the articles by year', () => {
    expect(
      [...html.matchAll(/<h([23])[^>]*>(?:<a [^>]*>)?([^<]+)</g)].map(([, level, text]) => `${level} ${text}`),
    ).toEqual(['2 2026', '3 The sale opens', '3 Which phone the app needs', '2 2025', '3 A robot arrives']);
  });

  it('links to each article once, by its title, and to the feed', () => {
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/uk/news/sale',
      '/uk/news/app',
      '/uk/news/robot',
      '/uk/news/feed.xml',
    ]);
    expect(html).toContain('type="application/atom+xml"');
  });

  it('loads the newest picture at once and the others lazily', () => {
    expect([...html.matchAll(/loading="(\w+)"/g)].map(([, loading]) => loading)).toEqual(['eager', 'lazy', 'lazy']);
  });
});
