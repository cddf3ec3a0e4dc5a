import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hrefOf, hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { shelfExample } from './shelf.examples.ts';
import { ShelfSection } from './shelf.tsx';

describe('the shelf', () => {
  let [megatron, elite, base]: HTMLElement[] = [];
  beforeEach(() => {
    showOnPage(<ShelfSection section={shelfExample} />);
    [megatron, elite, base] = screen.getAllByRole('listitem');
  });

  it('links to a product page once, by its name, or to the shop if a product has no page', () => {
    expect(hrefsIn(base)).toEqual(['/eu/ai-base']);
    expect(hrefOf('AI Base')).toBe('/eu/ai-base');
    expect(within(elite as HTMLElement).getByRole('heading', { name: 'Elite Optimus Prime' })).toBeTruthy();
    expect(hrefOf(/buy\.buyNow/, elite)).toBe('https://eu.shop.example/products/elite-optimus-prime');
  });

  it('shows that a product is sold out, and still links to its page', () => {
    expect(hrefsIn(megatron)).toEqual(['/eu/flagship-megatron']);
    expect(megatron?.textContent).toContain('buy.soldOut');
  });

  it('shows the current and the regular price, and no price that may not be published', () => {
    expect(megatron?.textContent).toMatch('€1,439€1,599');
    expect(base?.textContent).not.toContain('€');
  });

  it('sets the name as a poster if there is no picture', () => {
    expect(
      within(elite as HTMLElement)
        .getByText('ELITE')
        .closest('[aria-hidden="true"]'),
    ).not.toBeNull();
    expect(megatron?.textContent).toContain('LIMITED EDITION');
  });
});
