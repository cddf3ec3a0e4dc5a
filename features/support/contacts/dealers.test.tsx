import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefOf, hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { dealersExample } from './dealers.examples.ts';
import { DealersSection } from './dealers.tsx';

test('dealers are links to other sites that say so, with an address if there is a shop', () => {
  showOnPage(<DealersSection section={dealersExample} />);
  expect(hrefOf(/Sample Dealer A.*opens another site/)).toBe('https://dealer-a.example');
  for (const line of ['1 Example Street', 'Sampletown']) expect(screen.getByText(line)).toBeTruthy();
});

test('dealers end with the official store where the edition has one', () => {
  showOnPage(<DealersSection section={dealersExample} />);
  expect(screen.getByText('The official store.')).toBeTruthy();
  expect(hrefsIn().at(-1)).toBe('https://shop.example/');
  showOnPage(<DealersSection section={{ ...dealersExample, store: undefined }} />);
  expect(screen.queryByText('The official store.')).toBeNull();
});
