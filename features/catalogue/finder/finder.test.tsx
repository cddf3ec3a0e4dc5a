import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefOf, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { answeredFinderExample, finderExample } from './finder.examples.ts';
import { FinderSection } from './finder.tsx';

test('the questions are named groups of radio buttons in one form that puts the answers into the address', () => {
  showOnPage(<FinderSection section={finderExample} />);
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Find it' }).form;
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/us/which-robot', 'get']);
  const group = screen.getByRole('radiogroup', { name: 'How to program it?' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBeTruthy();
  const [chosen] = within(group).getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect([chosen?.name, chosen?.value]).toEqual(['way', 'voice']);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the result names the robot first, says why and what does not fit, and leads to the shop and to its page', () => {
  showOnPage(<FinderSection section={answeredFinderExample} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([
    screen.getByRole('heading', { name: 'Your robot Flagship Megatron' }),
  ]);
  expect(textsOf('listitem').slice(0, 2)).toEqual(['Takes 42 voice commands.', 'Costs $99 too much.']);
  expect(screen.getByRole('link', { name: /buy\.preOrder \$1,499/ })).toBeTruthy();
  expect(document.querySelector('a[href="/us/flagship-megatron"]')).not.toBeNull();
});

test('the result shows the others as cards, then the questions with a link that clears the answers', () => {
  showOnPage(<FinderSection section={answeredFinderExample} />);
  const other = screen.getByRole('heading', { name: 'Other Robot' });
  expect(other.closest('li')?.textContent).toContain('No car');
  const form = document.querySelector('form') as HTMLFormElement;
  expect(other.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(hrefOf('Start again')).toBe('/us/which-robot');
});
