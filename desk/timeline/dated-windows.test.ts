import { describe, expect, test } from 'vitest';
import { realSite } from '#tests/support/site/real-site.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes, isEditionCode } from '#rules/place/editions.ts';
import { parseWallTime } from '#rules/time/instant.ts';
import { windowsOf } from '#rules/site/link.ts';
import { resolvePage } from '#rules/page/page.ts';
import type { DatedWindow } from './dated-windows.ts';
import { datedWindows } from './dated-windows.ts';

const all = datedWindows(realSite);
const edges = (edition: EditionCode) =>
  new Set(all.filter((one) => one.edition === edition).flatMap(({ opens, closes }) => [opens, closes]));
const edgesOf = Object.fromEntries(editionCodes.map((edition) => [edition, edges(edition)])) as Record<
  EditionCode,
  Set<number | undefined>
>;
const find = (edition: EditionCode, part: Partial<DatedWindow>) =>
  all.filter(
    (one) =>
      one.edition === edition && Object.entries(part).every(([key, value]) => one[key as keyof DatedWindow] === value),
  );

/** Every number of a tree that can only be an instant, with the keys that lead to it. */
function instantsIn(value: unknown, path: string[] = []): { path: string[]; instant: number }[] {
  if (typeof value === 'number') return Math.abs(value) > 1e11 ? [{ path, instant: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => instantsIn(child, [...path, key]));
}

describe('the dated windows', () => {
  test('hold every instant that the loaded content holds', () => {
    const { regions, offers, campaigns, pages } = realSite;
    const missing = instantsIn({ regions, offers, campaigns, pages }).filter(({ path, instant }) => {
      const [room, slug = ''] = path;
      const named = path.filter(isEditionCode);
      const having =
        room === 'pages'
          ? editionCodes.filter((edition) => windowsOf(realSite, edition, slug).length > 0)
          : editionCodes;
      return !(named.length > 0 ? named : having).every((edition) => edgesOf[edition].has(instant));
    });
    expect(all.length).toBeGreaterThan(200);
    expect(missing).toEqual([]);
  });

  test('hold every edge at which a page of any edition changes', () => {
    const unnamed: string[] = [];
    for (const slug of Object.keys(realSite.pages)) {
      for (const edition of editionCodes) {
        let { validUntil } = resolvePage(realSite, { edition, slug }, 0);
        while (validUntil !== undefined) {
          /* Alternates of a page change with the windows of other editions. */
          if (!editionCodes.some((code) => edgesOf[code].has(validUntil)))
            unnamed.push(`${edition} ${slug} ${validUntil}`);
          validUntil = resolvePage(realSite, { edition, slug }, validUntil).validUntil;
        }
      }
    }
    expect(unnamed).toEqual([]);
  });

  test('say where a campaign writes the times that a banner or an activity price takes from it', () => {
    const place = { file: 'content/campaigns/black-friday-2026.yaml', path: 'stages.0.windows.uk' };
    expect(find('uk', { kind: 'banner', subject: 'black-friday-2026-early' })).toEqual([
      expect.objectContaining({
        ...place,
        usedIn: { file: 'content/regions/uk.yaml', path: expect.stringMatching(/^textBanners\.\d+\.window$/) },
        opens: parseWallTime('2026-11-14T09:00[Europe/London]'),
        closes: parseWallTime('2026-11-22T00:00[Europe/London]'),
        slug: 'black-friday',
      }),
    ]);
    expect(find('uk', { kind: 'promotion', ...place }).length).toBeGreaterThan(0);
  });

  test('say of a banner with times of its own where these stand', () => {
    const [banner] = find('uk', { subject: 'flagship-bumblebee', kind: 'banner' });
    const index = realSite.regions.uk.textBanners.findIndex(({ id }) => id === 'flagship-bumblebee');
    expect(banner).toMatchObject({
      file: 'content/regions/uk.yaml',
      path: `textBanners.${index}.window`,
      slug: 'flagship-bumblebee',
    });
    expect(banner).not.toHaveProperty('opens');
    expect(banner).not.toHaveProperty('usedIn');
  });

  test('name what they are in English, also in other editions', () => {
    expect(find('us', { kind: 'announced' }).map(({ name }) => name)).toEqual(['Announcement of Flagship Bumblebee']);
    expect(find('us', { kind: 'price', subject: 'grimlockG1Flagship' }).map(({ name }) => name)).toEqual([
      expect.stringMatching(/Grimlock.*: \$1,699$/),
    ]);
    expect(find('fr', { kind: 'stage', subject: 'black-friday-2026' }).map(({ name }) => name)).toEqual([
      'Stage “Early” of Black Friday 2026',
      'Stage “Main” of Black Friday 2026',
      'Stage “Cyber” of Black Friday 2026',
    ]);
  });

  test('leave out the cards that an edition does not list', () => {
    const scan = (edition: EditionCode) =>
      find(edition, { kind: 'card' }).filter(({ path }) => path.includes('turretScan'));
    const saluting = find('uk', { kind: 'card' }).filter(({ path }) => path.includes('slowSalute'));
    expect(scan('uk')).toEqual([]);
    expect(saluting).toHaveLength(1);
  });

  test('have each an identity, a page that the edition has, and stand in order', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ edition, slug }) => windowsOf(realSite, edition, slug).length === 0)).toEqual([]);
    const opens = all.map((one) => one.opens ?? Number.NEGATIVE_INFINITY);
    expect(opens).toEqual(opens.toSorted((a, b) => a - b));
  });
});
