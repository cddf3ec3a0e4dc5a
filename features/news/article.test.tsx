import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { articleExample } from './article.examples.ts';
import { ArticleSection } from './article.tsx';

const render = (section = articleExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <ArticleSection section={section} />
    </PageContext>,
  );

describe('an article', () => {
  it('has the heading of the page and is labelled by it', () => {
    expect(render()).toMatch(/<article[^>]*aria-labelledby="article-heading"/);
    expect(render()).toMatch(/<h1[^>]*id="article-heading">Black Friday opens on 14 November\.<\/h1>/);
  });

  it('shows its date, with a machine-readable value', () => {
    expect(render()).toContain('<time dateTime="2026-11-14T09:00:00+00:00">14 November 2026</time>');
  });

  it('links to its topics, to the list and to the neighbouring articles', () => {
    const hrefs = [...render().matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(['/uk/news', '/uk/black-friday', '/uk/news/christmas', '/uk/news/guides']);
  });

  it('has no links when there is nothing to link to', () => {
    expect(render({ ...articleExample, links: [], list: undefined, newer: undefined, older: undefined })).not.toMatch(
      /<a |<nav|<ul/,
    );
  });
});
