import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hrefOf, hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { dealsExample } from './deals.examples.ts';
import { DealsSection } from './deals.tsx';

describe('the deals of a sale', () => {
  let [megatron, base, bumblebee]: HTMLElement[] = [];
  beforeEach(() => {
    showOnPage(<DealsSection section={dealsExample} />);
    [megatron, base, bumblebee] = screen.getAllByRole('article');
  });

  it('are grouped, with tabs that link to the groups', () => {
    expect(hrefsIn(screen.getByRole('navigation', { name: 'sale.tabs' }))).toEqual(
      expect.arrayContaining(['#hot-deals', '#lucky-draw']),
    );
    const hot = document.getElementById('hot-deals') as HTMLElement;
    expect(textsOf('heading', hot)).toEqual(expect.arrayContaining(['Hot deals', 'AI Base']));
    expect(textsOf('heading', hot)).not.toContain('New releases');
  });

  it('list the revealed prices by stage and mark the live stage', () => {
    expect(textsOf('term', megatron)).toEqual(['Early', 'Black Friday', 'Cyber Monday']);
    expect(textsOf('definition', megatron)).toEqual(['£1,199', '£1,169', '£??']);
    expect(textsOf('term', base)).toEqual([]);
  });

  it('show the price, the regular price, the saving, the payment methods and the gifts', () => {
    expect(megatron?.textContent).toMatch(/£1,169£1,299.*3 × £389\.67 a month/);
    expect(megatron?.textContent).toContain('Save £130');
    expect(megatron?.textContent).toMatch(/sale\.gifts.*Two more years of warranty\./);
    expect(textsOf('listitem', megatron)).toEqual(expect.arrayContaining(['Klarna', 'Cap', 'Insulated bottle']));
    expect(base?.textContent).not.toMatch(/Klarna|sale\.gifts/);
  });

  it('link the name to the product page and the button to the shop', () => {
    expect(hrefsIn(megatron)).toHaveLength(2);
    expect(hrefOf('Flagship Megatron', megatron)).toBe('/uk/flagship-megatron');
    expect(hrefOf(/buy\.buyNow/, megatron)).toBe('https://uk.shop.example/products/flagship-megatron');
    expect(
      within(base as HTMLElement)
        .getByText('buy.soldOut')
        .closest('a'),
    ).toBeNull();
  });

  it('show when the price of a locked product is revealed, but no price', () => {
    expect(bumblebee?.textContent).toContain('£??Price revealed on 30 November');
    expect(bumblebee?.textContent).toContain('buy.locked');
    expect(bumblebee?.textContent).not.toMatch(/£\d/);
    expect(new Set(hrefsIn(bumblebee))).toEqual(new Set(['/uk/flagship-bumblebee']));
  });
});
