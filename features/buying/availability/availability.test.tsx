import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { availabilityExample } from './availability.examples.ts';
import type { AvailabilityValue } from './availability.ts';
import { AvailabilitySection } from './availability.tsx';

const show = (changes: Partial<AvailabilityValue> = {}) =>
  showOnPage(<AvailabilitySection section={{ ...availabilityExample, ...changes }} />);

test('says since when, and offers to tell, the dealers and the nearest robot', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Sold out since 1 December 2025' })).toBeTruthy();
  expect(hrefsIn()).toEqual(expect.arrayContaining(['/uk/where-to-buy', '/uk/flagship-bumblebee']));
  expect(document.querySelector('x-island[name="notice-form"][when="use"]')).not.toBeNull();
  expect(screen.getByText('£1,149')).toBeTruthy();
});

test('lists the regions that sell it, or leads to the shop that knows its price', () => {
  show({ elsewhere: [{ href: '/us/agent', external: false, label: 'United States' }], nearest: undefined });
  expect(hrefsIn()).toContain('/us/agent');
  const shop = { href: 'https://kr.shop.example/k1', external: true, label: 'Buy Now' };
  show({ shop, notice: undefined, nearest: undefined });
  const { href, rel } = screen.getByRole<HTMLAnchorElement>('link', { name: /Buy Now/ });
  expect([href, rel]).toEqual(['https://kr.shop.example/k1', 'noopener']);
});
