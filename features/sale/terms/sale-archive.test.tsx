import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { saleArchiveExample } from './sale-archive.examples.ts';
import { SaleArchiveSection } from './sale-archive.tsx';

test('each sale is a link in a list that the heading names', () => {
  showOnPage(<SaleArchiveSection section={saleArchiveExample} />);
  const section = screen.getByRole('region', { name: saleArchiveExample.heading });
  expect(textsOf('listitem', section)).toEqual([
    expect.stringMatching('Summer 2026'),
    expect.stringMatching('Summer 2025'),
  ]);
  expect(hrefsIn(section)).toEqual(['/uk/summer-2026-terms', '/uk/summer-2025-terms']);
});
