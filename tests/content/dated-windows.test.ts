import { describe, expect, test } from 'vitest';
import { pageWindows } from '#core/links/link.ts';
import { type EditionCode, editionCodes, isEditionCode } from '#core/place/editions.ts';
import { datedWindows } from '#pages/dated-windows.ts';
import { realSite } from '../support/site/real-site.ts';

const all = datedWindows(realSite);
const edges = (edition: EditionCode) =>
  new Set(all.filter((one) => one.edition === edition).flatMap(({ opens, closes }) => [opens, closes]));
const edgesOf = Object.fromEntries(editionCodes.map((edition) => [edition, edges(edition)])) as Record<
  EditionCode,
  Set<number | undefined>
>;

/** Every number in a tree that is large enough to be an instant, with the keys that lead to it. */
function instantsIn(value: unknown, path: string[] = []): { path: string[]; instant: number }[] {
  if (typeof value === 'number') return Math.abs(value) > 1e11 ? [{ path, instant: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => instantsIn(child, [...path, key]));
}

describe('the dated windows of our content', () => {
  test('contain every instant of the loaded content', () => {
    const { regions, offers, campaigns, pages } = realSite;
    const missing = instantsIn({ regions, offers, campaigns, pages }).filter(({ path, instant }) => {
      const [folder, slug = ''] = path;
      const namedEditions = path.filter(isEditionCode);
      const editionsWithPage =
        folder === 'pages'
          ? editionCodes.filter((edition) => pageWindows(realSite, edition, slug).length > 0)
          : editionCodes;
      return !(namedEditions.length > 0 ? namedEditions : editionsWithPage).every((edition) =>
        edgesOf[edition].has(instant),
      );
    });
    expect(all.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test('have unique ids, a page of their edition, and are sorted', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ edition, slug }) => pageWindows(realSite, edition, slug).length === 0)).toEqual([]);
    const opens = all.map((one) => one.opens ?? Number.NEGATIVE_INFINITY);
    expect(opens).toEqual(opens.toSorted((a, b) => a - b));
  });
});
