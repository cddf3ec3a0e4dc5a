import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { noticeExample } from './notice-form.examples.ts';
import { Island as NoticeForm } from './notice-form.island.tsx';

test('“tell me when” is one button for everybody, which leads to the newsletter without scripts', () => {
  showOnPage(<NoticeForm offer={noticeExample} />);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: /Tell me when I can order it/ });
  expect(form?.getAttribute('action')).toBe('#footer-news');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/One email when it happens\./)).toBeTruthy();
  expect(hrefOf('Privacy Policy')).toBe('/uk/privacy-policy');
});
