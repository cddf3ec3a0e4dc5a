import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { britishOfferExample, reducedOfferExample } from '#tests/support/examples/offer.examples.ts';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { BuyButton } from './buy-button.tsx';
import { PriceLine } from './price.tsx';

const offer = { ...britishOfferExample, reference: undefined };

function showPart(part: ReactElement): string | null {
  showOnPage(part, examplePage());
  return document.body.textContent;
}

describe('the button to buy', () => {
  it.each(['buyNow', 'preOrder'] as const)('links to the shop when the offer is %s', (state) => {
    showPart(<BuyButton offer={{ ...offer, state }} showPrice />);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: `buy.${state} £1,169 buy.handOver` });
    expect([link.href, link.rel]).toEqual([offer.buy?.href, 'noopener']);
    expect(screen.getByText('incl. VAT')).toBeTruthy();
  });

  it.each(['soldOut', 'outOfStock'] as const)('says %s and has no link', (state) => {
    expect(showPart(<BuyButton offer={{ ...offer, state, buy: undefined }} />)).toBe(`buy.${state}`);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows no price while the offer has none', () => {
    expect(showPart(<BuyButton offer={{ ...offer, price: undefined }} showPrice />)).not.toContain('£');
  });
});

describe('a price', () => {
  it('is shown with tax and delivery when nothing is reduced, and is missing while the offer has none', () => {
    expect(showPart(<PriceLine offer={offer} />)).toBe('£1,169incl. VAT');
    expect(showPart(<PriceLine offer={{ ...offer, price: undefined }} />)).toBe('');
  });

  it('stands beside the struck one, which screen readers hear by name, and what the law wants said of it', () => {
    expect(showPart(<PriceLine offer={reducedOfferExample} />)).toBe(
      'price.promotion €1,439 price.before €1,599lowest of 30 days: €1,599incl. VAT',
    );
  });
});
