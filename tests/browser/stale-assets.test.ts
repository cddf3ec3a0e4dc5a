import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { blockStorage } from './blocked-storage.ts';
import { hydrated } from './keyboard.ts';
import type { Visitor } from './visitors.ts';
import { visitors } from './visitors.ts';

const { come } = visitors();

/** How a server or a network treats requests for scripts. */
const treatments = {
  gone: { status: 404, body: 'There is no such file.' },
  'out of order': { status: 503, body: 'Not now.' },
  'cut off': undefined,
} as const;

interface Tab extends Visitor {
  /** How often the document was loaded. */
  loads(): number;
  /** How often a script was asked for in vain. */
  refused(): number;
}

/** A visitor for whom some scripts do not come. */
async function comeWithout(scripts: RegExp, treatment: keyof typeof treatments): Promise<Tab> {
  const visitor = await come('desktop');
  let loads = 0;
  let refused = 0;
  visitor.page.on('domcontentloaded', () => {
    loads += 1;
  });
  await visitor.page.route(scripts, (route) => {
    refused += 1;
    const answer = treatments[treatment];
    return answer ? route.fulfill(answer) : route.abort('connectionfailed');
  });
  return { ...visitor, loads: () => loads, refused: () => refused };
}

const island = /\/assets\/(?:carousel-tabs|mount)-[\w-]+\.js$/;
const client = /\/assets\/client-[\w-]+\.js$/;

/** Whatever else there was to do is done after this time. */
const settled = (page: Page) => page.waitForTimeout(2000);

/** What a visitor is told of an island that does not come. */
const told = (page: Page) => page.locator('[data-toast]').filter({ hasText: 'This part is not responding' });

/** The page can still be read, its menus open, and its carousel turns. */
async function expectUsable(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Products' }).click();
  expect(await page.locator('#menu-products').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  const tab = page.locator('x-island[name="carouselTabs"] a').nth(1);
  const slide = page.locator((await tab.getAttribute('href')) ?? '');
  await tab.click();
  await expect
    .poll(() => slide.evaluate((node) => Math.round(node.getBoundingClientRect().left)), { timeout: 5_000 })
    .toBe(0);
}

describe.each([
  ['an island', island],
  ['the page itself', client],
])('when the script of %s is gone from the server', (_what, script) => {
  test.each(['open', 'blocked'])(
    'the page is loaded anew once, and then stays as the server rendered it (storage %s)',
    async (storage) => {
      const { page, loads, refused, open } = await comeWithout(script, 'gone');
      if (storage === 'blocked') await page.addInitScript(blockStorage);
      await open('/us');
      await expect.poll(loads, { timeout: 10_000 }).toBe(2);
      await settled(page);
      expect(loads()).toBe(2);
      expect(refused()).toBeGreaterThan(1);
      await expectUsable(page);
    },
  );

  test('a later page of the same build is not loaded twice', async () => {
    const { page, loads, open } = await comeWithout(script, 'gone');
    await open('/us');
    await expect.poll(loads, { timeout: 10_000 }).toBe(2);
    await settled(page);
    await open('/uk');
    await settled(page);
    expect(loads()).toBe(3);
  });

  test.each(['out of order', 'cut off'] as const)(
    'but a server or network that is %s is no reason to load anything anew',
    async (treatment) => {
      const { page, loads, refused, open } = await comeWithout(script, treatment);
      await open('/us');
      await settled(page);
      expect(refused()).toBeGreaterThan(0);
      expect(loads()).toBe(1);
      await expectUsable(page);
    },
  );
});

describe('when the script with what follows the first screen does not come once', () => {
  const later = /\/assets\/after-first-screen-[\w-]+\.js/;
  /** It asks for the manifest. */
  const starts = (page: Page) => page.locator('link[rel="manifest"]').count();

  test('it is asked for again by itself', async () => {
    const { page, refused, open } = await comeWithout(later, 'out of order');
    await open('/us');
    await expect.poll(refused).toBe(1);
    await page.unroute(later);
    await expect.poll(() => starts(page), { timeout: 10_000 }).toBe(1);
  });

  test('it starts once, however many reasons there are to ask again', async () => {
    const { page, refused, open } = await comeWithout(later, 'out of order');
    await open('/us');
    await expect.poll(refused).toBe(1);
    await page.unroute(later);
    await page.evaluate(() => {
      dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expect.poll(() => starts(page), { timeout: 1_500 }).toBe(1);
    await page.waitForTimeout(3_000);
    expect(await starts(page)).toBe(1);
  });
});

test.each(['vitals', 'newcomer-offer'])(
  'a page is not loaded anew for a script that nobody waits for (%s)',
  async (name) => {
    const { page, loads, refused, open } = await comeWithout(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), 'gone');
    await open('/us');
    await expect.poll(refused, { timeout: 10_000 }).toBeGreaterThan(0);
    await settled(page);
    expect(loads()).toBe(1);
  },
);

describe('when the scripts of an island do not come for a while', () => {
  /** One that did not come at idle time, and then would. */
  const missed = async () => {
    const { page, refused, open } = await comeWithout(island, 'cut off');
    await open('/us');
    await told(page).waitFor({ timeout: 8_000 });
    return { page, refused, comeBack: () => page.unroute(island) };
  };

  test('they are asked for again when somebody turns to it, which is told once', async () => {
    const { page, refused, comeBack } = await missed();
    const before = refused();
    await page.locator('x-island[name="carouselTabs"] a').first().focus();
    await expect.poll(refused).toBeGreaterThan(before);
    expect(await told(page).count()).toBe(1);
    await comeBack();
    await page.locator('x-island[name="carouselTabs"] a').nth(1).focus();
    await hydrated(page, 'carouselTabs');
  });

  test('and when the line is back', async () => {
    const { page, comeBack } = await missed();
    await comeBack();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await hydrated(page, 'carouselTabs');
  });
});

describe('the error of a failed preload', () => {
  const failing = async (isHandled: boolean) => {
    const { page, open } = await comeWithout(island, 'cut off');
    await page.addInitScript((handled) => {
      const raised: string[] = [];
      Object.assign(window, { raised });
      addEventListener('vite:preloadError', (event) => {
        raised.push(String(event.payload));
        if (handled) event.preventDefault();
      });
    }, isHandled);
    await open('/us');
    return { told: told(page), raised: () => page.evaluate<string[]>('raised') };
  };

  test('is raised as an event, and thrown again to those who tell the visitor', async () => {
    const { told, raised } = await failing(false);
    await told.waitFor({ timeout: 8_000 });
    expect((await raised()).join()).toMatch(/\/assets\/[\w-]+\.js/);
  });

  test('is not thrown again when somebody handles it', async () => {
    const { told, raised } = await failing(true);
    await expect.poll(async () => (await raised()).join(), { timeout: 8_000 }).toMatch(/\/assets\/[\w-]+\.js/);
    await told.waitFor({ timeout: 1_500 }).catch(() => {});
    expect(await told.count()).toBe(0);
  });
});
