import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EdgeChange } from '../support/edge-change.ts';
import { maxEdgeLatenessMs, serverTime, waitForEdgeChange } from '../support/edge-change.ts';
import { focusAt } from '../support/keyboard.ts';
import { layoutShiftOf } from '../support/layout-shifts.ts';
import { visitors } from '../support/visitors.ts';
import { closingBanner } from './content-edges.ts';
import { expectPreviews } from './preview-cases.ts';
import { settingsBeforeEdge } from './settings-before-edge.ts';

const second = 1_000;
const day = 86_400 * second;

/** Text and position (px from the top of the window) of the focused element. */
const focusPosition = (page: Page) =>
  page.evaluate(() => ({
    focus: document.activeElement?.textContent ?? '',
    top: Math.round(document.activeElement?.getBoundingClientRect().top ?? 0),
  }));
type FocusPosition = Awaited<ReturnType<typeof focusPosition>>;

/** How many responses on either side of an edge a test looks at, however slow the machine is. */
const enoughResponses = 6;

/**
 * Fetches a page repeatedly until enough requests were sent after an edge; each response has the server's time before
 * and after it.
 */
async function pollAcross(origin: string, path: string, edge: number) {
  const responses: { from: number; to: number; html: string; maxAgeMs: number }[] = [];
  const countAfterEdge = () => responses.filter(({ from }) => from >= edge).length;
  for (let from = await serverTime(origin); countAfterEdge() < enoughResponses; from = await serverTime(origin)) {
    const response = await fetch(origin + path);
    const html = await response.text();
    const [, maxAge = '0'] = /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? [];
    responses.push({ from, to: await serverTime(origin), html, maxAgeMs: Number(maxAge) * second });
    await new Promise((resolve) => setTimeout(resolve, edge - from > second ? 400 : 40));
  }
  return responses;
}

/** Tests of open tabs and responses when a text banner closes. */
export function whenTextBannerCloses(): void {
  describe.concurrent('when the text banner of the United Kingdom closes', () => {
    const { edge, words } = closingBanner;
    const fixture = visitors(settingsBeforeEdge(edge));
    let polledPages: Awaited<ReturnType<typeof pollAcross>>;
    let flips: Record<'reader' | 'unanchored' | 'wrongClock' | 'missing', EdgeChange>;
    let typedAddress: string;
    let positions: { before: FocusPosition; after: FocusPosition }[];
    let layoutShift: Awaited<ReturnType<typeof layoutShiftOf>>;

    beforeAll(async () => {
      const { origin } = fixture.site();
      const polling = pollAcross(origin, '/uk/choose-your-region', edge);
      const { newVisitor } = fixture;
      const [reader, unanchored, wrongClock, missing] = await Promise.all([
        newVisitor('desktop'),
        newVisitor('desktop'),
        newVisitor('phone'),
        newVisitor('desktop'),
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
      const before = await Promise.all(readers.map(focusPosition));
      const tabs = [...readers, wrongClock.page, missing.page];
      const [first, second, third, fourth] = await Promise.all(
        tabs.map((page) => waitForEdgeChange(page, origin, edge, words, false)),
      );
      flips = { reader: first, unanchored: second, wrongClock: third, missing: fourth } as typeof flips;
      typedAddress = await address.inputValue();
      const after = await Promise.all(readers.map(focusPosition));
      positions = before.map((place, index) => ({ before: place, after: after[index] as FocusPosition }));
      layoutShift = await layoutShiftOf(reader.page);
      polledPages = await polling;
    });

    test('it disappears from an open tab by itself, never early, within three seconds, in the same document', () => {
      expect(flips.reader.latest).toBeGreaterThan(0);
      expect(flips.reader.earliest).toBeLessThan(maxEdgeLatenessMs);
      expect(flips.reader.sameDocument).toBe(true);
    });

    test('the visitor keeps the focus and the scroll position, also without scroll anchoring', () => {
      for (const { before, after } of positions) expect(after).toEqual(before);
      expect(positions.map(({ before }) => before.focus)).not.toContain('');
      expect(layoutShift.total, JSON.stringify(layoutShift.largest)).toBeLessThan(0.02);
    });

    test('a visitor’s clock that is a day ahead does not matter', () => {
      expect(flips.wrongClock.latest).toBeGreaterThan(0);
      expect(flips.wrongClock.earliest).toBeLessThan(maxEdgeLatenessMs);
    });

    test('it disappears from a not-found page in the same way, and the typed input stays', () => {
      expect([
        flips.missing.latest > 0,
        flips.missing.earliest < maxEdgeLatenessMs,
        flips.missing.sameDocument,
      ]).toEqual([true, true, true]);
      expect(typedAddress).toBe('somebody@');
    });

    test('every response matches its instant, and none may be cached past the edge', () => {
      const old = polledPages.filter(({ to }) => to < edge);
      const next = polledPages.filter(({ from }) => from >= edge);
      expect(old.length).toBeGreaterThanOrEqual(enoughResponses);
      expect(old.every(({ html }) => html.includes(words))).toBe(true);
      expect(next.some(({ html }) => html.includes(words))).toBe(false);
      expect(old.some(({ maxAgeMs }) => maxAgeMs > 0)).toBe(true);
      expect(Math.max(...old.map(({ from, maxAgeMs }) => from + maxAgeMs))).toBeLessThanOrEqual(edge);
    });

    expectPreviews(fixture, edge, '/uk', words, false);
  });
}
