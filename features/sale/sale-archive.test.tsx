import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { saleArchiveExample } from './sale-archive.examples.ts';
import { SaleArchiveSection } from './sale-archive.tsx';

test('each sale is a link in a list that the heading names', () => {
  const html = renderToStaticMarkup(<SaleArchiveSection section={saleArchiveExample} />);
  expect(html).toMatch(/<section[^>]*aria-labelledby="sales-heading"/);
  expect(html.match(/<li><a [^>]*href="\/uk\/summer-202[56]-terms"[^>]*>Summer 202[56]/g)).toHaveLength(2);
});
