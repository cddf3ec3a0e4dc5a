import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { specsExample } from './specs.examples.ts';
import { SpecsSection } from './specs.tsx';

test('specifications label each value, group by group', () => {
  showOnPage(<SpecsSection section={specsExample} />);
  expect(document.getElementById('megatron-specs')?.textContent).toMatch(/Body.*Servos.*Power/);
  expect(screen.getByText('Weight').parentElement?.textContent).toBe('Weight3.8 kg');
  expect(document.querySelectorAll('dl')).toHaveLength(2);
});
