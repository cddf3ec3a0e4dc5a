import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { Dialog, DialogButton } from './dialog.tsx';

it('a dialog opens and closes with its buttons, and with a press on the backdrop', async () => {
  showOnPage(
    <>
      <DialogButton opens="voice">Show the words</DialogButton>
      <Dialog id="voice" title="Voice commands">
        Transform
      </Dialog>
    </>,
  );
  const dialog = () => screen.queryByRole('dialog', { name: 'Voice commands' });
  expect(dialog()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the words' }));
  expect(dialog()?.textContent).toContain('Transform');
  await userEvent.click(screen.getByRole('button', { name: 'action.close' }));
  expect(dialog()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the words' }));
  await userEvent.pointer({ keys: '[MouseLeft]', target: dialog() as Element, coords: { clientX: 9, clientY: 9 } });
  expect(dialog()).toBeNull();
});
