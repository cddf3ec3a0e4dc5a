import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { memberOffersExample } from './member-offers.examples.ts';
import { MemberOffersSection } from './member-offers.tsx';

test('a member offer is described and links to the shop’s registration', () => {
  showOnPage(<MemberOffersSection section={memberOffersExample} />);
  expect(screen.getByRole('heading', { name: 'Double points' })).toBeTruthy();
  const text = document.getElementById('members-only-offers')?.textContent;
  expect(text).toMatch(/Double pointsFor every order of the sale.*They are there/);
  expect(text).toMatch(/The code comes with the newsletter\..*To the newsletter.*Register in the shop/);
  expect(hrefOf('Become a member')).toBe('https://de.shop.example/account/register');
  expect(hrefOf('To the newsletter')).toBe('#subscribe');
});
