import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { rewardsExample } from './rewards.examples.ts';
import { RewardsSection } from './rewards.tsx';

test('rewards show each threshold and what it brings, with a decorative picture if there is one', () => {
  showOnPage(<RewardsSection section={rewardsExample} />);
  const [bottle, first] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(bottle.textContent).toMatch(/£299.*Insulated bottleFrom this order value on\./);
  expect(within(bottle).getByRole('presentation').tagName).toBe('IMG');
  expect(first.textContent).toContain('First 3');
  expect(within(first).queryByRole('presentation')).toBeNull();
  expect(document.getElementById('special-offers')?.textContent).toContain('If no size is given');
});
