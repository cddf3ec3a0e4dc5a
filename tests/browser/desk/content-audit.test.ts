import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tabTo } from '../support/keyboard.ts';
import { openDesk } from '../support/open-desk.ts';
import { accessibilityProblems, overflowProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const fixture = visitors('desk');

/** Waits for the content audit, which the server runs once after its start. */
const waitForAudit = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Accepted' }).waitFor({ timeout: 100_000 });

test('an accepted finding is reachable by keyboard, shows its reason, and links to its edge', async () => {
  const { page, troubles } = await openDesk(fixture, 'desktop', '/preview/check');
  await waitForAudit(page);
  await tabTo(page, page.getByRole('navigation', { name: 'Edition' }).getByRole('link', { name: 'uk' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/preview/check?edition=uk');
  const hours = page.locator('#accepted details').filter({ has: page.getByRole('heading', { name: 'Odd hour' }) });
  expect(await hours.getAttribute('open')).toBe(null);
  await tabTo(page, hours.locator('summary'));
  await page.keyboard.press('Enter');
  await hours.getByText('Specified as the end of 20 August 2025 in UTC+8').waitFor();
  expect(await hours.getByText(/^(us|de|fr|eu)$/).count()).toBe(0);
  const banner = hours.getByRole('listitem').filter({ hasText: 'closes at 17:00 BST on 20 Aug 2025' });
  await tabTo(page, banner.getByRole('link'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Wed 20 Aug 2025, 17:00 BST' }).waitFor();
  expect(new URL(page.url()).searchParams.get('beside')).toBe('before');
  expect(troubles).toEqual([]);
});

test.each(['desktop', 'phone'] as const)('is accessible and fits the screen on a %s', async (screen) => {
  const { page } = await openDesk(fixture, screen, '/preview/check');
  await waitForAudit(page);
  for (const summary of await page.locator('summary').all()) await summary.click();
  expect(await overflowProblems(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
});
