import { beforeAll, expect, test } from 'vitest';
import { resolveEveryPage } from '#pages/every-page.ts';
import type { Page } from '#pages/page.ts';
import type { Section } from '#pages/sections.ts';
import { mainOf } from '#tests/support/documents/markup.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';
import { picturesAt } from './checks/assets/small-pictures.ts';
import { shownWidths } from './shown-widths.ts';

/** Width in CSS px that a `sizes` attribute gives in a window: `(width >= 1024px) 58rem, 100vw`. */
function sizeIn(sizes: string, window: number): number {
  const choices = sizes.split(',').map((size) => /^\s*(?:\(width >= (\d+)px\) )?(.+)$/.exec(size) ?? []);
  const [, , length = ''] = choices.find(([, least = '0']) => Number(least) <= window) ?? [];
  const number = Number.parseFloat(length);
  if (length.endsWith('vw')) return (number * window) / 100;
  return length.endsWith('rem') ? number * 16 : number;
}

/** Device pixels that `sizes` ask for: the larger of a phone (2 per CSS px) and a desktop window (1 per CSS px). */
const widthAskedBySizes = (sizes: string): number => Math.round(Math.max(sizeIn(sizes, 390) * 2, sizeIn(sizes, 1440)));

/** The least width that `sizes` ask for in our pages, by kind of section and place of the picture. */
const leastWidths: Record<string, number> = {};

async function readSizes(page: Page, section: Section): Promise<void> {
  const html = mainOf(await renderPage({ ...page, sections: [section] }));
  for (const [picture] of html.matchAll(/<picture.*?<\/picture>/gs)) {
    const sizes = / sizes="([^"]*)"/.exec(picture)?.[1]?.replaceAll('&gt;', '>');
    const id = /\/media\/([^.]+)\./.exec(picture)?.[1];
    for (const place of Object.keys(shownWidths[section.kind] ?? {})) {
      if (!sizes || !picturesAt(section, place.split('.')).some((picture) => picture.id === id)) continue;
      const key = `${section.kind} ${place}`;
      leastWidths[key] = Math.min(leastWidths[key] ?? Number.POSITIVE_INFINITY, widthAskedBySizes(sizes));
    }
  }
}

beforeAll(async () => {
  const visited = new Set<string>();
  for (const { page, edition } of resolveEveryPage({ site }).pages)
    for (const section of page.sections) {
      const key = `${page.slug} ${section.id}`;
      if (edition !== 'us' || !shownWidths[section.kind] || visited.has(key)) continue;
      visited.add(key);
      await readSizes(page, section);
    }
}, 120_000);

test.each(
  Object.entries(shownWidths).flatMap(([kind, places]) =>
    Object.entries(places).map(([place, { width }]) => [`${kind} ${place}`, width] as const),
  ),
)('the audit knows how wide a picture is shown: %s, %i px', { tags: 'nightly' }, (key, width) => {
  const least = leastWidths[key] ?? Number.NaN;
  expect(width).toBeGreaterThanOrEqual(least);
  expect(width).toBeLessThanOrEqual(least);
});
