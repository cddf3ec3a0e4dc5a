import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageHeadExample } from './page-head.examples.ts';
import { PageHeadSection } from './page-head.tsx';

const html = renderToStaticMarkup(<PageHeadSection section={pageHeadExample} />);

describe('the head of a page', () => {
  it('has the heading of the page', () => {
    expect(html).toMatch(/<h1[^>]*id="head-heading"[^>]*>Privacy Policy<\/h1>/);
  });

  it('shows the date of the text, with a machine-readable value', () => {
    expect(html).toContain('Last updated <time dateTime="2026-11-10">10 November 2026</time>');
  });

  it('says that a text is a sample before the text starts', () => {
    expect(html).toMatch(/role="note">A sample, for counsel to review\./);
  });

  it('links onward with one button', () => {
    expect(html).toMatch(/<a href="mailto:support@kinetra\.example"[^>]*>Write to us<\/a>/);
  });

  it('has the search of the site where it is asked for', () => {
    const words = { label: 'Search', placeholder: 'Robots', submit: 'Go' };
    const searchHtml = renderToStaticMarkup(
      <PageHeadSection section={{ ...pageHeadExample, search: { action: '/uk/search', words } }} />,
    );
    expect(searchHtml).toMatch(/<search[^>]*><form action="\/uk\/search"><label[^>]*>Search<.*<input[^>]* name="q"/);
    expect(html).not.toContain('<search');
  });

  it('leaves out empty parts', () => {
    const bare = renderToStaticMarkup(
      <PageHeadSection
        section={{ ...pageHeadExample, lead: undefined, notice: undefined, updated: undefined, link: undefined }}
      />,
    );
    expect(bare).not.toMatch(/<p|<a|<time/);
  });
});
