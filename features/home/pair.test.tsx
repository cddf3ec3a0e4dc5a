import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { pairExample } from './pair.examples.ts';
import { PairSection } from './pair.tsx';

test('the featured pair shows two products under a heading, with the price on the shop button', () => {
  showOnPage(<PairSection section={pairExample} />);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels).toEqual(['H2', 'H3', 'H3']);
  expect(screen.getByRole('region', { name: textsOf('heading')[0] as string })).toBeTruthy();
  expect(screen.getByRole('link', { name: /buy\.buyNow \$1,299/ })).toBeTruthy();
  expect(screen.getByText('buy.outOfStock').closest('a')).toBeNull();
  expect(hrefsIn()).toHaveLength(2);
  for (const name of ['A yellow robot', 'A white pedestal']) expect(screen.getByRole('img', { name })).toBeTruthy();
});
