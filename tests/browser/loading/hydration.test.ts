import type { Locator, Page } from 'playwright-core';
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

/** Returns true if React listens to a field. */
const isLive = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

/** Waits for the last script that a page loads by itself: the one that measures web vitals. */
const waitForVitals = (page: Page) => expect.poll(() => scriptsOf(page)).toContain('vitals');

test('islands hydrate under a policy that allows no inline scripts and no eval', async () => {
  const { page, troubles } = await newVisitor('desktop');
  const response = await page.goto('/us');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/unsafe-/);
  const addressField = page.locator('x-island[name="subscribe-form"] input').first();
  await addressField.focus();
  await waitForHydration(page, 'subscribe-form');
  expect(await isLive(addressField)).toBe(true);
  expect(troubles).toEqual([]);
});

test('a page loads no React while nobody uses anything interactive', async () => {
  const { page, open } = await newVisitor('desktop');
  await open('/us/choose-your-region');
  await waitForVitals(page);
  expect(await islandsOf(page)).toEqual({ 'subscribe-form': false });
  expect(await scriptsOf(page)).toEqual(['after-first-paint', 'client', 'vitals']);
});

test('an island for visibility hydrates only when it is near the window', { tags: 'nightly' }, async () => {
  const { page, open } = await newVisitor('desktop');
  await open(productPathWith('us', 'gallery'));
  await waitForVitals(page);
  expect((await islandsOf(page))['gallery-viewer']).toBe(false);
  expect(await scriptsOf(page)).not.toContain('islands');
  await page.locator('#gallery').scrollIntoViewIfNeeded();
  await waitForHydration(page, 'gallery-viewer');
});

test('an island that fails keeps the server’s HTML and its links, and starts once a renewal repairs it', async () => {
  const { page, open } = await newVisitor('desktop');
  await page.route('**/us/faq', async (route) => {
    const original = await route.fetch();
    // The comment makes it other content than that of the renewal.
    const island = /(<x-island name="faq-browser"[^>]* props=")[^"]*("[^>]*>)/;
    await route.fulfill({ response: original, body: (await original.text()).replace(island, '$1{}$2<!-- broken -->') });
  });
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await open('/us/faq');
  const faq = page.locator('x-island[name="faq-browser"]').first();
  const serverText = await faq.textContent();
  await faq.locator('input').focus();
  await waitForHydration(page, 'faq-browser');
  await expect.poll(() => errors.join('\n')).toMatch(/TypeError/);
  expect(await faq.textContent()).toBe(serverText);
  expect(serverText?.trim()).not.toBe('');
  await islandErrorToast(page).waitFor();
  expect(await faq.locator('nav a').nth(1).getAttribute('href')).toMatch(/^\/us\/faq/);
  await page.unroute('**/us/faq');
  await renewNow(page);
  await expect.poll(() => isLive(faq.locator('input').first())).toBe(true);
});

test('a renewal leaves an island hydrated that it moves, ends one that it removes, and starts one that it adds', {
  tags: ['every-browser', 'journey'],
}, async () => {
  const { page, open, troubles } = await newVisitor('desktop');
  await open(productPathWith('us', 'gallery'));
  const thumbnail = page.locator('#gallery ul a').first();
  const addressField = page.locator('x-island[name="subscribe-form"] input').first();
  await addressField.focus();
  await waitForHydration(page, 'subscribe-form');
  await thumbnail.focus();
  await waitForHydration(page, 'gallery-viewer');
  await page.evaluate(() => {
    const [gallery, form] = ['#gallery', 'x-island[name="subscribe-form"]'];
    Object.assign(window, { oldForm: document.querySelector(form) });
    const load = window.fetch;
    window.fetch = async (address, init) => {
      const response = await load(address, init);
      if (String(address) !== location.href) return response;
      window.fetch = load;
      const next = new DOMParser().parseFromString(await response.text(), 'text/html');
      next.querySelector('main')?.prepend(next.querySelector(gallery) ?? '');
      next.querySelector(form)?.remove();
      return new Response(next.documentElement.outerHTML, { headers: response.headers });
    };
  });

  await renewNow(page);
  expect(await page.locator('main > #gallery:first-child x-island[name="gallery-viewer"]').count()).toBe(1);
  expect(await islandsOf(page)).toMatchObject({ 'gallery-viewer': true });
  await thumbnail.focus();
  await thumbnail.press('Enter');
  await page.locator('#gallery dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => (window as { oldForm?: Element }).oldForm?.innerHTML)).toBe('');

  await renewNow(page);
  await addressField.waitFor();
  expect(await islandsOf(page)).toMatchObject({ 'gallery-viewer': true, 'subscribe-form': false });
  await addressField.focus();
  await waitForHydration(page, 'subscribe-form');
  expect(troubles).toEqual([]);
});
