import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { linkGroupsExample } from './link-groups.examples.ts';
import { LinkGroupsSection } from './link-groups.tsx';

test('groups of links are lists named by their headings, and say what opens when a link leaves for the shop', () => {
  showOnPage(<LinkGroupsSection section={linkGroupsExample} />);
  expect(screen.getByRole('list', { name: 'Policies' })).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /FAQ/ }).rel).toBe('');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /action\.opensShop/ }).rel).toBe('noopener');
});

test('a page that is still being built opens a dialog instead, which one press confirms', async () => {
  showOnPage(<LinkGroupsSection section={linkGroupsExample} />);
  await userEvent.click(screen.getByRole('button', { name: /Community/ }));
  expect(screen.getByRole('dialog').textContent).toContain('failure.communitySoon');
  await userEvent.click(screen.getByRole('button', { name: 'action.confirm' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
