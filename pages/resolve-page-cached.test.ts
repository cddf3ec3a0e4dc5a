import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { Moment } from '#core/time/moment.ts';
import { ResolveCache } from '#core/time/resolve-cache.ts';
import { horizon, randomSite } from '#tests/support/site/random-site.ts';
import { resolvePage } from './resolve-page.ts';

const window = { opens: 10, closes: 20 };

/** Resolves a part that depends on the window, and counts how often it is made. */
function createWindowPart() {
  const cache = new ResolveCache();
  let makeCount = 0;
  const at = (instant: number) => {
    const moment = new Moment(instant);
    const value = cache.get('sale', moment, (partMoment) => {
      makeCount += 1;
      return partMoment.isOpen(window);
    });
    return { value, validUntil: moment.validUntil, made: makeCount };
  };
  return at;
}

test('a part is made once while it is valid', () => {
  const at = createWindowPart();
  expect(at(0)).toEqual({ value: false, validUntil: 10, made: 1 });
  expect(at(9)).toEqual({ value: false, validUntil: 10, made: 1 });
  expect(at(10)).toEqual({ value: true, validUntil: 20, made: 2 });
  expect(at(20)).toEqual({ value: false, validUntil: undefined, made: 3 });
  expect(at(1_000_000)).toEqual({ value: false, validUntil: undefined, made: 3 });
});

test('an earlier instant gets the part that was valid then', () => {
  const at = createWindowPart();
  at(15);
  expect(at(5)).toMatchObject({ value: false, validUntil: 10 });
  expect(at(15)).toMatchObject({ value: true, validUntil: 20, made: 2 });
});

test('parts with different names are separate', () => {
  const cache = new ResolveCache();
  expect(cache.get('one', new Moment(0), () => 1)).toBe(1);
  expect(cache.get('two', new Moment(0), () => 2)).toBe(2);
});

test('a page is the same with and without a cache', () => {
  const instants = fc.array(fc.integer({ min: 0, max: horizon }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(randomSite, instants, (site, moments) => {
      const cache = new ResolveCache();
      for (const instant of moments) {
        for (const edition of editionCodes.slice(0, 3)) {
          for (const slug of ['', 'machine', 'nowhere']) {
            const alone = resolvePage(site, { edition, slug }, instant);
            expect(JSON.stringify(resolvePage(site, { edition, slug }, instant, cache))).toBe(JSON.stringify(alone));
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});
