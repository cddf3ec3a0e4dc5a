import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { blockStorage } from '../../browser/support/blocked-storage.ts';
import { hydrated } from '../../browser/support/keyboard.ts';
import {
  comeWithout,
  expectUsable,
  islandScript,
  laterScript,
  laterStarts,
  notResponding,
  pageScript,
} from '../../browser/support/missing-scripts.ts';
import { visitors } from '../../browser/support/visitors.ts';

const visited = visitors();

/** Whatever else there was to do is done after this time. */
const settled = (page: Page) => page.waitForTimeout(2000);

describe.each([
  ['an island', islandScript],
  ['the page itself', pageScript],
])('when the script of %s is gone from the server', (_what, script) => {
  test.each(['open', 'blocked'])(
    'the page is loaded anew once, and then stays as the server rendered it (storage %s)',
    async (storage) => {
      const { page, loads, refused, open } = await comeWithout(visited, script, 'gone');
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
    const { page, loads, open } = await comeWithout(visited, script, 'gone');
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
      const { page, loads, refused, open } = await comeWithout(visited, script, treatment);
      await open('/us');
      await settled(page);
      expect(refused()).toBeGreaterThan(0);
      expect(loads()).toBe(1);
      await expectUsable(page);
    },
  );
});

describe('when the script with what follows the first screen does not come once', () => {
  test('it is asked for again by itself', async () => {
    const { page, refused, open } = await comeWithout(visited, laterScript, 'out of order');
    await open('/us');
    await expect.poll(refused).toBe(1);
    await page.unroute(laterScript);
    await expect.poll(() => laterStarts(page), { timeout: 10_000 }).toBe(1);
  });

  test('it starts once, however many reasons there are to ask again', async () => {
    const { page, refused, open } = await comeWithout(visited, laterScript, 'out of order');
    await open('/us');
    await expect.poll(refused).toBe(1);
    await page.unroute(laterScript);
    await page.evaluate(() => {
      dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expect.poll(() => laterStarts(page), { timeout: 1_500 }).toBe(1);
    await page.waitForTimeout(3_000);
    expect(await laterStarts(page)).toBe(1);
  });
});

test.each(['vitals', 'newcomer-offer'])(
  'a page is not loaded anew for a script that nobody waits for (%s)',
  async (name) => {
    const { page, loads, refused, open } = await comeWithout(
      visited,
      new RegExp(`/assets/${name}-[\\w-]+\\.js$`),
      'gone',
    );
    await open('/us');
    await expect.poll(refused, { timeout: 10_000 }).toBeGreaterThan(0);
    await settled(page);
    expect(loads()).toBe(1);
  },
);

describe('when the scripts of an island do not come for a while', () => {
  /** One that did not come at idle time, and then would. */
  const missed = async () => {
    const { page, refused, open } = await comeWithout(visited, islandScript, 'cut off');
    await open('/us');
    await notResponding(page).waitFor({ timeout: 8_000 });
    return { page, refused, comeBack: () => page.unroute(islandScript) };
  };

  test('they are asked for again when somebody turns to it, which is told once', async () => {
    const { page, refused, comeBack } = await missed();
    const before = refused();
    await page.locator('x-island[name="carouselTabs"] a').first().focus();
    await expect.poll(refused).toBeGreaterThan(before);
    expect(await notResponding(page).count()).toBe(1);
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
    const { page, open } = await comeWithout(visited, islandScript, 'cut off');
    await page.addInitScript((handled) => {
      const raised: string[] = [];
      Object.assign(window, { raised });
      addEventListener('vite:preloadError', (event) => {
        raised.push(String(event.payload));
        if (handled) event.preventDefault();
      });
    }, isHandled);
    await open('/us');
    return { toast: notResponding(page), raised: () => page.evaluate<string[]>('raised') };
  };

  test('is raised as an event, and thrown again to those who tell the visitor', async () => {
    const { toast, raised } = await failing(false);
    await toast.waitFor({ timeout: 8_000 });
    expect((await raised()).join()).toMatch(/\/assets\/[\w-]+\.js/);
  });

  test('is not thrown again when somebody handles it', async () => {
    const { toast, raised } = await failing(true);
    await expect.poll(async () => (await raised()).join(), { timeout: 8_000 }).toMatch(/\/assets\/[\w-]+\.js/);
    await toast.waitFor({ timeout: 1_500 }).catch(() => {});
    expect(await toast.count()).toBe(0);
  });
});
