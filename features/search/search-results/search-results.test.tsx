import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { failedSearchExample, popularSearchExample, searchExample } from './search-results.examples.ts';
import { SearchResultsSection } from './search-results.tsx';

const render = (section: typeof searchExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <SearchResultsSection section={section} />
    </PageContext>,
  );

it('sends the query to its own page, without scripts', () => {
  expect(render(searchExample)).toMatch(
    /<search><form[^>]*action="\/us\/search"[^>]*><label[^>]*for="search-query">.*<input id="search-query" type="search"[^>]*name="q" value="walker".*<button type="submit"/,
  );
});

it('lists results by kind, with the words marked, and robots with their price', () => {
  const html = render(searchExample);
  expect(html).toMatch(/role="status">2 results for “walker”<\/p><section[^>]*aria-labelledby="search-robots">/);
  expect(html).toMatch(/<h3[^>]*><a href="\/us\/big-walker">Big <mark>Walker<\/mark><\/a><\/h3>.*\$1,299/);
  expect(html).toMatch(/<a href="https:[^"]*" rel="noopener">Small <mark>Walker<\/mark>/);
});

it('escapes the query, and suggests where to look if nothing matches it', () => {
  const html = render(failedSearchExample);
  expect(html).not.toContain('<script>');
  expect(html).toMatch(/role="status">Nothing found.*Try a shorter word\..*<a href="\/us\/faq">Questions<\/a>/);
});

it('shows what is often looked for before a search', () => {
  const html = render(popularSearchExample);
  expect(html).toMatch(/Often looked for<\/h2><ul[^>]*><li><a href="\/us\/faq">/);
  expect(html).not.toContain('role="status"');
});
