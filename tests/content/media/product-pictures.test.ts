import { expect, test } from 'vitest';
import { pageWindows } from '#core/links/link.ts';
import { editionCodes } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { Section } from '#pages/sections.ts';
import { realSite } from '../../support/site/real-site.ts';
import { today } from '../../support/site/rendered-page.ts';

const instant = parseInstant(today);

/** Ids of all pictures in a value, once for each place where they are shown. Posters stand in for their clips. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value && 'hash' in value && 'alt' in value) return [value.id as string];
  return Object.entries(value).flatMap(([key, part]) => (key === 'poster' ? [] : picturesIn(part)));
}

const pages = Object.entries(realSite.pages)
  .filter(([, { settings }]) => settings.kind === 'product')
  .flatMap(([slug, { settings }]) =>
    editionCodes.flatMap((edition) => {
      if (pageWindows(realSite, edition, slug).length === 0) return [];
      const resolution = resolvePage(realSite, { edition, slug }, instant);
      if (!('page' in resolution)) return [];
      const [subject = ''] = (settings.picture ?? '').split('/');
      const picture = realSite.products[settings.product ?? '']?.picture;
      return [{ name: `${edition}/${slug}`, subject, picture, sections: resolution.page.sections }];
    }),
  );

const ownPictures = (sections: readonly Section[], subject: string): string[] =>
  sections.flatMap((section) => picturesIn(section)).filter((id) => id.startsWith(`${subject}/`));

test.each(pages)('$name shows each of its pictures once, and the cut-out of its hero twice at most', (page) => {
  const { subject, picture, sections } = page;
  const hero = sections.find(({ kind }) => kind === 'hero');
  const cutOuts = [...picturesIn(hero), picture];
  const counts = new Map<string, number>();
  for (const id of ownPictures(sections, subject)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const repeated = [...counts].filter(([id, count]) => count > (cutOuts.includes(id) ? 2 : 1));
  expect(repeated).toEqual([]);
});
