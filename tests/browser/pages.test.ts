import { expect, test } from 'vitest';
import type { EditionCode } from '#rules/place/editions.ts';
import { editions } from '#rules/place/editions.ts';
import { layoutShiftOf } from './layout-shifts.ts';
import { accessibilityProblems, missingPictures, overflow } from './page-checks.ts';
import type { Screen, Visitor } from './visitors.ts';
import { visitors } from './visitors.ts';

/** Slug of each kind of page; nothing lives at the last one. */
const kinds = {
  home: '',
  chooser: 'choose-your-region',
  product: 'flagship-megatron',
  news: 'news',
  'not-found': 'nothing-here',
} as const;
type Kind = keyof typeof kinds;

/** Every kind at all three widths in two editions, and every script of every kind on a phone. */
const wide: EditionCode[] = ['us', 'cn'];
const narrow: EditionCode[] = ['de', 'jp', 'kr'];
const exists = (kind: Kind, edition: EditionCode) => kind !== 'product' || !['jp', 'kr'].includes(edition);
const matrix = (Object.keys(kinds) as Kind[]).flatMap((kind) => [
  ...wide.flatMap((edition) => (['desktop', 'tablet', 'phone'] as const).map((screen) => ({ kind, edition, screen }))),
  ...narrow.filter((edition) => exists(kind, edition)).map((edition) => ({ kind, edition, screen: 'phone' as Screen })),
]);

const pathOf = (kind: Kind, edition: EditionCode) =>
  `${editions[edition].prefix}/${kinds[kind]}`.replace(/(.)\/$/, '$1');
const { come } = visitors();

test.each(matrix)(
  'nothing fails, moves, sticks out or is out of reach: $kind of $edition on a $screen',
  async ({ kind, edition, screen }) => {
    const { page, troubles, open } = await come(screen);
    const path = pathOf(kind, edition);
    await open(path);
    expect(await missingPictures(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    const { total, largest } = await layoutShiftOf(page);
    expect(total, JSON.stringify(largest)).toBeLessThan(0.05);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(withoutMissingPage(troubles, kind, path)).toEqual([]);
    await expectHead(page, kind, edition, path);
  },
);

/** Chromium itself tells the console of a document that answers 404. */
const withoutMissingPage = (troubles: string[], kind: Kind, path: string) =>
  kind === 'not-found'
    ? troubles.filter((trouble) => !trouble.endsWith(path) && !trouble.includes('status of 404'))
    : troubles;

async function expectHead(page: Visitor['page'], kind: Kind, edition: EditionCode, path: string): Promise<void> {
  const { lang, data, headings, canonical, title } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    data: { ...document.documentElement.dataset, ...document.body.dataset },
    headings: document.querySelectorAll('h1').length,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    title: document.title,
  }));
  expect({ lang, kind: data.page, edition: data.edition, headings }).toEqual({
    lang: editions[edition].lang,
    kind,
    edition,
    headings: 1,
  });
  expect(title).not.toBe('');
  if (kind === 'not-found') expect(canonical).toBeUndefined();
  else expect(new URL(canonical ?? '').pathname).toBe(path);
}
