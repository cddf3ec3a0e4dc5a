import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { realContent } from '../../support/site/real-site.ts';
import { tabTo } from '../support/keyboard.ts';
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
const acceptedGroup = (page: Page): Locator =>
  page
    .locator('#accepted details')
    .filter({ has: page.locator(linkedFinding) })
    .first();

test.skipIf(realContent.accepted.length === 0)(
  'an accepted finding is reachable by keyboard, shows its reason, and links to what it is about',
  { tags: 'nightly' },
  async () => {
    const { page, troubles } = await openDesk(fixture, 'desktop', '/preview/check');
    await waitForAudit(page);
    const edition = (await acceptedGroup(page).locator(`${linkedFinding} ${editionLabel}`).first().textContent()) ?? '';
    await tabTo(page, page.getByRole('navigation', { name: 'Edition' }).getByRole('link', { name: edition }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/preview/check?edition=${edition}`);
    const group = acceptedGroup(page);
    expect(await group.getAttribute('open')).toBe(null);
    await tabTo(page, group.locator('summary'));
    await page.keyboard.press('Enter');
    const finding = group.locator(linkedFinding).first();
    await finding.waitFor();
    const reasons = await group.locator('p:has(> b)').allTextContents();
    const acceptedReasons = realContent.accepted.map(({ reason }) => `Accepted ${reason}`);
    for (const reason of reasons) expect(acceptedReasons).toContain(reason);
    const editions = await group.locator(`li ${editionLabel}`).allTextContents();
    expect(new Set(editions)).toEqual(new Set([edition]));
    const link = finding.getByRole('link');
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
    const when = (await finding.locator('.num').first().textContent()) ?? '';
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    // The preview also shows seconds where there are some.
    await page.getByRole('heading', { name: when.slice(0, when.lastIndexOf(' ')) }).waitFor();
    expect(page.url()).toBe(address);
    expect(new URL(address).searchParams.get('edition')).toBe(edition);
    expect(troubles).toEqual([]);
  },
);

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
