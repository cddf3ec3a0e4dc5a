import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { closingExample, soldOutClosingExample, unsoldClosingExample } from './closing.examples.ts';
import { ClosingSection } from './closing.tsx';

const render = (section: typeof closingExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <ClosingSection section={section} />
    </PageContext>,
  );

describe('the closing section of a product page', () => {
  it('shows the price on the shop button', () => {
    const html = render(closingExample);
    expect(html).toMatch(/<a[^>]*data-buy="preOrder"[^>]*>.*\$1,499.*<\/a>/);
    expect(html).toContain('12 × $124.92 a month');
    expect(html).toContain('href="/us/technical-support"');
  });

  it('links only to the notice while the product is sold out', () => {
    const html = render(soldOutClosingExample);
    expect(html).toContain('Off duty for now.');
    expect(html).toMatch(/<span[^>]*data-buy="soldOut"/);
    expect(html.match(/<a[^>]*href="[^"]*"/g)).toEqual([expect.stringContaining('href="#availability"')]);
  });

  it('links elsewhere, not to the shop, where the product is not sold', () => {
    const html = render(unsoldClosingExample);
    expect(html).toMatch(/<a[^>]*href="https:\/\/hub\.example\/"[^>]*>Visit the Hub/);
    expect(html).not.toContain('data-buy');
  });

  it('shows a reduced price once, beside the regular one', () => {
    expect(render(soldOutClosingExample).match(/€1,439/g)).toHaveLength(1);
    expect(render(soldOutClosingExample)).toMatch(/<s\b.*€1,599<\/s>/);
  });

  it('treats the picture as decoration', () => {
    expect(render(closingExample)).toMatch(/<img[^>]*alt=""/);
  });
});
