import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '../../context/page.examples.ts';
import { PageContext } from '../../context/page-context.tsx';
import { articleExample } from './article.examples.ts';
import { ArticleSection } from './article.tsx';

const render = (section = articleExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <ArticleSection section={section} />
    </PageContext>,
  );

describe('an article', () => {
  it('is the heading of the page, and named by it', () => {
    expect(render()).toMatch(/<article[^>]*aria-labelledby="article-heading"/);
    expect(render()).toMatch(/<h1[^>]*id="article-heading">Black Friday opens on 14 November\.<\/h1>/);
  });

  it('says of which day it is, to people and to machines', () => {
    expect(render()).toContain('<time dateTime="2026-11-14T09:00:00+00:00">14 November 2026</time>');
  });

  it('leads on to what it speaks of, to the list and to its neighbours', () => {
    const hrefs = [...render().matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(['/uk/news', '/uk/black-friday', '/uk/news/christmas', '/uk/news/guides']);
  });

  it('leads nowhere where there is nothing to lead to', () => {
    expect(render({ ...articleExample, links: [], list: undefined, newer: undefined, older: undefined })).not.toMatch(
      /<a |<nav|<ul/,
    );
  });
});
