import { pageAddress } from '#core/links/link.ts';
import { mediaPath, pictureFormats, servedWidths } from '#core/media/media-address.ts';
import { type Picture, picturesIn } from '#core/media/picture.ts';
import type { OfferNow, OfferState } from '#core/offers/offer.ts';
import { priceInForce } from '#core/offers/reference-price.ts';
import { shopProducts } from '#core/offers/shop-terms.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { productLine } from '#core/products/catalogue.ts';
import { stageNow } from '#core/products/life.ts';
import { productFacts } from '#core/products/product-facts.ts';
import { withBothWeights } from '#core/products/product-figures.ts';
import { productHeightMm } from '#core/products/product-size.ts';
import { createResolveContext, type ResolveContext } from '#core/resolve/resolve-context.ts';
import type { Site } from '#core/site.ts';
import { endOfExpectedTime, parseExpectedTime } from '#core/time/expected-time.ts';
import { formatInstant, type Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { ResolveCache } from '#core/time/resolve-cache.ts';
import { escapeMarkup } from '#core/words/escape-markup.ts';
import { usesInches } from '#core/words/measures.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { Middleware } from '../http/response.ts';
import { editionTexts, serveCachedTexts, type TextSource, type TextVersion } from '../pages/text-cache.ts';

/**
 * Serves what an edition sells as Google Merchant Center and Meta read it (RSS 2.0), at `/uk/products.xml`. An edition
 * without prices has no feed, because both refuse an entry without one.
 */
export function serveProductFeed(source: TextSource): Middleware {
  const { mediaOrigin } = source.deployment;
  const texts = editionTexts(
    source,
    (edition) => pagePath({ edition, slug: 'products.xml' }),
    (site, edition, instant) => productFeedAt(site, edition, instant, mediaOrigin),
  );
  return serveCachedTexts(source, {
    type: 'application/rss+xml; charset=utf-8',
    missing: 'This edition names no prices.',
    texts,
  });
}

/** `mediaOrigin` is the origin of pictures, if it is not that of the pages. */
export function productFeedAt(site: Site, edition: EditionCode, instant: Instant, mediaOrigin?: string): TextVersion {
  const moment = new Moment(instant);
  const cache = new ResolveCache();
  const context = createResolveContext(site, edition, moment);
  const items = shopProducts(site, edition).flatMap(({ product }) => {
    const offer = context.offer(product);
    const link = site.offers[edition][product]?.link;
    if (!offer?.price || !link) return [];
    const resolution = resolvePage(site, { edition, slug: link }, instant, cache);
    moment.noteEdge(resolution.validUntil);
    return 'page' in resolution ? writeItem(context, offer, resolution.page, mediaOrigin) : [];
  });
  return { text: items.length === 0 ? undefined : writeFeed(site, edition, items), validUntil: moment.validUntil };
}

function writeFeed(site: Site, edition: EditionCode, items: readonly string[]): string {
  const { brand, description } = site.settings;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    `<title>${escapeMarkup(brand)}</title>`,
    `<link>${escapeMarkup(pageAddress(site, { edition, slug: '' }))}</link>`,
    `<description>${escapeMarkup(description)}</description>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

type Attribute = readonly [name: string, value: string | number | readonly Attribute[]];

/** An item; none for a product without a picture, or a pre-order without a day: both are refused. */
function writeItem(context: ResolveContext, offer: OfferNow, page: Page, mediaOrigin: string | undefined): string[] {
  const { site } = context;
  const product = site.products[offer.product];
  const stock = stockAttributes(context, offer);
  if (!product?.picture || !stock) return [];
  const picture = context.picture(product.picture);
  const host = mediaOrigin ?? new URL(page.head.canonical).origin;
  const isPageOfIt = page.head.product?.id === offer.product;
  const attributes: Attribute[] = [
    ['g:id', offer.product],
    ['g:title', context.productName(offer.product)],
    ['g:description', isPageOfIt ? page.head.description : productLine(context, offer.product)],
    ['g:link', page.head.canonical],
    ['g:image_link', host + pictureAddress(picture)],
    ...morePictures(page, picture).map((more): Attribute => ['g:additional_image_link', host + pictureAddress(more)]),
    ...stock,
    ...prices(context, offer),
    ['g:brand', site.settings.brand],
    ['g:condition', 'new'],
    // The robots have no global number of trade items.
    ['g:identifier_exists', 'no'],
    ...(product.bundle ? [['g:is_bundle', 'yes'] as const] : []),
    ...measures(context, offer.product),
    ...shipping(context, offer),
    ...details(context, offer.product),
  ];
  return ['<item>', ...attributes.map(writeElement), '</item>'];
}

const writeElement = ([name, value]: Attribute): string =>
  `<${name}>${typeof value === 'object' ? value.map(writeElement).join('') : escapeMarkup(String(value))}</${name}>`;

/** Wide enough for a whole screen; programs that read feeds make their own sizes. */
const pictureWidth = 1280;

function pictureAddress(picture: Picture): string {
  const width = servedWidths(picture).find((candidate) => candidate >= pictureWidth) ?? picture.width;
  return mediaPath(picture, width, pictureFormats(picture).at(-1) ?? 'png');
}

/** Both programs read at most ten more pictures. */
const mostMorePictures = 10;

/** The pictures of the product that its page shows now: those of the same subject. */
function morePictures(page: Page, { id: main }: Picture): Picture[] {
  const [subject] = main.split('/', 1);
  const pictures = picturesIn(page.sections).filter(({ id }) => id !== main && id.startsWith(`${subject}/`));
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()].slice(0, mostMorePictures);
}

const availability: Partial<Record<OfferState, string>> = {
  buyNow: 'in_stock',
  soldOut: 'out_of_stock',
  outOfStock: 'out_of_stock',
};

/** Its availability; undefined if that cannot be told: a pre-order needs the day on which it is there. */
function stockAttributes(
  { site, edition, moment }: ResolveContext,
  { product, state }: OfferNow,
): Attribute[] | undefined {
  const known = availability[state];
  if (known !== undefined) return [['g:availability', known]];
  const offer = site.offers[edition][product];
  const delivery = offer && stageNow(offer, moment)?.delivery;
  if (state !== 'preOrder' || delivery === undefined) return undefined;
  const end = endOfExpectedTime(parseExpectedTime(delivery), editions[edition].timeZone);
  if (moment.hasReached(end)) return undefined;
  return [
    ['g:availability', 'preorder'],
    ['g:availability_date', formatInstant(end - 1000)],
  ];
}

function money(amount: number, currency: string): string {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return `${amount.toFixed(maximumFractionDigits)} ${currency}`;
}

/** A reduced price stands beside the one that the page compares it with. Without a comparison it is just the price. */
function prices({ site, edition, moment }: ResolveContext, offer: OfferNow): Attribute[] {
  const { product, currency, price, reference, until } = offer;
  if (!price) return [];
  if (!reference) return [['g:price', money(price.amount, currency)]];
  const content = site.offers[edition][product];
  const opens = content && priceInForce(content, moment)?.promotion?.opens;
  return [
    ['g:price', money(reference.amount, currency)],
    ['g:sale_price', money(price.amount, currency)],
    ...(opens !== undefined && until !== undefined
      ? [['g:sale_price_effective_date', `${formatInstant(opens)}/${formatInstant(until)}`] as const]
      : []),
  ];
}

function measures({ site, edition }: ResolveContext, id: string): Attribute[] {
  const product = site.products[id];
  if (!product) return [];
  const height = productHeightMm(product);
  const { weightKg, weightLb } = withBothWeights(product.figures);
  const [weight, unit] = usesInches(edition) ? [weightLb, 'lb'] : [weightKg, 'kg'];
  return [
    ...(height === undefined
      ? []
      : [
          ['g:product_height', usesInches(edition) ? `${(height / 25.4).toFixed(1)} in` : `${height / 10} cm`] as const,
        ]),
    ...(typeof weight === 'number' ? [['g:product_weight', `${weight} ${unit}`] as const] : []),
  ];
}

/** Only what the region's terms state. What they leave out is set in the account that reads the feed. */
function shipping({ site, edition }: ResolveContext, { price, currency }: OfferNow): Attribute[] {
  const terms = site.regions[edition].terms.shipping;
  if (!terms || !price || price.amount < terms.freeFrom) return [];
  const { country } = editions[edition];
  const rate = (amount: number, ...region: Attribute[]): Attribute => [
    'g:shipping',
    [['g:country', country], ...region, ['g:price', money(amount, currency)]],
  ];
  return [rate(0), rate(terms.hawaii, ['g:region', 'HI'])];
}

const details = (context: ResolveContext, id: string): Attribute[] =>
  Object.entries(productFacts(context, id)).map(([name, { text }]) => [
    'g:product_detail',
    [
      ['g:attribute_name', context.messages.facts[name as keyof typeof context.messages.facts]],
      ['g:attribute_value', text],
    ],
  ]);
