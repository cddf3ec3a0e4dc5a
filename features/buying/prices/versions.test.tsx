import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { versionsExample } from './versions.examples.ts';
import { VersionsSection } from './versions.tsx';

test('versions of a product are columns, with a text for the tick and the dash, and end with their prices', () => {
  showOnPage(<VersionsSection section={versionsExample} />);
  const cellsOf = (name: RegExp) => {
    const row = screen.getByRole('rowheader', { name }).parentElement as HTMLElement;
    return within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  };
  expect(textsOf('columnheader').slice(-2)).toEqual(['Standard', 'Limited edition']);
  expect(cellsOf(/16 voice commands/)).toEqual(['Included', 'Included']);
  expect(cellsOf(/One of 3,000 units/)).toEqual(['Not included', 'Included']);
  expect(cellsOf(/Price.*incl\. VAT/)).toEqual(['$799', '$899']);
  expect(textsOf('rowheader').at(-1)).toMatch(/^Price/);
});
