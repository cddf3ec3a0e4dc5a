import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { isTodayOrPast } from './is-today-or-past.browser.ts';
import { registrationExample } from './product-registration.examples.ts';
import { ProductRegistrationSection } from './product-registration.tsx';
import { Island as RegistrationForm } from './registration-form.island.tsx';

const page = examplePage({ slug: 'product-registration', path: '/uk/product-registration' });
const html = renderToStaticMarkup(
  <PageContext value={page}>
    <ProductRegistrationSection section={registrationExample} />
  </PageContext>,
);

describe('product registration', () => {
  it('offers the prefetched products', () => {
    expect(html).toMatch(
      /<select[^>]*><option value=""[^>]*>Choose your robot<\/option><option value="flagshipMegatron">Flagship Megatron<\/option>/,
    );
  });

  it('ignores products prefetched from another API', () => {
    const { words, errorTexts } = registrationExample;
    const prefetched = [
      {
        base: '/api/us',
        path: '/account/product/options',
        method: 'GET' as const,
        params: {},
        reply: { products: [{ id: 'car', name: 'Car' }] },
      },
    ];
    const form = renderToStaticMarkup(
      <RegistrationForm
        words={words}
        errorTexts={errorTexts}
        hrefs={{ login: undefined, account: undefined }}
        base="/api/eu"
        prefetched={prefetched}
      />,
    );
    expect(form).not.toContain('Car');
  });

  it('says that a login is needed and links to it with the way back', () => {
    expect(html).toMatch(/Log in first\..{0,12}<a href="\/uk\/login\?return=%2Fuk%2Fproduct-registration">Log in<\/a>/);
  });

  it('explains where to find the serial number, at the field and beside the form', () => {
    expect(html).toContain('Printed underneath.');
    expect(html).toMatch(/<aside[^>]*>.*Turn it over\./s);
  });

  it('explains that JavaScript is needed', () => {
    expect(html).toContain('<noscript><p>Registering needs JavaScript.</p></noscript>');
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
