import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefOf, hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { closingExample, soldOutClosingExample, unsoldClosingExample } from './closing.examples.ts';
import { ClosingSection } from './closing.tsx';

const show = (section = closingExample) => showOnPage(<ClosingSection section={section} />);

describe('the closing section of a product page', () => {
  it('shows the price on the shop button, beside a decorative picture', () => {
    show();
    expect(screen.getByRole('link', { name: /buy\.preOrder \$1,499/ })).toBeTruthy();
    expect(screen.getByText(/12 × \$124\.92 a month/)).toBeTruthy();
    expect(hrefsIn()).toContain('/us/technical-support');
    expect(document.querySelector('img')?.alt).toBe('');
  });

  it('links only to the notice while the product is sold out, and shows a reduced price once', () => {
    show(soldOutClosingExample);
    for (const text of ['Off duty for now.', 'buy.soldOut']) expect(screen.getByText(text)).toBeTruthy();
    expect(hrefsIn()).toEqual(['#availability']);
    expect(screen.getAllByText(/€1,439/)).toHaveLength(1);
    expect(screen.getByText('€1,599', { selector: 's' })).toBeTruthy();
  });

  it('links elsewhere, not to the shop, where the product is not sold', () => {
    show(unsoldClosingExample);
    expect(hrefOf(/Visit the Hub/)).toBe('https://hub.example/');
    expect(screen.queryByText(/^buy\./)).toBeNull();
  });
});
