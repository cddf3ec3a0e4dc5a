import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { shelfExample } from './shelf.examples.ts';
import { ShelfSection } from './shelf.tsx';

describe('the shelf', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <ShelfSection section={shelfExample} />
    </PageContext>,
  );
  const [megatron = '', elite = '', base = ''] = html.split('<li').slice(1);

  it('links to a product page once, by its name', () => {
    expect(base).toMatch(/<h3[^>]*><a href="\/eu\/ai-base">AI Base<\/a><\/h3>/);
    expect(base.match(/<a /g)).toHaveLength(1);
  });

  it('links to the shop if a product has no page', () => {
    expect(elite).toMatch(/<h3[^>]*>Elite Optimus Prime<\/h3>/);
    expect(elite).toMatch(
      /<a[^>]*data-buy="buyNow"[^>]*href="https:\/\/eu\.shop\.example\/products\/elite-optimus-prime"/,
    );
  });

  it('shows that a product is sold out, and still links to its page', () => {
    expect(megatron).toContain('href="/eu/flagship-megatron"');
    expect(megatron).toMatch(/<span[^>]*data-buy="soldOut"/);
  });

  it('shows the current and the regular price, and no price that may not be published', () => {
    expect(megatron).toMatch(/€1,439.*<s\b.*€1,599.*<\/s>/);
    expect(base).not.toContain('€');
  });

  it('sets the name as a poster if there is no picture', () => {
    expect(elite).toMatch(/<svg[^>]*aria-hidden="true".*ELITE/);
    expect(megatron).toContain('LIMITED EDITION');
  });
});
