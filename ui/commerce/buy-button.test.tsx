import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OfferNow } from '#core/offers/offer.ts';
import { exampleMessages, examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '../page-context.tsx';
import { BuyButton } from './buy-button.tsx';
import { PriceLine } from './price.tsx';

const offer: OfferNow = {
  product: 'flagshipMegatron',
  state: 'buyNow',
  currency: 'EUR',
  price: { amount: 1439, text: '1.439 €' },
  buy: { href: 'https://eu.shop.example/products/flagship-megatron', external: true },
};

const messages = { ...exampleMessages, price: { ...exampleMessages.price, reference: 'lowest of 30 days: {price}' } };

const renderOnPage = (element: ReactElement) =>
  renderToStaticMarkup(<PageContext value={examplePage({ messages })}>{element}</PageContext>);

describe('BuyButton', () => {
  it.each(['buyNow', 'preOrder'] as const)('links to the shop when the offer is %s', (state) => {
    const html = renderOnPage(<BuyButton offer={{ ...offer, state }} showPrice />);
    expect(html).toMatch(/^<a /);
    expect(html).toContain(`data-buy="${state}"`);
    expect(html).toContain(`href="${offer.buy?.href}"`);
    expect(html).toContain(`buy.${state}`);
    expect(html).toContain('1.439 €');
    expect(html).toMatch(/<\/a><small class="small">incl\. VAT<\/small>$/);
  });

  it.each(['soldOut', 'outOfStock'] as const)('says %s and has no link', (state) => {
    const html = renderOnPage(<BuyButton offer={{ ...offer, state, buy: undefined }} />);
    expect(html).not.toContain('href');
    expect(html).toContain(`buy.${state}`);
  });

  it('shows no price while the offer has none', () => {
    expect(renderOnPage(<BuyButton offer={{ ...offer, price: undefined }} showPrice />)).not.toContain('€');
  });
});

describe('PriceLine', () => {
  it('shows the price with tax and delivery when nothing is reduced', () => {
    expect(renderOnPage(<PriceLine offer={offer} />)).toBe(
      '<p class="cost"><span>1.439 €</span><small>incl. VAT</small></p>',
    );
  });

  it('strikes the regular price, labels it for screen readers, and states the lowest price of 30 days', () => {
    const html = renderOnPage(<PriceLine offer={{ ...offer, reference: { amount: 1599, text: '1.599 €' } }} />);
    expect(html).toContain('<s aria-hidden="true">1.599 €</s>');
    expect(html).toContain('<small>lowest of 30 days: 1.599 €</small>');
  });

  it('is missing while the offer has no price', () => {
    expect(renderOnPage(<PriceLine offer={{ ...offer, price: undefined }} />)).toBe('');
  });
});
