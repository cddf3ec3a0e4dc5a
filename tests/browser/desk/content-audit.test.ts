import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDesk } from '../support/open-desk.ts';
import { accessibilityProblems, overflowProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const fixture = visitors('desk');

/** Waits for the content audit, which the server runs once after its start. */
const waitForAudit = (page: Page): Promise<void> => page.getByText(/^\d+ Accepted$/).waitFor({ timeout: 100_000 });

const editionLabel = 'p:first-child > span:not(.num)';
/** A finding with its edition, an instant and a link to the page that shows it. */
const linkedFinding = `li:has(${editionLabel}):has(.num):has(a)`;
/** The accepted findings of the first check that has such a finding. */
const _acceptedGroup = (page: Page): Locator =>
  page
    .locator('#accepted details')
    .filter({ has: page.locator(linkedFinding) })
    .first();

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
