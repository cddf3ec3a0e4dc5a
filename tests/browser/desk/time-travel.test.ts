import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatInstant } from '#core/time/instant.ts';
import { tabTo } from '../support/keyboard.ts';
import { openDesk } from '../support/open-desk.ts';
import { accessibilityProblems, overflowProblems } from '../support/page-checks.ts';
import { type Screen, type Visitors, visitors } from '../support/visitors.ts';
import { deskClock, inLondon, stageEdge } from './desk-sale.ts';

/** The address of the preview at which the next stage of a sale opens. */
const stageAddress = `/preview?edition=uk&page=&at=${formatInstant(stageEdge.instant)}`;

/** The frame of the page at the instant, and of the page beside it. */
const framesOf = (page: Page): [FrameLocator, FrameLocator] => [
  page.frameLocator('figure:nth-of-type(1) iframe'),
  page.frameLocator('figure:nth-of-type(2) iframe'),
];

const instantIn = (page: Page): string | null => new URL(page.url()).searchParams.get('at');

/** Waits until the two pages are compared, and returns the number of differences. */
async function countDifferences(page: Page): Promise<number> {
  await page.locator('[data-differences]').waitFor();
  return Number(await page.locator('[data-differences]').getAttribute('data-differences'));
}

/** Waits until a difference is selected. */
const waitForDifference = (page: Page, text: RegExp): Promise<void> => page.getByText(text).waitFor();

/** Expects that the preview of two pages side by side fits a screen and is accessible. */
async function expectFittingPreview(fixture: Visitors, screen: Screen): Promise<void> {
  const { page, troubles } = await openDesk(fixture, screen, `${stageAddress}&beside=before&width=390`);
  await countDifferences(page);
  expect(await overflowProblems(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  const [frame] = await page.locator('iframe').all();
  const box = await frame?.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(troubles).toEqual([]);
}

const fixture = visitors('desk');

/** The first price on the home page that the stage changes, and the banner that it shows. */
const price = stageEdge.changes.find(({ path }) => path.endsWith('offer › price'));

const banner = stageEdge.changes.find(({ path }) => path === 'banner');

const slider = (page: Page) => page.getByRole('slider', { name: 'Edges of this page' });

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

test.each(['phone', 'tablet', 'desktop'] as const)('fits a %s and is accessible', { tags: 'nightly' }, (screen) =>
  expectFittingPreview(fixture, screen),
);

test('has no side effects of a visit (page view, consent, renewal, forms), and links keep the instant', {
  tags: 'nightly',
}, async () => {
  const { page, troubles } = await openDesk(fixture, 'desktop', '/preview?edition=us&page=&at=2024-11-23T12:00:00Z');
  const [frame] = framesOf(page);
  await frame.locator('html[data-preview]').waitFor();
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.waitForTimeout(1500);
  expect(requestedUrls.filter((url) => /\/us\b|\/api\//.test(url))).toEqual([]);
  expect(await frame.locator('html').evaluate(() => window.dataLayer)).toBeUndefined();
  expect(await frame.locator('[data-consent]').isVisible()).toBe(false);
  await frame
    .locator('form[novalidate], footer form, main form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.getByText('Nothing is sent from a preview.').waitFor();
  expect(requestedUrls.filter((url) => url.includes('/api/'))).toEqual([]);

  await frame.locator('header a[href="/us/black-friday"]').first().click();
  await page.waitForURL(/page=black-friday/);
  expect(instantIn(page)).toBe('2024-11-23T12:00:00Z');
  await framesOf(page)[0].locator('body[data-slug="black-friday"]').waitFor();
  expect(troubles).toEqual([]);
});

test('works by keyboard alone', { tags: 'nightly' }, async () => {
  const { page } = await openDesk(fixture, 'desktop', stageAddress);
  await tabTo(page, page.getByRole('button', { name: 'Before and after' }));
  await page.keyboard.press('Enter');
  expect(await countDifferences(page)).toBeGreaterThan(5);
  await tabTo(page, slider(page));
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { name: 'Sun 22 Nov 2026, 00:00 GMT' }).waitFor();
  expect(await slider(page).getAttribute('aria-valuetext')).toContain('Stage “Early” of Black Friday 2026 closes');
  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('button', { name: 'Next difference', disabled: false });
  await next.waitFor();
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await page.getByText('Difference 1 of').waitFor();
  expect(instantIn(page)).toBe('2026-11-22T09:00:00Z');
});
