import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefOf, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { drawExample } from './draw.examples.ts';
import { DrawSection } from './draw.tsx';

test('a prize draw shows the prize and its date, and links to the deals', () => {
  showOnPage(<DrawSection section={drawExample} />);
  expect(screen.getByRole('region', { name: drawExample.heading }).id).toBe('lucky-draw');
  expect(textsOf('term')).toEqual(expect.arrayContaining(['Prize', 'Result']));
  expect(textsOf('definition')).toEqual(expect.arrayContaining(['Flagship Bumblebee', 'By 10 December 2024']));
  expect(hrefOf('See the deals')).toBe('#hot-deals');
  expect(screen.getByRole('img', { name: 'A yellow robot' })).toBeTruthy();
});
