import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hydrateIsland } from '#tests/support/components/hydrate-island.ts';
import { hrefOf, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import type { ProductRegistrationValue } from './product-registration.ts';
import { ProductRegistrationSection } from './product-registration.tsx';
import { Island } from './registration-form.island.tsx';

const registrationExample: ProductRegistrationValue = {
  id: 'register',
  kind: 'product-registration',
  heading: 'Register your robot.',
  lead: 'It stands in your account from then on.',
  noScript: 'Registering needs JavaScript.',
  sample: { title: 'Turn it over.', text: 'The number stands underneath.', note: 'A sample number.' },
  products: [{ id: 'flagshipMegatron', name: 'Flagship Megatron' }],
  hrefs: { login: '/uk/login', account: '/uk/account' },
};

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

  it.each([
    ['2025-12-31', null],
    ['2026-11-21', null],
    ['2026-11-22', 'true'],
    ['2027-01-01', 'true'],
  ])('of %s, by the calendar of a visitor on November 21, 2026, is invalid: %s', async (day, isInvalid) => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 0, 30), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    showOnPage(<ProductRegistrationSection section={registrationExample} />);
    await hydrateIsland('registration-form', Island);
    const field = screen.getByLabelText('registration.date');
    fireEvent.input(field, { target: { value: day } });
    await userEvent.click(screen.getByRole('button', { name: /registration\.submit/ }));
    expect(field.getAttribute('aria-invalid')).toBe(isInvalid);
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
  });
});
