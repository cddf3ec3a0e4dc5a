import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '../../context/page.examples.ts';
import { PageContext } from '../../context/page-context.tsx';
import { compareExample } from './compare.examples.ts';
import { CompareSection } from './compare.tsx';

describe('a comparison', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <CompareSection section={compareExample} />
    </PageContext>,
  );

  it('heads each column with the product, and links to its page if it has one', () => {
    expect(html).toMatch(/<th scope="col">.*<a href="\/uk\/flagship-megatron">Flagship Megatron<\/a>/);
    expect(html).toContain('<b>Flagship Grimlock</b>');
  });

  it('heads each row with the compared property', () => {
    expect(html).toContain('<th scope="row">Servos</th><td>36</td><td>34</td>');
  });

  it('ends with the current prices and marks products that cannot be bought', () => {
    const [, prices = ''] = html.split('<th scope="row">Price</th>');
    expect(prices).toContain('£1,169');
    expect(prices).toMatch(/<s\b.*£1,299<\/s>/);
    expect(prices).toMatch(/£1,599.*buy\.outOfStock/);
    expect(prices).not.toContain('buy.buyNow');
  });

  it('is a labelled region that can be scrolled by keyboard', () => {
    expect(html).toMatch(/<section[^>]*tabindex="0" aria-labelledby="compare-heading"/i);
  });
});
