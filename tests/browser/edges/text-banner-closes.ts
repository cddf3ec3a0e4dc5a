import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Flip } from '../support/flip-of.ts';
import { flipOf, promptly, serverTime } from '../support/flip-of.ts';
import { focusAt } from '../support/keyboard.ts';
import { layoutShiftOf } from '../support/layout-shifts.ts';
import { visitors } from '../support/visitors.ts';
import { bannerThatCloses } from './content-edges.ts';
import { expectPreviews } from './preview-at-edge.ts';
import { siteBefore } from './site-before-edge.ts';

const second = 1_000;
const day = 86_400 * second;

/** Text and position (px from the top of the window) of the focused element. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({
    focus: document.activeElement?.textContent ?? '',
    top: Math.round(document.activeElement?.getBoundingClientRect().top ?? 0),
  }));
type Place = Awaited<ReturnType<typeof placeOf>>;

/** Fetches a page repeatedly until after an edge; each response has the server's time before and after it. */
async function pollAcross(origin: string, path: string, edge: number) {
  const answers: { from: number; to: number; html: string; maxAgeMs: number }[] = [];
  for (let from = await serverTime(origin); from < edge + second; from = await serverTime(origin)) {
    const answer = await fetch(origin + path);
    const html = await answer.text();
    const [, maxAge = '0'] = /s-maxage=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? [];
    answers.push({ from, to: await serverTime(origin), html, maxAgeMs: Number(maxAge) * second });
    await new Promise((resolve) => setTimeout(resolve, edge - from > second ? 400 : 40));
  }
  return answers;
}

/** Tests of open tabs and responses when a text banner closes. */
export function whenTextBannerCloses(): void {
  describe.concurrent('when the text banner of the United Kingdom closes', () => {
    const { edge, words } = bannerThatCloses;
    const visited = visitors(siteBefore(edge));
    let polled: Awaited<ReturnType<typeof pollAcross>>;
    let flips: Record<'reader' | 'unanchored' | 'wrongClock' | 'missing', Flip>;
    let typed: string;
    let places: { before: Place; after: Place }[];
    let moved: Awaited<ReturnType<typeof layoutShiftOf>>;

    beforeAll(async () => {
      const { origin } = visited.site();
      const asked = pollAcross(origin, '/uk/choose-your-region', edge);
      const { come } = visited;
      const [reader, unanchored, wrongClock, missing] = await Promise.all([
        come('desktop'),
        come('desktop'),
        come('phone'),
        come('desktop'),
      ]);
      await wrongClock.page.addInitScript((shift) => {
        const now = Date.now;
        Date.now = () => now() + shift;
      }, day);
      await Promise.all([
        reader.open('/uk'),
        unanchored.open('/uk'),
        wrongClock.open('/uk/choose-your-region'),
        missing.open('/uk/nothing-here'),
      ]);
      const address = missing.page.locator('footer input[type="email"]');
      await address.fill('somebody@');
      await unanchored.page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
      const readers = [reader.page, unanchored.page];
      await Promise.all(readers.map((page) => focusAt(page.locator('#main a[href]').last())));
      await reader.page.waitForTimeout(500);
      const before = await Promise.all(readers.map(placeOf));
      const tabs = [...readers, wrongClock.page, missing.page];
      const [first, second, third, fourth] = await Promise.all(
        tabs.map((page) => flipOf(page, origin, edge, words, false)),
      );
      flips = { reader: first, unanchored: second, wrongClock: third, missing: fourth } as typeof flips;
      typed = await address.inputValue();
      const after = await Promise.all(readers.map(placeOf));
      places = before.map((place, index) => ({ before: place, after: after[index] as Place }));
      moved = await layoutShiftOf(reader.page);
      polled = await asked;
    });

    test('it disappears from an open tab by itself, never early, within three seconds, in the same document', () => {
      expect(flips.reader.before).toBeGreaterThan(0);
      expect(flips.reader.after).toBeLessThan(promptly);
      expect(flips.reader.sameDocument).toBe(true);
    });

    test('the visitor keeps the focus and the scroll position, also without scroll anchoring', () => {
      for (const { before, after } of places) expect(after).toEqual(before);
      expect(places.map(({ before }) => before.focus)).not.toContain('');
      expect(moved.total, JSON.stringify(moved.largest)).toBeLessThan(0.02);
    });

    test('a visitor’s clock that is a day ahead does not matter', () => {
      expect(flips.wrongClock.before).toBeGreaterThan(0);
      expect(flips.wrongClock.after).toBeLessThan(promptly);
    });

    test('it disappears from a not-found page in the same way, and the typed input stays', () => {
      expect([flips.missing.before > 0, flips.missing.after < promptly, flips.missing.sameDocument]).toEqual([
        true,
        true,
        true,
      ]);
      expect(typed).toBe('somebody@');
    });

    test('every response matches its instant, and none may be cached past the edge', () => {
      const old = polled.filter(({ to }) => to < edge);
      const next = polled.filter(({ from }) => from >= edge);
      expect([old.length > 5, next.length > 5]).toEqual([true, true]);
      expect(old.every(({ html }) => html.includes(words))).toBe(true);
      expect(next.some(({ html }) => html.includes(words))).toBe(false);
      expect(old.some(({ maxAgeMs }) => maxAgeMs > 0)).toBe(true);
      expect(Math.max(...old.map(({ from, maxAgeMs }) => from + maxAgeMs))).toBeLessThanOrEqual(edge);
    });

    expectPreviews(visited, edge, '/uk', words, false);
  });
}
