import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefOf, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { priceExample, reducedPriceExample } from './price.examples.ts';
import { PriceSection } from './price.tsx';

describe('a price block', () => {
  it('shows price, instalments, pre-sale and its policies, and links to the shop', () => {
    showOnPage(<PriceSection section={priceExample} />);
    for (const text of ['$1,499', '12 × $124.92 a month', 'Pre-sale']) expect(screen.getByText(text)).toBeTruthy();
    expect(hrefOf(/buy\.preOrder/)).toMatch('https://us.shop.example');
    expect(screen.getByRole('heading', { name: 'Pre-sale policy' })).toBeTruthy();
    expect([textsOf('term')[0], textsOf('definition')[0]]).toEqual(['Expected delivery', 'Q4 2025']);
  });

  it('lists the payment methods, and offers during the pre-order to tell when it is in stock', () => {
    showOnPage(<PriceSection section={priceExample} />);
    expect(textsOf('listitem', screen.getByRole('list', { name: 'nav.payments' }))).toEqual(['PayPal', 'Klarna']);
    expect(document.querySelector('x-island[name="notice-form"]')).not.toBeNull();
    showOnPage(<PriceSection section={reducedPriceExample} />);
    expect(screen.queryByRole('list', { name: 'nav.payments' })).toBeNull();
    expect(document.querySelector('x-island')).toBeNull();
  });

  it('shows the reduction and the regular price', () => {
    showOnPage(<PriceSection section={reducedPriceExample} />);
    expect(screen.getByText('−10%')).toBeTruthy();
    expect(screen.getByText('€1,599', { selector: 's' })).toBeTruthy();
    expect(screen.getByText(/price\.reference/)).toBeTruthy();
    expect(screen.queryByText('Pre-sale')).toBeNull();
  });
});
