import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tabTo } from './keyboard.ts';
import { accessibilityProblems, overflow } from './page-checks.ts';
import type { Screen, Visitor } from './visitors.ts';
import { visitors } from './visitors.ts';

const token = 'a-token-for-tests';
const visited = visitors({ PREVIEW_TOKEN: token, SITE_CLOCK: '2026-11-21T12:00:00Z' });

/** Opens a path of the desk as somebody who has the cookie. */
async function comeIn(screen: Screen, path: string): Promise<Visitor> {
  const visitor = await visited.come(screen);
  await visitor.context.addCookies([
    { name: 'preview', value: token, url: visited.site().origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  await visitor.open(path);
  return visitor;
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Edges of this page' });
const framesOf = (page: Page): [FrameLocator, FrameLocator] => [
  page.frameLocator('figure:nth-of-type(1) iframe'),
  page.frameLocator('figure:nth-of-type(2) iframe'),
];
const instantIn = (page: Page) => new URL(page.url()).searchParams.get('at');

/** Waits until the two pages are compared, and says how many differences there are. */
async function compared(page: Page): Promise<number> {
  await page.locator('[data-differences]').waitFor();
  return Number(await page.locator('[data-differences]').getAttribute('data-differences'));
}

const mainStage = '/preview?edition=uk&page=&at=2026-11-22T09:00:00Z';

test('who is a stranger is asked for the token, may be wrong, and comes to where the address led', async () => {
  const { page, open, context } = await visited.come('desktop');
  await open(`${mainStage}&beside=before`);
  expect(await page.title()).toBe('Log in · KINETRA desk');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Token').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('This is not the token of this server.').waitFor();
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Sun 22 Nov 2026, 09:00 GMT' }).waitFor();
  expect(await compared(page)).toBeGreaterThan(5);
  expect((await context.cookies()).find(({ name }) => name === 'preview')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    secure: false,
  });

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Token').waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('preview');
});

test('steps to the edge of a stage, and shows both sides of it with what differs outlined', async () => {
  const { page, context, troubles } = await comeIn('desktop', '/preview?edition=uk&page=&at=2026-11-21T12:00:00Z');
  await page.getByText('Since Sat 14 Nov 2026, 09:00 GMT').waitFor();
  await page.getByRole('button', { name: 'Next edge' }).click();
  await page.getByRole('button', { name: 'Next edge' }).click();
  await page.getByRole('heading', { name: 'Sun 22 Nov 2026, 09:00 GMT' }).waitFor();
  await page.getByText('Stage “Main” of Black Friday 2026 opens', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Before and after' }).click();
  const count = await compared(page);
  expect(count).toBeGreaterThan(5);
  const [after, before] = framesOf(page);
  expect(await before.locator('[data-banner]:not(html)').count()).toBe(0);
  expect(await after.locator('[data-desk-difference]').allTextContents()).toContain(
    'Black Friday: more robots, lower prices.',
  );
  expect(await before.locator('[data-desk-difference]').allTextContents()).toContain('£1,599');
  const outline = await after
    .locator('[data-desk-difference]')
    .first()
    .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe('solid');

  await page.getByRole('button', { name: 'Next difference' }).click();
  await page.getByText(`Difference 1 of ${count}`).waitFor();
  await page.getByRole('button', { name: 'Previous difference' }).click();
  await page.getByText(`Difference ${count} of ${count}`).waitFor();
  await expect.poll(() => after.locator('html').evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(await page.getByText('shelf › cards › grimlock › offer › price').locator('..').textContent()).toContain(
    '£1,599 £1,449',
  );

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('heading', { name: 'Sun 22 Nov 2026, 09:00 GMT' }).waitFor();
  expect(await compared(other)).toBe(count);
  expect(troubles).toEqual([]);
});

test('does nothing that a visitor would: no page view, no question, no renewal, nothing sent, and links keep the instant', async () => {
  const { page, troubles } = await comeIn('desktop', '/preview?edition=us&page=&at=2024-11-23T12:00:00Z');
  const [frame] = framesOf(page);
  await frame.locator('html[data-preview]').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.waitForTimeout(1500);
  expect(asked.filter((url) => /\/us\b|\/api\//.test(url))).toEqual([]);
  expect(await frame.locator('html').evaluate(() => window.dataLayer)).toBeUndefined();
  expect(await frame.locator('[data-consent]').isVisible()).toBe(false);
  await frame
    .locator('form[novalidate], footer form, main form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.getByText('Nothing is sent from a preview.').waitFor();
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);

  await frame.locator('header a[href="/us/black-friday"]').first().click();
  await page.waitForURL(/page=black-friday/);
  expect(instantIn(page)).toBe('2024-11-23T12:00:00Z');
  await framesOf(page)[0].locator('body[data-slug="black-friday"]').waitFor();
  expect(troubles).toEqual([]);
});

test('says where a page leads instead, and until when', async () => {
  const { page } = await comeIn('desktop', '/preview?edition=uk&page=black-friday&at=2026-11-13T09:00:00Z&beside=jp');
  await page.getByText('Redirects to /uk until Sat 14 Nov 2026, 09:00 GMT.').waitFor();
  await page.getByText('The jp edition has no such page.').waitFor();
  await framesOf(page)[0].locator('body[data-page="home"]').waitFor();
});

test('reads a typed time in the chosen zone, and says what is wrong with one it cannot read', async () => {
  const visitor = await visited.come('desktop', { timezoneId: 'Asia/Tokyo' });
  await visitor.context.addCookies([{ name: 'preview', value: token, url: visited.site().origin }]);
  await visitor.open(mainStage);
  const { page } = visitor;
  await page.getByLabel('Times in').selectOption('viewer');
  await page.getByRole('heading', { name: /^Sun 22 Nov 2026, 18:00/ }).waitFor();
  await page.getByLabel('Go to an instant').fill('2026-11-14 18:00');
  await page.keyboard.press('Enter');
  await page.waitForURL(/at=2026-11-14T09/);
  await page.getByText('Stage “Early” of Black Friday 2026 opens', { exact: true }).waitFor();
  await page.getByLabel('Go to an instant').fill('14.11.2026');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .getByText('“14.11.2026” is not a day and an hour: write it like 2026-11-14 09:00.')
    .waitFor();
  expect(await page.getByLabel('Go to an instant').inputValue()).toBe('14.11.2026');
});

test('holds an instant beside the others', async () => {
  const { page } = await comeIn('desktop', mainStage);
  await page.getByLabel('Beside it').selectOption('Hold this instant');
  await page.getByText('The two pages show the same.').waitFor();
  await page.getByRole('button', { name: 'Next edge' }).click();
  expect(await compared(page)).toBeGreaterThan(5);
  expect(new URL(page.url()).searchParams.get('beside')).toBe('2026-11-22T09:00:00Z');
  expect(instantIn(page)).toBe('2026-11-30T00:00:00Z');
});

test('works by keyboard alone', async () => {
  const { page } = await comeIn('desktop', mainStage);
  await tabTo(page, slider(page));
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { name: 'Sun 22 Nov 2026, 00:00 GMT' }).waitFor();
  expect(await slider(page).getAttribute('aria-valuetext')).toContain('Stage “Early” of Black Friday 2026 closes');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('b');
  expect(await compared(page)).toBeGreaterThan(5);
  await page.keyboard.press('n');
  await page.getByText('Difference 1 of').waitFor();
  await page.keyboard.press('b');
  await page.locator('[data-differences]').waitFor({ state: 'detached' });
  expect(instantIn(page)).toBe('2026-11-22T09:00:00Z');
});

test.each(['phone', 'tablet', 'desktop'] as const)('fits a %s, and is within everybody’s reach', async (screen) => {
  const { page, troubles } = await comeIn(screen, `${mainStage}&beside=before&width=390`);
  await compared(page);
  expect(await overflow(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  const [frame] = await page.locator('iframe').all();
  const box = await frame?.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(troubles).toEqual([]);
});
