import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { soldOutOfferExample } from '#tests/support/examples/offer.examples.ts';
import { exampleMessages, examplePage } from '#tests/support/examples/page.examples.ts';
import { heroExample, reducedHeroExample } from './hero.examples.ts';
import { HeroSection } from './hero.tsx';

const { price } = exampleMessages;
const messages = { ...exampleMessages, price: { ...price, reference: 'Lowest price of 30 days: {price}' } };
const show = (section = heroExample) => showOnPage(<HeroSection section={section} />, examplePage({ messages }));

describe('the hero of a product page', () => {
  it('gives the name to screen readers once, and sets it as decoration in its measured width', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Flagship Megatron' })).toBeTruthy();
    expect(screen.getByText('MEGA').closest('[aria-hidden="true"]')?.textContent).toBe('MEGATRON');
    expect(document.body.innerHTML).toContain('--w:3.87;--first:1.999;--body:0.6}');
    expect(document.getElementById('banner')).not.toBeNull();
  });

  it('loads the robot’s picture first', () => {
    show();
    const picture = screen.getByRole('img', { name: 'A violet tank robot, standing' });
    expect(picture.getAttribute('fetchpriority')).toBe('high');
  });

  it('shows price, instalments and delivery, and links to the shop', () => {
    show();
    for (const text of [/12 payments of \$124\.92/, /Expected in Q4 2025/, /\$1,499/])
      expect(screen.getByText(text)).toBeTruthy();
    expect(hrefOf(/buy\.preOrder/)).toBe('https://us.shop.example/products/flagship-megatron');
  });

  it('strikes the regular price of a reduced product and states the lowest price of the last 30 days', () => {
    show(reducedHeroExample);
    expect(screen.getByText('€1,599', { selector: 's' })).toBeTruthy();
    expect(screen.getByText('Lowest price of 30 days: €1,599')).toBeTruthy();
    expect(screen.getAllByText(/€1,439/)).toHaveLength(1);
  });

  it('leads to the notice while it cannot be bought', () => {
    const noticeLink = { href: '#availability', label: 'Tell me when it is back' };
    show({ ...heroExample, offer: soldOutOfferExample, noticeLink });
    expect(screen.getByText('buy.soldOut').closest('a')).toBeNull();
    expect(hrefOf('Tell me when it is back')).toBe('#availability');
  });

  it('shows the sale that runs, what it saves and its end, before the price', () => {
    show(reducedHeroExample);
    expect(document.body.textContent).toMatch(/Cyber Monday Save €160 Until 2 December.*€1,439/);
  });
});
