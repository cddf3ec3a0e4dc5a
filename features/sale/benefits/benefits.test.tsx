import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { benefitsExample } from './benefits.examples.ts';
import { BenefitsSection } from './benefits.tsx';

test('the benefits of a campaign are a named list, each with a decorative icon and an optional sentence', () => {
  showOnPage(<BenefitsSection section={benefitsExample} />);
  const section = screen.getByRole('region', { name: 'With every order' });
  expect(textsOf('listitem', section)).toEqual([
    expect.stringMatching(/^30-day price guaranteeIf it drops again/),
    '2-year warranty',
  ]);
  expect(section.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
});
