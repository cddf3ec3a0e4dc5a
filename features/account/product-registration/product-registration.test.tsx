import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefOf, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { isTodayOrPast } from './is-today-or-past.browser.ts';
import { registrationExample } from './product-registration.examples.ts';
import { ProductRegistrationSection } from './product-registration.tsx';

describe('product registration', () => {
  const robots = () => textsOf('option', screen.getByRole('combobox'));

  it('offers the products, and says that a login is needed, with the way back', () => {
    showOnPage(
      <ProductRegistrationSection section={registrationExample} />,
      examplePage({ slug: 'product-registration', path: '/uk/product-registration' }),
    );
    expect(robots()).toEqual(expect.arrayContaining(['registration.choose', 'Flagship Megatron']));
    expect(screen.getByText(/registration\.loggedOut/)).toBeTruthy();
    expect(hrefOf('registration.logIn')).toBe('/uk/login?return=%2Fuk%2Fproduct-registration');
    expect(screen.getByText('registration.serialHint')).toBeTruthy();
    expect(screen.getByRole('complementary').textContent).toContain('Turn it over.');
    expect(document.querySelector('noscript')?.textContent).toContain('Registering needs JavaScript.');
  });
});

describe('the day of a purchase', () => {
  const now = new Date(2026, 10, 21, 0, 30);

  it('may be today by the visitor’s calendar, but not tomorrow', () => {
    expect(
      ['2025-12-31', '2026-11-20', '2026-11-21', '2026-11-22', '2027-01-01'].map((day) => isTodayOrPast(day, now)),
    ).toEqual([true, true, true, false, false]);
  });
});
