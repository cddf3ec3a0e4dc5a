import { beforeAll, describe, expect, test } from 'vitest';
import { type EdgeChange, maxEdgeLatenessMs, serverTime, waitForEdgeChange } from '../support/edge-change.ts';
import { visitors } from '../support/visitors.ts';
import { closingBanner } from './content-edges.ts';
import { expectPreviews } from './preview-cases.ts';
import { settingsBeforeEdge } from './settings-before-edge.ts';

const second = 1_000;
const day = 86_400 * second;

/** The number of responses on either side of an edge that a test looks at, however slow the machine is. */
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
    let flips: Record<'wrongClock' | 'missing', EdgeChange>;
    let typedAddress: string;

    beforeAll(async () => {
      const { origin } = fixture.site();
      const polling = pollAcross(origin, '/uk/choose-your-region', edge);
      const { newVisitor } = fixture;
      const [wrongClock, missing] = await Promise.all([newVisitor('phone'), newVisitor('desktop')]);
      await wrongClock.page.addInitScript((shift) => {
        const now = Date.now;
        Date.now = () => now() + shift;
      }, day);
      await Promise.all([wrongClock.open('/uk/choose-your-region'), missing.open('/uk/nothing-here')]);
      const address = missing.page.locator('footer input[type="email"]');
      await address.fill('somebody@');
      const [first, second] = await Promise.all(
        [wrongClock.page, missing.page].map((page) => waitForEdgeChange(page, origin, edge, words, false)),
      );
      flips = { wrongClock: first, missing: second } as typeof flips;
      typedAddress = await address.inputValue();
      polledPages = await polling;
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
