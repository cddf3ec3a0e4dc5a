import { productSale } from '../campaigns/live-sale.ts';
import { type Link, pageWindows } from '../links/link.ts';
import { isListed, type OfferNow, type OfferState } from '../offers/offer.ts';
import type { EditionCode } from '../place/editions.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import type { Site } from '../site.ts';
import { memoizePerEdition } from '../site-memo.ts';
import { formatWeight } from '../words/measures.ts';
import { productFigures } from './product-figures.ts';
import { type Family, families } from './product-schema.ts';

export type CatalogueProduct = NonNullable<ReturnType<typeof listedProduct>>;

export type Availability = OfferState | 'notSold';

interface CatalogueEntry {
  id: string;
  family: Family;
  slug: string | undefined;
}

/**
 * Every product that an edition ever lists: those of its offers and those with a page there, each once, by family and
 * then in the order of the offers.
 */
const catalogueEntries = memoizePerEdition((site, edition): CatalogueEntry[] => {
  const offers = site.offers[edition];
  const linkedSlugs = new Set(Object.values(offers).map(({ link }) => link));
  const slugs = new Map(
    Object.entries(site.pages).flatMap(([slug, { settings }]) => {
      const { kind, product } = settings;
      const isOnlyPage = kind === 'product' && !linkedSlugs.has(slug) && pageWindows(site, edition, slug).length > 0;
      return isOnlyPage && product !== undefined ? [[product, slug] as const] : [];
    }),
  );
  const ids = [...new Set([...Object.keys(offers), ...slugs.keys()].map((id) => mainId(id, offers)))];
  const entries = ids.flatMap((id) => {
    const family = site.products[id]?.family;
    return family === undefined ? [] : [{ id, family, slug: offers[id]?.link || slugs.get(id) }];
  });
  return families.flatMap((family) => entries.filter((entry) => entry.family === family));

  function mainId(id: string, catalogue: Record<string, unknown>): string {
    const main = site.products[id]?.sameAs;
    return main !== undefined && (main in catalogue || !(id in catalogue)) ? main : id;
  }
});

/** The products that an edition lists now, by family: announced, not ended, and with a page here or in the shop. */
export const visibleProducts = (context: ResolveContext): CatalogueProduct[] =>
  catalogueEntries(context.site, context.edition).flatMap((entry) => resolveProduct(entry, context) ?? []);

/** A product, if the edition lists it now. Costs less than all of them, and depends on the edges of this one alone. */
export function visibleProduct(context: ResolveContext, id: string): CatalogueProduct | undefined {
  const entry = catalogueEntries(context.site, context.edition).find((candidate) => candidate.id === id);
  return entry && resolveProduct(entry, context);
}

const resolveProduct = (entry: CatalogueEntry, context: ResolveContext): CatalogueProduct | undefined =>
  context.shared(`product ${entry.id}`, (shared) => listedProduct(entry, shared));

function listedProduct({ id, family, slug }: CatalogueEntry, context: ResolveContext) {
  const { site, edition, moment } = context;
  if (!isListed(site, edition, id, moment)) return undefined;
  const product = site.products[id];
  const offer = context.offer(id);
  const page = slug === undefined ? undefined : context.link(`page:${slug}`);
  const link = page ?? shopPage(id, offer, context);
  if (!product || !link) return undefined;
  return {
    id,
    name: context.productName(id),
    shortName: shortName(context, id),
    describe: productLine(context, id),
    /** Label that sets it apart, such as LIMITED EDITION. */
    identify: context.localised(product.badge),
    family,
    accent: product.accent,
    picture: product.picture === undefined ? undefined : context.picture(product.picture),
    glyph: productGlyph(context, id),
    /** Undefined where the edition does not sell it. */
    offer,
    availability: offer?.state ?? ('notSold' as const),
    sale: productSale(context, id),
    link,
  };
}

/** The shop's page of a product that is or was on sale, also while it is out of stock. */
function shopPage(id: string, offer: OfferNow | undefined, { site, edition, link }: ResolveContext): Link | undefined {
  const path = site.offers[edition][id]?.buy;
  return path && offer && offer.state !== 'teaser' ? link(`shop:${path}`) : undefined;
}

const statesPrices = memoizePerEdition((site, edition) =>
  Object.values(site.offers[edition]).some(({ price }) => price !== undefined),
);

/** Stands in place of a price that only the shop tells. An edition without any price says so on its home page only. */
export const priceInShop = ({ site, edition, messages }: ResolveContext): string | undefined =>
  statesPrices(site, edition) ? messages.catalogue.priceInShop : undefined;

/** The name of a product in menus and tables, and under the title of a sale. */
export const shortName = (context: ResolveContext, id: string): string =>
  context.site.offers[context.edition][id]?.name ??
  context.localised(context.site.products[id]?.shortName) ??
  context.productName(id);

/** The line that describes a product in lists. The caller makes sure that the edition may name the product. */
export function productLine(context: ResolveContext, id: string): string {
  const product = context.site.products[id];
  const main = product?.sameAs === undefined ? product : context.site.products[product.sameAs];
  const line = context.localised(main?.line);
  if (!main || line === undefined) throw new Error(`the product "${id}" has no line in ${context.lang}`);
  const figures = productFigures(main);
  return context.format(line, { ...figures, weight: formatWeight(figures, context.edition, context.lang) ?? '' });
}

/** The product's name in the tall typeface. `width` is in em. */
export function productGlyph({ site }: ResolveContext, product: string): { text: string; width: number } {
  const { word = '', wordWidth = [1, 1] } = site.products[product] ?? {};
  return { text: word.replaceAll(/[|~]/g, ''), width: wordWidth[0] };
}

/** The slug of the page that an edition has, or will have, of a product; undefined if it has none. */
export const productPageSlug = (site: Site, edition: EditionCode, id: string): string | undefined =>
  site.offers[edition][id]?.link || Object.keys(site.pages).find((slug) => site.pages[slug]?.settings.product === id);
