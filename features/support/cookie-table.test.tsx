import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { cookieTableExample } from './cookie-table.examples.ts';
import { CookieTableSection } from './cookie-table.tsx';

test('the table of stored data explains the counting first, and lists each entry under its purpose', () => {
  showOnPage(<CookieTableSection section={cookieTableExample} />);
  const explanation = screen.getByText(/Only if you agree\./);
  expect(explanation.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('button', { name: 'consent.settings' }).hasAttribute('data-consent-open')).toBe(true);
  const login = screen.getByText(/Login/).closest('th');
  expect([login?.scope, login?.rowSpan]).toEqual(['rowgroup', 2]);
  const rowOf = (entry: string) => screen.getByText(entry).closest('tr')?.textContent;
  expect(rowOf('/eu/apptoken')).toContain('Login');
  expect(rowOf('country')).toMatch(/countryCookie.*One day/);
});
