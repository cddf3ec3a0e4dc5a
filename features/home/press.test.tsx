import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { pressExample } from './press.examples.ts';
import { PressSection } from './press.tsx';

test('the press names the outlet and the product of every quote, and says that they are samples', () => {
  showOnPage(<PressSection section={pressExample} />);
  expect(screen.getByRole('heading', { name: 'What reviewers say' })).toBeTruthy();
  expect(textsOf('blockquote')).toHaveLength(2);
  expect(screen.getByText('Sample Weekly').parentElement?.textContent).toBe('Sample WeeklyFlagship Megatron');
  expect(screen.getByText(/Sample outlets and quotes\./)).toBeTruthy();
});
