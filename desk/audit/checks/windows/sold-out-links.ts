import { windowsOf } from '#core/links/link.ts';
import { pageFolder } from '#core/links/page-folder.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { lifeWindows } from '#core/products/life.ts';
import type { Life } from '#core/products/life-schema.ts';
import type { Instant } from '#core/time/instant.ts';
import type { AuditedContent, Check, Finding } from '../../finding.ts';
import { endsAfter } from '../../window-math.ts';

/** Finds links to the shop's page of what is not sold now or later, which bypass the site's own sold-out button. */
export const soldOutLinks: Check = (content) =>
  editionCodes.flatMap((edition) => [...shellLinks(content, edition), ...pageLinks(content, edition)]);

/** The shop paths of an edition's sold-out products, and the product of each. */
const soldOutPaths = ({ site, now }: AuditedContent, edition: EditionCode): Map<string, string> =>
  new Map(
    Object.entries(site.offers[edition]).flatMap(([id, { buy, life }]) =>
      buy !== '' && isUnsold(life, now) ? [[`shop:${buy}`, id]] : [],
    ),
  );

/** Later counts too: otherwise the mere end of a sale would be an error on that day. */
const isUnsold = (life: Life, now: Instant): boolean =>
  lifeWindows(life).some(
    ({ stage, ...window }) => ['soldOut', 'outOfStock', 'ended'].includes(stage) && endsAfter(window, now),
  );

function shellLinks(content: AuditedContent, edition: EditionCode): Finding[] {
  const paths = soldOutPaths(content, edition);
  return linksWithin(content.site.regions[edition], paths, edition, []).map(({ product, keys }) =>
    findingOf(edition, product, `regions/${edition}.yaml`, keys, ''),
  );
}

function pageLinks(content: AuditedContent, edition: EditionCode): Finding[] {
  const paths = soldOutPaths(content, edition);
  return Object.entries(content.site.pages)
    .filter(([slug]) => windowsOf(content.site, edition, slug).length > 0)
    .flatMap(([slug, { settings, words }]) => {
      const fileOf = content.sources[slug]?.[edition]?.fileOf ?? (() => '');
      return [
        ...linksWithin(settings, paths, edition, []).map(({ product, keys }) =>
          findingOf(edition, product, `${pageFolder(slug)}/page.yaml`, keys, slug),
        ),
        ...linksWithin(words[edition], paths, edition, []).map(({ product, keys }) =>
          findingOf(edition, product, fileOf(keys), keys, slug),
        ),
      ];
    });
}

function linksWithin(
  value: unknown,
  paths: Map<string, string>,
  edition: EditionCode,
  keys: string[],
): { product: string; keys: string[] }[] {
  if (typeof value === 'string') {
    const product = paths.get(value.split(/[?#]/)[0] ?? '');
    return product === undefined ? [] : [{ product, keys }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const { only } = value as { only?: unknown };
  if (Array.isArray(only) && !only.includes(edition)) return [];
  return Object.entries(value).flatMap(([key, child]) => linksWithin(child, paths, edition, [...keys, key]));
}

const findingOf = (edition: EditionCode, product: string, file: string, keys: string[], slug: string): Finding => ({
  check: 'sold-out-link',
  severity: 'error',
  file,
  path: keys.join('.'),
  edition,
  slug,
  actual: `a link to the shop’s page of ${product}, which this edition does not sell, now or later`,
  fix: 'Link to the product’s own page, which says what can be done, or leave the link out.',
});
