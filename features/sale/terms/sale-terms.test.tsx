import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hrefOf, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { saleTermsExample } from './sale-terms.examples.ts';
import { SaleTermsSection } from './sale-terms.tsx';

test('terms open without scripts and independently; the first is open', async () => {
  showOnPage(<SaleTermsSection section={saleTermsExample} />);
  const [dates, draw] = screen.getAllByRole<HTMLDetailsElement>('group');
  expect([dates?.open, draw?.open]).toEqual([true, false]);
  expect(textsOf('listitem', dates)).toEqual(['Each stage has its days.', 'Stock is limited.']);
  await userEvent.click(screen.getByText('Prize draw'));
  expect([dates?.open, draw?.open]).toEqual([true, true]);
  expect(draw?.textContent).toContain('No purchase necessary. Prize draw rules');
  expect(hrefOf('Prize draw rules')).toBe('/uk/giveaway-rules');
  expect(hrefOf('These terms stay at this address')).toBe('/uk/summer-2026-terms');
});
