import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { cookieTableExample } from './cookie-table.examples.ts';
import { CookieTableSection } from './cookie-table.tsx';

const html = renderToStaticMarkup(
  <PageContext value={examplePage()}>
    <CookieTableSection section={cookieTableExample} />
  </PageContext>,
);

describe('the table of stored data', () => {
  it('explains the counting first, with a button to change the choice', () => {
    expect(html.indexOf('Only if you agree.')).toBeLessThan(html.indexOf('<table'));
    expect(html).toMatch(/<button[^>]*data-consent-open=""[^>]*>consent\.settings<\/button>/);
  });

  it('lists each entry under its purpose, with its place and duration', () => {
    expect(html).toMatch(/<th scope="rowgroup" rowSpan="2">.*Login.*<code>\/eu\/apptoken<\/code>/);
    expect(html).toMatch(/<code>country<\/code><\/td><td[^>]*>Cookie<\/td><td[^>]*>One day<\/td>/);
  });
});
