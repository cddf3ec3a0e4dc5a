import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { pairExample } from './pair.examples.ts';
import { PairSection } from './pair.tsx';

describe('the featured pair', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <PairSection section={pairExample} />
    </PageContext>,
  );

  it('has a heading of its own above the names of its products', () => {
    expect(html).toMatch(/<section[^>]*aria-labelledby="pair-heading"/);
    expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('<h3'));
    expect(html.match(/<h3/g)).toHaveLength(2);
  });

  it('shows the price on the shop button', () => {
    expect(html).toMatch(/<a[^>]*data-buy="buyNow"[^>]*>.*?\$1,299.*?<\/a>/);
  });

  it('shows that a product is out of stock, without a link', () => {
    expect(html).toMatch(/<span[^>]*data-buy="outOfStock"/);
    expect(html.match(/<a /g)).toHaveLength(2);
  });

  it('describes both pictures', () => {
    expect(html).toContain('alt="A yellow robot"');
    expect(html).toContain('alt="A white pedestal"');
  });
});
