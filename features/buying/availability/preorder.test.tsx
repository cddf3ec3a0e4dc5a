import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { preorderExample, questionsExample } from './preorder.examples.ts';
import { PreorderSection } from './preorder.tsx';

test('a pre-order lists its steps in order and marks the current one, and opens one question at a time', () => {
  showOnPage(<PreorderSection section={preorderExample} />);
  expect(document.getElementById('preorder')).not.toBeNull();
  expect(textsOf('listitem')).toEqual([expect.stringMatching(/^Now/), expect.stringMatching(/^Q4 2025/)]);
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual(['step', null]);
  const questions = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(questions.map((question) => [question.getAttribute('name'), question.open])).toEqual([
    ['preorder-questions', true],
    ['preorder-questions', false],
  ]);
  expect(questions[0]?.textContent).toMatch(/When does it arrive\?.*In Q4 2025\./);
});

test('a pre-order has no timeline if there is nothing to wait for', () => {
  showOnPage(<PreorderSection section={questionsExample} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('Two years.')).toBeTruthy();
});
