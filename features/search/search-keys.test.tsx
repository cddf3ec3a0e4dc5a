import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { followKeys } from './search-keys.browser.ts';

test('arrows lead between the field and the results, and Esc closes the dialog', async () => {
  showOnPage(
    <dialog>
      <input type="search" />
      <div>
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </div>
      <button type="button">Close</button>
    </dialog>,
  );
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const field = document.querySelector('input') as HTMLInputElement;
  followKeys(dialog, field, dialog.querySelector('div') as HTMLElement);
  dialog.showModal();
  const [one, two] = screen.getAllByRole('link');
  const close = screen.getByRole('button');
  const focusAfter = async (key: string, from: HTMLElement | undefined = undefined) => {
    from?.focus();
    await userEvent.keyboard(`{${key}}`);
    return document.activeElement;
  };
  expect(await focusAfter('ArrowUp', field)).toBe(field);
  expect(await focusAfter('ArrowDown')).toBe(one);
  expect(await focusAfter('ArrowLeft')).toBe(one);
  expect(await focusAfter('ArrowDown')).toBe(two);
  expect(await focusAfter('ArrowDown')).toBe(two);
  expect(await focusAfter('ArrowUp')).toBe(one);
  expect(await focusAfter('ArrowUp')).toBe(field);
  expect(await focusAfter('ArrowDown', close)).toBe(close);
  await userEvent.keyboard('{Escape}');
  expect(dialog.open).toBe(false);
});
