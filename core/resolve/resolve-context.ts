import { rewardValues } from '../account/reward-values.ts';
import {
  campaignValues,
  currentOrNextCampaign,
  type ResolvedCampaign,
  resolveCampaign,
} from '../campaigns/campaign.ts';
import { ownValue } from '../fields/tree.ts';
import { promiseValue, promiseValues } from '../law/store-promises.ts';
import { isStillToOpen, type Link, resolveLink } from '../links/link.ts';
import type { PageSettings } from '../links/page-schema.ts';
import { clipTexts } from '../media/clip-texts.ts';
import type { Clip, Picture } from '../media/picture.ts';
import type { Messages } from '../messages/messages-schema.ts';
import { isAnnounced, type OfferNow, offerNow } from '../offers/offer.ts';
import { type EditionCode, editions, pageLanguages } from '../place/editions.ts';
import type { PageQuery } from '../place/place.ts';
import { deliveryValues, lifeValues } from '../products/life-values.ts';
import { productFigures } from '../products/product-figures.ts';
import type { Site } from '../site.ts';
import { memoizePerEdition, messageCompiler } from '../site-memo.ts';
import type { Moment } from '../time/moment.ts';
import { ResolveCache } from '../time/resolve-cache.ts';
import { formatList } from '../words/list.ts';
import { formatMoney } from '../words/money.ts';
import { formatMessage, type MessageValues, type NamedValues, pickLocalised } from '../words/words.ts';

/** Everything a section is resolved with: the site, the edition, the moment, and lookups that depend on them. */
export interface ResolveContext {
  site: Site;
  edition: EditionCode;
  moment: Moment;
  slug: string | undefined;
  product: string | undefined;
  campaign: ResolvedCampaign | undefined;
  messages: Messages;
  lang: string;
  picture(id: string): Picture;
  clip(id: string): Clip;
  link(ref: string): Link | undefined;
  /** Returns true if a link leads to a page that the edition will have, but not yet. */
  isStillToOpen(ref: string): boolean;
  offer(product: string): OfferNow | undefined;
  productName(product: string): string;
  localised(texts: Readonly<Record<string, string>> | undefined): string | undefined;
  query: PageQuery;
  format(message: string, values: NamedValues): string;
  /** Returns a part that all pages of the edition in this language have; it is made again only when it changes. */
  shared<Value>(name: string, make: (context: ResolveContext) => Value): Value;
}

/** More than a part has between the first edge of content and the last; previews at many instants would make more. */
const maxVersions = 200;

const sharedParts = memoizePerEdition(() => new ResolveCache(maxVersions));

type PageSubject = Pick<
  PageSettings,
  'product' | 'announces' | 'campaigns' | 'reports' | 'closesAfter' | 'language'
> & {
  slug?: string;
  query?: PageQuery | undefined;
};

export function createResolveContext(
  site: Site,
  edition: EditionCode,
  moment: Moment,
  subject: PageSubject = {},
): ResolveContext {
  const { slug, announces, product = announces, language, query = {} } = subject;
  const { lang, locales } = language ? { lang: language, locales: pageLanguages[language] } : editions[edition];
  const compile = messageCompiler(site);
  const messages = language ? site.pageMessages[language] : site.messages[edition];
  const format: ResolveContext['format'] = (message, values) => formatMessage(message, lang, values, compile);
  return {
    site,
    edition,
    moment,
    slug,
    product,
    campaign: findCampaign(site, edition, moment, subject),
    messages,
    lang,
    picture: (id) => findPicture(site, id, locales),
    clip: (id) => findClip(site, id, { lang, locales, messages, format }),
    link: (ref) => resolveLink(site, edition, ref, moment),
    isStillToOpen: (ref) => isStillToOpen(site, edition, ref, moment),
    offer: (id) => offerNow(site, edition, id, moment),
    productName: (id) => site.offers[edition][id]?.name ?? pickLocalised(site.products[id]?.name ?? {}, locales) ?? id,
    localised: (texts) => texts && pickLocalised(texts, locales),
    query,
    format,
    shared: (name, make) =>
      sharedParts(site, edition).get(`${name} in ${lang}`, moment, (partMoment) =>
        make(createResolveContext(site, edition, partMoment, { language })),
      ),
  };
}

function findCampaign(
  site: Site,
  edition: EditionCode,
  moment: Moment,
  { campaigns = [], reports, closesAfter }: PageSubject,
): ResolvedCampaign | undefined {
  if (reports !== undefined) return resolveCampaign(site, reports, edition, moment);
  return campaigns.length > 0 ? currentOrNextCampaign(site, campaigns, edition, moment, closesAfter) : undefined;
}

function findPicture(site: Site, id: string, words: readonly string[]): Picture {
  const picture = site.pictures[id];
  if (!picture) throw new Error(`there is no picture "${id}" in media/`);
  const { alt, width, height, hash, colors, transparent } = picture;
  return { id, alt: pickLocalised(alt, words) ?? '', width, height, hash, colors, transparent };
}

function findClip(site: Site, id: string, language: Parameters<typeof clipTexts>[2]): Clip {
  const clip = site.clips[id];
  if (!clip) throw new Error(`there is no clip "${id}" in media/`);
  const { hash, wide, phone, poster } = clip;
  return {
    id,
    hash,
    ...clipTexts(id, clip, language),
    wide,
    phone,
    poster: findPicture(site, poster, language.locales),
  };
}

/**
 * Looks up the values that texts of a page may name: figures (`servos` of the page's product,
 * `flagshipBumblebee_servos` of any), the offer, the region's terms and the requirements of the app. Unannounced
 * products have no figures. All of it is looked up only when a text names a value, and figures of other products only
 * when these are named, so that neither the work nor the edges of a page grow with the catalogue.
 */
export function messageValues(context: ResolveContext): (name: string) => string | number | undefined {
  let values: MessageValues | undefined;
  return (name) => {
    values ??= collectValues(context);
    return (
      ownValue(values, name) ??
      promiseValue(name, termValues(context.site, context.edition), context) ??
      ownValue(contextRewards(context), name) ??
      findFigure(context, name)
    );
  };
}

/** All of these values by name. Expensive: only for listing them. */
export function allMessageValues(context: ResolveContext): MessageValues {
  const { site, edition, moment } = context;
  const announcedProducts = Object.entries(site.products).filter(([id]) => isAnnounced(site, edition, id, moment));
  return Object.assign(
    {},
    ...announcedProducts.map(([id, product]) =>
      Object.fromEntries(Object.entries(productFigures(product)).map(([name, figure]) => [`${id}_${name}`, figure])),
    ),
    contextRewards(context),
    promiseValues(termValues(site, edition), context),
    collectValues(context),
  ) as MessageValues;
}

const contextRewards = ({ site, edition, messages, lang }: ResolveContext): MessageValues =>
  rewardValues(site, edition, messages, lang);

function collectValues(context: ResolveContext): MessageValues {
  const { site, edition, moment, product, campaign } = context;
  const values: MessageValues = {
    ...termValues(site, edition),
    ...(campaign && campaignValues(site, campaign, edition, moment)),
    ...site.settings.apps,
  };
  if (product === undefined) return values;
  const productContent = site.products[product];
  const offer = context.offer(product);
  const listing = site.offers[edition][product];
  return {
    ...values,
    ...(productContent && isAnnounced(site, edition, product, moment) && productFigures(productContent)),
    name: context.productName(product),
    ...(offer?.price && { price: offer.price.text }),
    ...(offer && deliveryValues(offer, context)),
    ...(offer && listing && lifeValues(listing, offer, context)),
    ...(offer?.instalment && { instalment: offer.instalment.price.text, instalments: offer.instalment.count }),
  };
}

/** A figure of any product, `flagshipBumblebee_servos`; undefined if unknown or not announced yet. */
function findFigure({ site, edition, moment }: ResolveContext, name: string): string | number | undefined {
  const id = name.slice(0, Math.max(0, name.lastIndexOf('_')));
  const product = ownValue(site.products, id);
  const figure = product && ownValue(productFigures(product), name.slice(id.length + 1));
  return figure !== undefined && isAnnounced(site, edition, id, moment) ? figure : undefined;
}

/**
 * The terms of a region as values for texts: `warrantyYears`, `deliveryLeastDays` and `deliveryMostDays`, and where
 * promised `returnDays`, `instalments` and shipping costs. `payments` lists the payment methods, `plug` is the mains
 * plug of the market.
 */
export const termValues = memoizePerEdition((site, edition): MessageValues => {
  const { terms, installment, paymentMarks, plug } = site.regions[edition];
  const { extraWarranty, shipping, deliveryDays, ...figures } = terms;
  const definedTerms = Object.entries(figures).filter((entry): entry is [string, number] => entry[1] !== undefined);
  return {
    ...Object.fromEntries(definedTerms),
    ageGrade: Math.max(0, ...Object.values(site.products).map(({ ageYears = 0 }) => ageYears)),
    plug,
    deliveryLeastDays: deliveryDays.least,
    deliveryMostDays: deliveryDays.most,
    ...(installment && { instalments: installment.months }),
    ...(paymentMarks.length > 0 && {
      payments: formatList(paymentMarks, editions[edition].lang),
    }),
    ...(extraWarranty && {
      extraWarrantyYears: extraWarranty.years,
      extraWarrantyValue: formatMoney(extraWarranty.value, edition),
    }),
    ...(shipping && {
      shippingFreeFrom: formatMoney(shipping.freeFrom, edition),
      shippingExpress: formatMoney(shipping.express, edition),
      shippingHawaii: formatMoney(shipping.hawaii, edition),
      shippingHawaiiLeastDays: shipping.hawaiiDays.least,
      shippingHawaiiMostDays: shipping.hawaiiDays.most,
      shippingRemote: formatMoney(shipping.remote, edition),
    }),
  };
});
