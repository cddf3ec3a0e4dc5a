import { manualPath } from '../media/media-address.ts';
import { isAnnounced } from '../offers/offer.ts';
import { editions } from '../place/editions.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';

/** The guide of a product in the first language of the edition that has one; undefined before the announcement. */
export function productGuide(
  { site, edition, moment }: Pick<ResolveContext, 'site' | 'edition' | 'moment'>,
  product: string,
) {
  const { files } = site.manuals;
  const locale = editions[edition].locales.find((candidate) => Object.hasOwn(files, `${product}/${candidate}`));
  const file = locale === undefined ? undefined : files[`${product}/${locale}`];
  if (locale === undefined || !file || !isAnnounced(site, edition, product, moment)) return undefined;
  return { href: manualPath({ product, locale, hash: file.hash }), file };
}
