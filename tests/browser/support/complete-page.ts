import { expect } from 'vitest';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { productSlugWith } from './current-page.ts';
import { layoutShiftOf } from './layout-shifts.ts';
import { accessibilityProblems, missingPictures, overflowProblems } from './page-checks.ts';
import type { Visitor } from './visitors.ts';

/** Slug of each kind of page; the last one does not exist. */
export const slugs = {
  home: '',
  chooser: 'choose-your-region',
  product: productSlugWith('cn'),
  news: 'news',
  'not-found': 'nothing-here',
} as const;
export type PageKind = keyof typeof slugs;

/** Expects no missing pictures, no overflow, hardly any layout shift and no accessibility problems. */
export async function expectCompletePage({ page }: Visitor): Promise<void> {
  expect(await missingPictures(page)).toEqual([]);
  expect(await overflowProblems(page)).toEqual([]);
  const { total, largest } = await layoutShiftOf(page);
  expect(total, JSON.stringify(largest)).toBeLessThan(0.05);
  expect(await accessibilityProblems(page)).toEqual([]);
}

/** Opens a kind of page in an edition, and expects that it is whole, that its head is right, and no errors. */
export async function expectCompleteKind(visitor: Visitor, kind: PageKind, edition: EditionCode): Promise<void> {
  const path = pagePath({ edition, slug: slugs[kind] });
  await visitor.open(path);
  await expectCompletePage(visitor);
  expect(withoutNotFoundErrors(visitor.troubles, kind, path)).toEqual([]);
  await expectHead(visitor, kind, edition, path);
}

/** Without the error that Chromium itself logs for a document with status 404. */
const withoutNotFoundErrors = (troubles: string[], kind: PageKind, path: string) =>
  kind === 'not-found'
    ? troubles.filter((trouble) => !trouble.endsWith(path) && !trouble.includes('status of 404'))
    : troubles;

async function expectHead({ page }: Visitor, kind: PageKind, edition: EditionCode, path: string): Promise<void> {
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
