import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDesk } from '../support/open-desk.ts';
import { accessibilityProblems, overflowProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const fixture = visitors('desk');

/** Waits for the content audit, which the server runs once after its start. */
const waitForAudit = (page: Page): Promise<void> => page.getByText(/^\d+ Accepted$/).waitFor({ timeout: 100_000 });

test.each(['desktop', 'phone'] as const)(
  'is accessible and fits the screen on a %s',
  { tags: 'nightly' },
  async (screen) => {
    const { page } = await openDesk(fixture, screen, '/preview/check');
    await waitForAudit(page);
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await overflowProblems(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);
