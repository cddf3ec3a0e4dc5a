import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { LinkGroupsSection } from './link-groups.tsx';

test('a page that is still being built opens a dialog instead, which one press confirms', async () => {
  const entry = { id: 'club', title: 'Club', text: 'Meet owners', icon: undefined, link: undefined, isShop: false };
  const groups = [{ id: 'topics' as const, title: 'Topics', links: [entry] }];
  showOnPage(<LinkGroupsSection section={{ id: 'links', kind: 'link-groups', surface: 'white', groups }} />);
  await userEvent.click(screen.getByRole('button', { name: /Club/ }));
  expect(screen.getByRole('dialog').textContent).toContain('failure.communitySoon');
  await userEvent.click(screen.getByRole('button', { name: 'action.confirm' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
