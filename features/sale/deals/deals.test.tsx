import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { dealsExample } from './deals.examples.ts';
import { DealsSection } from './deals.tsx';

describe('the deals of a sale', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <DealsSection section={dealsExample} />
    </PageContext>,
  );
  const [megatron = '', base = '', bumblebee = ''] = html.split('<article').slice(1);

  it('are grouped, with tabs that link to the groups', () => {
    expect(html).toMatch(
      /<nav[^>]*aria-label="Groups of deals"[^>]*>.*<a href="#hot-deals">Hot deals<\/a>.*<a href="#lucky-draw">Prize draw<\/a>.*<\/nav>/,
    );
    expect(html).toMatch(
      /<div[^>]* id="hot-deals">.*<h3[^>]*>Hot deals<\/h3>.*AI Base.*<div[^>]* id="new-releases">.*<h3[^>]*>New releases<\/h3>/,
    );
  });

  it('list the revealed prices by stage and mark the live stage', () => {
    const [past, live, locked] = megatron.split('<dt>').slice(1);
    expect(past).toMatch(/^Early<\/dt><dd>£1,199<\/dd>/);
    expect(live).toMatch(/^Black Friday<\/dt><dd>£1,169<\/dd>/);
    expect(locked).toMatch(/^Cyber Monday<\/dt><dd>£\?\?<\/dd>/);
    expect(megatron.match(/data-state="live"/g)).toHaveLength(1);
    expect(base).not.toContain('<dl');
  });

  it('show the price, the regular price, the saving and the payment methods', () => {
    expect(megatron).toMatch(/£1,169<\/span><s\b.*£1,299<\/s>/);
    expect(megatron).toContain('Save £130');
    expect(megatron).toMatch(/3 × £389\.67 a month<\/p>.*<li>Klarna<\/li>/);
  });

  it('list the gifts', () => {
    expect(megatron).toMatch(/Comes with it<\/p><ul[^>]*><li>.*<img[^>]*alt="".*Cap<\/li><li>.*Insulated bottle<\/li>/);
    expect(megatron).toContain('Two more years of warranty.');
    expect(base).not.toContain('Comes with it');
  });

  it('link the name to the product page and the button to the shop', () => {
    expect(megatron).toMatch(/<h4[^>]*><a href="\/uk\/flagship-megatron">Flagship Megatron<\/a><\/h4>/);
    expect(megatron).toMatch(
      /<a[^>]*data-buy="buyNow"[^>]*href="https:\/\/uk\.shop\.example\/products\/flagship-megatron"/,
    );
    expect(megatron.match(/<a /g)).toHaveLength(2);
    expect(base).toMatch(/<span[^>]*data-buy="soldOut"/);
    expect(base).not.toContain('Klarna');
  });

  it('show when the price of a locked product is revealed, but no price', () => {
    expect(bumblebee).toMatch(/£\?\?<small>Price revealed on 30 November<\/small>/);
    expect(bumblebee).toMatch(/<span[^>]*data-buy="locked".*buy\.locked/);
    expect(bumblebee).not.toMatch(/£\d|<dl|https:/);
    expect(bumblebee).toContain('href="/uk/flagship-bumblebee"');
  });
});
