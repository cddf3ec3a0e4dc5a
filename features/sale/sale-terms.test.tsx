import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { saleTermsExample } from './sale-terms.examples.ts';
import { SaleTermsSection } from './sale-terms.tsx';

test('terms open without scripts and independently; the first is open', () => {
  const html = renderToStaticMarkup(<SaleTermsSection section={saleTermsExample} />);
  const [dates = '', draw = ''] = html.split('<details').slice(1);
  expect(dates).toMatch(/^[^>]* open=""><summary><span>Dates and prices<\/span>/);
  expect(dates).toContain('<li>Each stage has its days.</li><li>Stock is limited.</li>');
  expect(draw).toMatch(/^[^>]*><summary><span>Prize draw<\/span>/);
  expect(draw).not.toMatch(/^[^>]* (open|name)=/);
  expect(draw).toContain('No purchase necessary. <a href="/uk/giveaway-rules">Prize draw rules</a>');
  expect(draw).toContain('<a href="/uk/summer-2026-terms">These terms stay at this address</a>');
});
