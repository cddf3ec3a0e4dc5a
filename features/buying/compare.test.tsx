import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { compareExample } from './compare.examples.ts';
import { CompareSection } from './compare.tsx';

test('ends with a link to the full comparison, if there is one, and has no group of shared facts', () => {
  showOnPage(<CompareSection section={compareExample} />);
  expect(hrefOf(/comparison\.all/)).toMatch('/uk/compare?robots=');
  expect(screen.queryByText(/comparison\.shared/)).toBeNull();
  showOnPage(<CompareSection section={{ ...compareExample, all: undefined }} />);
  expect(screen.queryByText(/comparison\.all/)).toBeNull();
});
