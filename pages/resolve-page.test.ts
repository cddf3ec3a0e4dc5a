import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { pageFrom } from '#core/products/life.ts';
import type { Site } from '#core/site.ts';
import type { TimeWindow } from '#core/time/time-window.ts';
import { horizon, randomSite, secretWord } from '#tests/support/site/random-site.ts';
import { resolvePage } from './resolve-page.ts';

const place = fc.record({ edition: fc.constantFrom(...editionCodes), slug: fc.constantFrom('', 'machine', 'nowhere') });
const instant = fc.integer({ min: 0, max: horizon });

const resolvedJson = (site: Site, at: Parameters<typeof resolvePage>[1], when: number) =>
  JSON.stringify(resolvePage(site, at, when), (key, value) => (key === 'instant' ? undefined : value));

const isOpen = ({ opens, closes }: TimeWindow, when: number) =>
  (opens === undefined || opens <= when) && (closes === undefined || when < closes);

test('a page stays exactly the same from its instant until its next edge', () => {
  fc.assert(
    fc.property(randomSite, place, instant, fc.double({ min: 0, max: 1, noNaN: true }), (site, at, when, share) => {
      const { validUntil } = resolvePage(site, at, when);
      const end = validUntil ?? horizon * 2;
      const later = Math.min(when + Math.floor((end - when) * share), end - 1);
      expect(resolvedJson(site, at, later)).toBe(resolvedJson(site, at, when));
    }),
    { numRuns: 500 },
  );
});

test('the next edge is always in the future', () => {
  fc.assert(
    fc.property(randomSite, place, instant, (site, at, when) => {
      const { validUntil } = resolvePage(site, at, when);
      expect(validUntil ?? when + 1).toBeGreaterThan(when);
    }),
  );
});

test('a page changes only at edges that it foretold', () => {
  fc.assert(
    fc.property(randomSite, place, (site, at) => {
      let edge: number | undefined = 0;
      const edges = new Set<number>();
      while (edge !== undefined) {
        edges.add(edge);
        edge = resolvePage(site, at, edge).validUntil;
      }
      const withoutEdges = (when: number) => resolvedJson(site, at, when).replace(/"validUntil":\d+/g, '');
      for (let when = 1; when <= horizon; when += 1) {
        if (!edges.has(when) && withoutEdges(when) !== withoutEdges(when - 1))
          throw new Error(`it changed at ${when}, between the edges ${[...edges]}`);
      }
    }),
    { numRuns: 40 },
  );
});

test('content whose window is closed is nowhere in the result', () => {
  fc.assert(
    fc.property(randomSite, place, instant, (site, at, when) => {
      const text = JSON.stringify(resolvePage(site, at, when));
      const { textBanners, navs } = site.regions[at.edition];
      for (const { label, window } of textBanners) if (!isOpen(window, when)) expect(text).not.toContain(`"${label}"`);
      if (!isOpen({ opens: navs[0]?.children[0]?.startTime }, when)) expect(text).not.toContain(secretWord('nav'));
      for (const [slug, { settings }] of Object.entries(site.pages)) {
        const isThere =
          at.slug === slug &&
          isOpen(pageFrom(site.offers, at.edition, 'machine'), when) &&
          isOpen(settings.where[at.edition] ?? { opens: horizon * 9 }, when);
        for (const { id, window = {}, only } of settings.sections) {
          const isShown = isThere && isOpen(window, when) && (!only || only.includes(at.edition));
          expect(text.includes(secretWord(`${slug || 'home'}-${id}`))).toBe(isShown);
        }
      }
      const offer = site.offers[at.edition].machine;
      if (offer && !isOpen(offer.promotions[0] ?? {}, when)) expect(text).not.toContain('7.77');
      for (const { from, price } of offer?.price ?? [])
        if (from !== undefined && from > when) expect(text).not.toContain(`"amount":${price}`);
    }),
    { numRuns: 500 },
  );
});
