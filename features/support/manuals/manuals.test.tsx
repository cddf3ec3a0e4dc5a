import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefOf, hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { manualsExample } from './manuals.examples.ts';
import { ManualsSection } from './manuals.tsx';

test('manuals are a table for each series, linked and shown without scripts, with sizes and days', () => {
  showOnPage(<ManualsSection section={manualsExample} />);
  const nav = screen.getByRole('navigation', { name: 'Guides by series' });
  expect(hrefsIn(nav)).toEqual(manualsExample.series.map(({ id }) => `#${id}`));
  for (const { id } of manualsExample.series) expect(document.getElementById(id)?.hidden).toBe(false);
  expect(screen.queryAllByRole('tab')).toEqual([]);
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(screen.getByRole('table', { name: 'Flagship' })).toBeTruthy();
  expect(textsOf('columnheader')).toEqual(['Name', 'Size', 'Updated', 'Name', 'Size', 'Updated']);
  expect(hrefOf('AI Base', screen.getAllByRole('table')[1])).toBe('/media/manuals/aiBase/en.abcdef56.pdf');
  expect(screen.getByRole('cell', { name: '0.2 M' })).toBeTruthy();
  expect(screen.getAllByText<HTMLTimeElement>('2026-11-20')[0]?.dateTime).toBe('2026-11-20');
});
