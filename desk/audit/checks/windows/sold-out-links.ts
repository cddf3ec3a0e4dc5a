import { pageWindows } from '#core/links/link.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { lifeWindows } from '#core/products/life.ts';
import type { Life } from '#core/products/life-schema.ts';
import type { Instant } from '#core/time/instant.ts';
import type { AuditedContent, Check, Finding } from '../../finding.ts';
import { pageLinks, regionLinks, type WrittenLink } from '../../page-links.ts';
import { endsAfter } from '../../window-math.ts';

/** Finds links to the shop's page of what is not sold now or later, which bypass the site's own sold-out button. */
export const soldOutLinks: Check = (content) =>
  editionCodes.flatMap((edition) => {
    const { site } = content;
    const products = soldOutPaths(content, edition);
    const slugs = Object.keys(site.pages).filter((slug) => pageWindows(site, edition, slug).length > 0);
    const links = [
      ...regionLinks(edition, site.regions[edition]).map((link) => ({ ...link, slug: '' })),
      ...slugs.flatMap((slug) => pageLinks(content, edition, slug).map((link) => ({ ...link, slug }))),
    ];
    return links.flatMap((link) => {
      const product = products.get(link.ref.split(/[?#]/)[0] ?? '');
      return product === undefined ? [] : [findingOf(edition, product, link)];
    });
  });

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

const findingOf = (
  edition: EditionCode,
  product: string,
  { file, path, slug }: WrittenLink & { slug: string },
): Finding => ({
  check: 'sold-out-link',
  severity: 'error',
  file,
  path,
  edition,
  slug,
  actual: `a link to the shop’s page of ${product}, which this edition does not sell, now or later`,
  fix: 'Link to the product’s own page, which says what can be done, or leave the link out.',
});
