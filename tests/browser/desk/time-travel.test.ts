import { expect, test } from 'vitest';
import { openDesk } from '../support/open-desk.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { previewToken } from '../support/shared-sites.ts';
import { visitors } from '../support/visitors.ts';
import { deskClock, inLondon, stageEdge } from './desk-sale.ts';
import {
  countDifferences,
  expectFittingPreview,
  framesOf,
  stageAddress,
  waitForDifference,
} from './time-travel-page.ts';

const fixture = visitors('desk');
/** The first price on the home page that the stage changes, and the banner that it shows. */
const price = stageEdge.changes.find(({ path }) => path.endsWith('offer › price'));
const banner = stageEdge.changes.find(({ path }) => path === 'banner');

test('asks for the token, rejects a wrong one, and then shows the page that was requested', async () => {
  const { page, open, context } = await fixture.newVisitor('desktop');
  await open(`${stageAddress}&beside=before`);
  expect(await page.title()).toBe('Log in · KINETRA desk');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Token').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('This is not the token of this server.').waitFor();
  await page.getByLabel('Token').fill(previewToken);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: inLondon(stageEdge.instant) }).waitFor();
  expect(await countDifferences(page)).toBeGreaterThan(5);
  expect((await context.cookies()).find(({ name }) => name === 'preview')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    secure: false,
  });

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Token').waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('preview');
});

test('steps to the edge of a stage and outlines what differs between its two sides', async () => {
  const { page, troubles } = await openDesk(fixture, 'desktop', `/preview?edition=uk&page=&at=${deskClock}`);
  await page.getByText(/^Since /).waitFor();
  for (let step = 0; step < stageEdge.steps; step += 1) await page.getByRole('button', { name: 'Next edge' }).click();
  await page.getByRole('heading', { name: inLondon(stageEdge.instant) }).waitFor();
  await page.getByText(`${stageEdge.stage} opens`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Before and after' }).click();
  expect(await countDifferences(page)).toBeGreaterThan(5);
  const [afterFrame, beforeFrame] = framesOf(page);
  expect(await beforeFrame.locator('[data-banner]:not(html)').count()).toBe(0);
  await page.getByRole('button', { name: 'Next difference' }).click();
  await waitForDifference(page, /^Difference \d+ of \d+, banner: /);
  const outlined = afterFrame.locator('[data-desk-change]');
  expect(await outlined.allTextContents()).toEqual([banner?.after]);
  expect(await outlined.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');

  await page.getByRole('button', { name: 'Previous difference' }).click();
  await waitForDifference(page, /^Difference ([2-9]|\d\d+) of \d+/);
  await expect.poll(() => afterFrame.locator('html').evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(
    await page
      .getByText(price?.path ?? '')
      .first()
      .locator('..')
      .textContent(),
  ).toContain(`${price?.before} ${price?.after}`);

  expect(troubles).toEqual([]);
});

test.each(['phone'] as const)('fits a %s and is accessible', { tags: 'nightly' }, (screen) =>
  expectFittingPreview(fixture, screen),
);
