import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productPathWith } from '../support/current-page.ts';
import { renewNow } from '../support/edge-change.ts';
import { waitForHydration } from '../support/keyboard.ts';
import { islandErrorToast } from '../support/missing-scripts.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

/** Names of the scripts that the page has requested, without their hashes. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(name)?.[1]);
    return [...new Set(names.filter((name) => name !== undefined))].sort();
  });

/** The islands of the page by name, and whether each is hydrated. */
const islandsOf = (page: Page): Promise<Record<string, boolean>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('x-island[name]')].map((island) => [
        island.getAttribute('name') ?? '',
        Object.keys(island).some((key) => key.startsWith('__reactContainer')),
      ]),
    ),
  );

/** Waits for the last script that a page loads by itself: the one that measures web vitals. */
const waitForVitals = (page: Page) => expect.poll(() => scriptsOf(page)).toContain('vitals');

test('islands hydrate under a policy that allows no inline scripts and no eval', async () => {
  const { page, troubles } = await newVisitor('desktop');
  const response = await page.goto('/us');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/unsafe-/);
  await waitForHydration(page, 'carousel-tabs');
  expect(
    await page
      .locator('x-island[name="carousel-tabs"] a')
      .first()
      .evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps'))),
  ).toBe(true);
  expect(troubles).toEqual([]);
});

test('a page loads no React while nobody uses anything interactive', async () => {
  const { page, open } = await newVisitor('desktop');
  await open('/us/choose-your-region');
  await waitForVitals(page);
  expect(await islandsOf(page)).toEqual({ 'subscribe-form': false });
  expect(await scriptsOf(page)).toEqual(['after-first-paint', 'client', 'editions', 'vitals']);
});

test('an island for idle time waits until the browser is idle', async () => {
  const { page, open } = await newVisitor('desktop');
  await page.addInitScript(() => {
    const idleCallbacks: IdleRequestCallback[] = [];
    const idle = { didTimeout: false, timeRemaining: () => 50 };
    window.requestIdleCallback = (callback) => idleCallbacks.push(callback);
    const beIdle = () => {
      for (const callback of idleCallbacks) callback(idle);
    };
    Object.assign(window, { beIdle });
  });
  await open('/us');
  await page.waitForLoadState('networkidle');
  expect(await islandsOf(page)).toMatchObject({ 'carousel-tabs': false, 'subscribe-form': false });
  expect(await scriptsOf(page)).toEqual(['after-first-paint', 'client', 'editions']);
  await page.evaluate('beIdle()');
  await waitForHydration(page, 'carousel-tabs');
});

test('an island that is not hydrated yet hydrates when it gets the focus', async () => {
  const { page, open } = await newVisitor('desktop');
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open('/us');
  const tab = page.locator('x-island[name="carousel-tabs"] a').nth(1);
  expect(await islandsOf(page)).toMatchObject({ 'carousel-tabs': false, 'subscribe-form': false });
  await tab.focus();
  await waitForHydration(page, 'carousel-tabs');
  await tab.press('ArrowLeft');
  expect(
    await page
      .locator('x-island[name="carousel-tabs"] a')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
});

test('an island for visibility hydrates only when it is near the window', async () => {
  const { page, open } = await newVisitor('desktop');
  await open(productPathWith('us', 'gallery'));
  await waitForVitals(page);
  expect((await islandsOf(page))['gallery-viewer']).toBe(false);
  expect(await scriptsOf(page)).not.toContain('islands');
  await page.locator('#gallery').scrollIntoViewIfNeeded();
  await waitForHydration(page, 'gallery-viewer');
});

test('an island that fails keeps the server’s HTML, and its links work', async () => {
  const { page, open } = await newVisitor('desktop');
  await page.route('**/us', async (route) => {
    const original = await route.fetch();
    const withoutProps = (await original.text()).replace(
      /(<x-island name="carousel-tabs"[^>]* props=")[^"]*"/,
      '$1{}"',
    );
    await route.fulfill({ response: original, body: withoutProps });
  });
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await open('/us');
  const serverText = await page.locator('x-island[name="carousel-tabs"]').textContent();
  await waitForHydration(page, 'carousel-tabs');
  await expect.poll(() => errors.join('\n')).toMatch(/TypeError/);
  expect(await page.locator('x-island[name="carousel-tabs"]').textContent()).toBe(serverText);
  expect(serverText?.trim()).not.toBe('');
  await islandErrorToast(page).waitFor();
  const tab = page.locator('x-island[name="carousel-tabs"] a').nth(1);
  const slide = page.locator((await tab.getAttribute('href')) ?? '');
  await tab.click();
  await expect.poll(() => slide.evaluate((node) => Math.round(node.getBoundingClientRect().left))).toBe(0);
});

test('a renewal leaves an island hydrated that it moves, ends one that it removes, and starts one that it adds', {
  tags: 'every-browser',
}, async () => {
  const { page, open, troubles } = await newVisitor('desktop');
  await open('/us');
  const tabs = page.locator('x-island[name="carousel-tabs"] a');
  const addressField = page.locator('x-island[name="subscribe-form"] input').first();
  await addressField.focus();
  await waitForHydration(page, 'subscribe-form');
  await tabs.nth(1).focus();
  await waitForHydration(page, 'carousel-tabs');
  await page.evaluate(() => {
    const [carousel, form] = ['section:has(> x-island[name="carousel-tabs"])', 'x-island[name="subscribe-form"]'];
    Object.assign(window, { oldForm: document.querySelector(form) });
    const load = window.fetch;
    window.fetch = async (address, init) => {
      const response = await load(address, init);
      if (String(address) !== location.href) return response;
      window.fetch = load;
      const next = new DOMParser().parseFromString(await response.text(), 'text/html');
      next.querySelector('main')?.append(next.querySelector(carousel) ?? '');
      next.querySelector(form)?.remove();
      return new Response(next.documentElement.outerHTML, { headers: response.headers });
    };
  });

  await renewNow(page);
  expect(await page.locator('main > :last-child > x-island[name="carousel-tabs"]').count()).toBe(1);
  expect(await islandsOf(page)).toMatchObject({ 'carousel-tabs': true });
  await tabs.nth(1).focus();
  await tabs.nth(1).press('ArrowLeft');
  expect(await tabs.first().evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => (window as { oldForm?: Element }).oldForm?.innerHTML)).toBe('');

  await renewNow(page);
  await addressField.waitFor();
  expect(await islandsOf(page)).toMatchObject({ 'carousel-tabs': true, 'subscribe-form': false });
  await addressField.focus();
  await waitForHydration(page, 'subscribe-form');
  expect(troubles).toEqual([]);
});
