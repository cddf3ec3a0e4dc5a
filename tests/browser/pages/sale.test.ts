import { describe, expect, test } from 'vitest';
import { pagePath } from '#core/place/place.ts';
import { sale } from '../desk/desk-sale.ts';
import { expectCompletePage } from '../support/complete-page.ts';
import { messagesOf } from '../support/current-page.ts';
import { renewNow } from '../support/edge-change.ts';
import { containsFocus, focusAt, hasFocus } from '../support/keyboard.ts';
import { coveredHeadings } from '../support/page-checks.ts';
import { previewToken } from '../support/shared-sites.ts';
import { visitors } from '../support/visitors.ts';

const fixture = visitors('desk');

const phases = [
  ['early, with locks', '/uk/black-friday', '2026-11-18T12:00:00Z'],
  ['in the night between two stages', '/eu/black-friday', '2026-11-22T03:00:00Z'],
  ['at Cyber Monday', '/us/black-friday', '2026-12-01T12:00:00Z'],
  ['in the German main stage', '/de/black-friday', '2026-11-24T12:00:00Z'],
  ['while it is announced in French', '/fr/black-friday-promo', '2026-11-05T12:00:00Z'],
  ['at Christmas', '/eu/christmas-sale', '2026-12-12T12:00:00Z'],
  ['in the new year', '/uk/christmas-sale', '2027-01-02T12:00:00Z'],
] as const;

const cases = phases.flatMap(([when, path, at]) =>
  (['desktop', 'phone'] as const).map((screen) => ({ when, path, at, screen })),
);

describe('the page of a sale', () => {
  const path = pagePath({ edition: 'uk', slug: sale.slug });

  test('has tabs that lead by keyboard to its sections, and marks the current one, also after a renewal', {
    tags: 'nightly',
  }, async () => {
    const { page, open } = await fixture.newVisitor('desktop');
    await open(path);
    const tabs = page.locator('nav[data-subnav] a');
    const hrefs = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('href') ?? ''));
    const lastHref = hrefs.at(-1) ?? '';
    expect(hrefs.length).toBeGreaterThan(1);
    for (const href of hrefs) expect(await page.locator(`main ${href}`).count(), href).toBe(1);
    await focusAt(tabs.first());
    for (const index of hrefs.keys()) {
      if (index > 0) await page.keyboard.press('Tab');
      await expect.poll(() => hasFocus(tabs.nth(index))).toBe(true);
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction((target) => {
      const { top = -1 } = document.querySelector(target)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight / 2;
    }, lastHref);
    expect(new URL(page.url()).hash).toBe(lastHref);
    const current = page.locator('nav[data-subnav] a[aria-current]');
    await expect.poll(() => current.count()).toBe(1);
    await renewNow(page);
    await expect.poll(() => current.count()).toBe(1);
    await page.keyboard.press('Tab');
    await expect.poll(() => containsFocus(page.locator(lastHref))).toBe(true);
  });

  test('is complete and accessible, and announces the date to screen readers, not the seconds', async () => {
    const visitor = await fixture.newVisitor('phone');
    const { page, open, troubles } = visitor;
    await open(path);
    const timer = page.getByRole('timer');
    await expect.poll(() => timer.getAttribute('data-counting')).toBe('');
    expect(await timer.getAttribute('aria-live')).toBe('off');
    const announcement = (await timer.ariaSnapshot()).replaceAll('\u00a0', ' ');
    expect(announcement).toMatch(/timer "\p{L}[^"]* \d+ \p{L}+ \p{L}+ \d+:\d\d GMT"/u);
    const { hours, minutes, seconds } = messagesOf('uk').countdown;
    for (const unit of [hours, minutes, seconds]) expect(announcement.toLowerCase()).not.toContain(unit.toLowerCase());
    await expectCompletePage(visitor);
    expect(troubles).toEqual([]);
  });

  test('counts down, offers its products and covers none of their names, also after a renewal', {
    tags: ['every-browser', 'journey'],
  }, async () => {
    const { page, open, troubles } = await fixture.newVisitor('desktop');
    await open(path);
    const seconds = page.locator('[role="timer"][data-counting] [data-unit="seconds"]').first();
    const expectCounting = async () => {
      const shown = await seconds.textContent();
      await expect.poll(() => seconds.textContent()).not.toBe(shown);
    };
    await expectCounting();
    const offers = await page.locator('main a[data-buy]').count();
    expect(offers).toBeGreaterThan(0);
    await renewNow(page);
    await expectCounting();
    expect(await page.locator('main a[data-buy]').count()).toBe(offers);
    expect(await coveredHeadings(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

test.each(cases)(
  'the page of a sale is complete and accessible $when on a $screen',
  { tags: 'nightly' },
  async ({ path, at, screen }) => {
    const visitor = await fixture.newVisitor(screen);
    const { page, context, troubles, open } = visitor;
    await context.addCookies([{ name: 'preview', value: previewToken, url: fixture.site().origin }]);
    await open(`${path}?at=${at}`);
    expect(new URL(page.url()).pathname).toBe(path);
    await expectCompletePage(visitor);
    expect(await page.locator('h1').count()).toBe(1);
    expect(troubles).toEqual([]);
  },
);
