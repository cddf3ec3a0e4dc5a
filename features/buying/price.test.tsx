import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { priceExample, reducedPriceExample } from './price.examples.ts';
import { PriceSection } from './price.tsx';

const render = (section: typeof priceExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <PriceSection section={section} />
    </PageContext>,
  );

describe('a price block', () => {
  it('shows price, instalments and pre-sale, and links to the shop', () => {
    const html = render(priceExample);
    expect(html).toContain('$1,499');
    expect(html).toContain('12 × $124.92 a month');
    expect(html).toContain('>Pre-sale</p>');
    expect(html).toMatch(/<a[^>]*data-buy="preOrder"[^>]*href="https:\/\/us\.shop\.example/);
  });

  it('offers to tell during the pre-order when it is in stock', () => {
    expect(render(priceExample)).toMatch(/<x-island name="notice-form"/);
    expect(render(reducedPriceExample)).not.toContain('<x-island');
  });

  it('labels the payment methods for screen readers', () => {
    expect(render(priceExample)).toContain('<ul aria-label="nav.payments"><li>PayPal</li><li>Klarna</li></ul>');
    expect(render(reducedPriceExample)).not.toContain('nav.payments');
  });

  it('shows the reduction and the regular price', () => {
    const html = render(reducedPriceExample);
    expect(html).toContain('>−10%</span>');
    expect(html).toMatch(/<s\b.*€1,599<\/s>/);
    expect(html).toContain('price.reference');
    expect(html).not.toContain('Pre-sale<');
  });

  it('lists the policies', () => {
    expect(render(priceExample)).toMatch(/Pre-sale policy<\/h3><dl><div><dt>Expected delivery<\/dt><dd>Q4 2025<\/dd>/);
  });
});
