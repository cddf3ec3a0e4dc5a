import { editionCodes } from '#core/place/editions.ts';
import { lifeWindows } from '#core/products/life.ts';
import type { Life } from '#core/products/life-schema.ts';
import type { Instant } from '#core/time/instant.ts';
import { type Check, oncePerPlace } from '../../check.ts';
import type { Finding } from '../../finding.ts';
import { editionLinks } from '../../page-links.ts';
import { endsAfter } from '../../window-math.ts';

/** Finds links to the shop's page of what is not sold now or later, which bypass the site's own sold-out button. */
export const soldOutLinks: Check = (content) =>
  editionCodes.flatMap((edition) => {
    const soldOut = Object.entries(content.site.offers[edition]).filter(
      ([, { buy, life }]) => buy !== '' && isUnsold(life, content.now),
    );
    const productsByPath = new Map(soldOut.map(([id, { buy }]) => [`shop:${buy}`, id]));
    const findings = editionLinks(content, edition).flatMap(({ ref, file, path, slug }): Finding[] => {
      const product = productsByPath.get(ref.split(/[?#]/)[0] ?? '');
      if (product === undefined) return [];
      return [
        {
          check: 'sold-out-link',
          severity: 'error',
          file,
          path,
          edition,
          slug,
          actual: `a link to the shop’s page of ${product}, which this edition does not sell, now or later`,
          fix: 'Link to the product’s own page, which says what can be done, or leave the link out.',
        },
      ];
    });
    return oncePerPlace(findings);
  });

/** Later counts too: otherwise the mere end of a sale would be an error on that day. */
const isUnsold = (life: Life, now: Instant): boolean =>
  lifeWindows(life).some(
    ({ stage, ...window }) => ['soldOut', 'outOfStock', 'ended'].includes(stage) && endsAfter(window, now),
  );
