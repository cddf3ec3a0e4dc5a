import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { drawResultsExample } from './draw-results.examples.ts';
import { DrawResultsSection } from './draw-results.tsx';

test('each order that won is in a list under the heading, by the end of its number', () => {
  showOnPage(<DrawResultsSection section={drawResultsExample} />);
  const section = screen.getByRole('region', { name: 'Orders that won' });
  expect(textsOf('listitem', section)).toEqual(['07K2', '93AB'].map((end) => `Order number ending in ${end}`));
  expect(hrefsIn(section)).toContain('/uk/technical-support');
});
