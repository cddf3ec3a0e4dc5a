import { beforeAll, expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { resolveEveryPage } from '#pages/every-page.ts';
import type { Page } from '#pages/page.ts';
import type { Section } from '#pages/sections.ts';
import { mainOf } from '#tests/support/documents/markup.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';
import { picturesAt } from './checks/assets/small-pictures.ts';
import { shownWidths } from './shown-widths.ts';

const pixels = (length: string, window: number): number => {
  const number = Number.parseFloat(length);
  if (length.endsWith('vw')) return (number * window) / 100;
  return length.endsWith('rem') ? number * 16 : number;
};

/** Width in CSS px that a `sizes` attribute gives in a window: `(width >= 1024px) 58rem, 100vw`. */
function sizeIn(sizes: string, window: number): number {
  const [, length = ''] =
    sizes
      .split(',')
      .map((size) => /^\s*(?:\(width >= (\d+)px\) )?(.+)$/.exec(size))
      .flatMap((match) => (match && Number(match[1] ?? 0) <= window ? [[match[1], match[2]?.trim()]] : []))[0] ?? [];
  return pixels(length, window);
}

/** Device pixels that `sizes` ask for: the larger of a phone (2 per CSS px) and a desktop window (1 per CSS px). */
const widthAskedBySizes = (sizes: string): number => Math.round(Math.max(sizeIn(sizes, 390) * 2, sizeIn(sizes, 1440)));

/** The widths that `sizes` ask for in our pages, by kind of section and place of the picture. */
const requestedWidths = new Map<string, Set<number>>();

beforeAll(async () => {
  const visited = new Set<string>();
  for (const { page, edition } of resolveEveryPage({ site }).pages) {
    if (edition !== editionCodes[0] && edition !== 'us') continue;
    for (const section of page.sections) {
      const places = shownWidths[section.kind];
      const key = `${page.slug} ${section.id}`;
      if (!places || visited.has(key)) continue;
      visited.add(key);
      await readSizes(page, section, Object.keys(places));
    }
  }
}, 120_000);

async function readSizes(page: Page, section: Section, places: string[]): Promise<void> {
  const pictures = mainOf(await renderPage({ ...page, sections: [section] })).match(/<picture.*?<\/picture>/gs) ?? [];
  for (const place of places) {
    const ids = new Set(picturesAt(section, place.split('.')).map(({ id }) => id));
    for (const picture of pictures) {
      const sizes = / sizes="([^"]*)"/.exec(picture)?.[1]?.replaceAll('&gt;', '>');
      const id = /\/media\/([^.]+)\./.exec(picture)?.[1];
      if (!sizes || !id || !ids.has(id)) continue;
      const key = `${section.kind} ${place}`;
      requestedWidths.set(key, (requestedWidths.get(key) ?? new Set()).add(widthAskedBySizes(sizes)));
    }
  }
}

/** Sections that show a picture smaller than its `sizes` say, because of the margin of its frame. */
const shownShare: Record<string, number> = { 'closing picture': 0.9 };

test.each(
  Object.entries(shownWidths).flatMap(([kind, places]) =>
    Object.entries(places).map(([place, { width }]) => [`${kind} ${place}`, width] as const),
  ),
)('agrees with the markup: %s is %i px wide', (key, width) => {
  const least = Math.min(...(requestedWidths.get(key) ?? []));
  expect(width).toBeGreaterThanOrEqual(least * (shownShare[key] ?? 1));
  expect(width).toBeLessThanOrEqual(least);
});
