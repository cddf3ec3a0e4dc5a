import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { Island as NoticeForm } from './notice-form.island.tsx';

test('“tell me when” is one button for everybody, which leads to the newsletter without scripts', () => {
  const links = { newsletter: '#footer-news', privacy: '/uk/privacy-policy' };
  const offer = { topic: 'orderable:tank', kind: 'orderable', placeholder: '', ...links } as const;
  showOnPage(<NoticeForm offer={offer} />);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: /notices\.orderable/ });
  expect(form?.getAttribute('action')).toBe('#footer-news');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/notices\.what/)).toBeTruthy();
  expect(hrefOf('notices.privacy')).toBe('/uk/privacy-policy');
});
