import type { CampaignNow } from './campaign.ts';
import { campaignNow, campaignValues } from './campaign.ts';
import { withBothWeights } from './derived-figures.ts';
import type { EditionCode } from './editions.ts';
import { editions } from './editions.ts';
import type { Link } from './link.ts';
import { resolveLink } from './link.ts';
import type { Moment } from './moment.ts';
import { formatMoney } from './money.ts';
import type { OfferNow } from './offer.ts';
import { isAnnounced, offerNow } from './offer.ts';
import type { Clip, Picture } from './picture.ts';
import type { Messages } from './schema/messages.ts';
import type { PageSettings } from './schema/page.ts';
import type { Site } from './site.ts';
import type { MessageValues } from './words.ts';
import { formatMessage, pickLocalised } from './words.ts';

/** What the rules of a section may ask while it is resolved: this site, in this edition, at this moment. */
export interface Scope {
  site: Site;
  edition: EditionCode;
  moment: Moment;
  /** Id of the page's product. */
  product: string | undefined;
  /** The campaign that the page speaks of. */
  campaign: CampaignNow | undefined;
  messages: Messages;
  picture(id: string): Picture;
  clip(id: string): Clip;
  link(ref: string): Link | undefined;
  offer(product: string): OfferNow | undefined;
  productName(product: string): string;
  /** Fills an ICU message in the edition's language. */
  format(message: string, values: MessageValues): string;
}

/** What a page is about. */
type PageSubject = Pick<PageSettings, 'product' | 'campaigns'>;

export function createScope(site: Site, edition: EditionCode, moment: Moment, { product, campaigns = [] }: PageSubject = {}): Scope {
  const { lang, words } = editions[edition];
  return {
    site,
    edition,
    moment,
    product,
    campaign: campaigns.length > 0 ? campaignNow(site, campaigns, edition, moment) : undefined,
    messages: site.messages[edition],
    picture: (id) => pictureOf(site, id, words),
    clip: (id) => clipOf(site, id, words),
    link: (ref) => resolveLink(site, edition, ref, moment),
    offer: (id) => offerNow(site, edition, id, moment),
    productName: (id) => site.offers[edition][id]?.name ?? pickLocalised(site.products[id]?.name ?? {}, words) ?? id,
    format: (message, values) => formatMessage(message, lang, values),
  };
}

function pictureOf(site: Site, id: string, words: readonly string[]): Picture {
  const picture = site.pictures[id];
  if (!picture) throw new Error(`there is no picture "${id}" in media/`);
  const { alt, frames, width, height, hash, color, transparent } = picture;
  return { id, alt: pickLocalised(alt, words) ?? '', width, height, hash, color, transparent, frames };
}

function clipOf(site: Site, id: string, locales: readonly string[]): Clip {
  const clip = site.clips[id];
  if (!clip) throw new Error(`there is no clip "${id}" in media/`);
  const { hash, wide, phone, poster } = clip;
  const [label, caption] = [pickLocalised(clip.label, locales), pickLocalised(clip.caption, locales)];
  if (!label || !caption) throw new Error(`the clip "${id}" has no label or no caption in ${locales.at(-1)}`);
  return { id, hash, label, caption, wide, phone, poster: pictureOf(site, poster, locales) };
}

/**
 * Values that every message of a page may name: figures (`servos` of the page's product, `flagshipBumblebee_servos` of any), the offer as shown,
 * the region's terms and what the app needs. A product that is not announced yet has no figures: words that name one cannot be said.
 */
export function valuesOf(scope: Scope): MessageValues {
  const { site, edition, moment, product, campaign } = scope;
  const values: MessageValues = {
    ...termsOf(scope),
    ...(campaign && campaignValues(site, campaign, edition)),
    ...site.settings.apps,
    signUpCredits: site.settings.signUpCredits,
  };
  for (const [id, { figures }] of Object.entries(site.products)) {
    if (!isAnnounced(site, edition, id, moment)) continue;
    for (const [name, figure] of Object.entries(withBothWeights(figures))) {
      values[`${id}_${name}`] = figure;
      if (id === product) values[name] = figure;
    }
  }
  if (product === undefined) return values;
  const offer = scope.offer(product);
  return {
    ...values,
    name: scope.productName(product),
    ...(offer?.price && { price: offer.price.text }),
    ...(offer?.regular && { regular: offer.regular.text }),
    ...(offer?.instalment && { instalment: offer.instalment.price.text, instalments: offer.instalment.count }),
  };
}

/** What a region promises with every order, as values: `warrantyYears`, `returnDays` where it takes returns. */
function termsOf({ site, edition }: Scope): MessageValues {
  const { extraWarranty, returnDays, ...everywhere } = site.regions[edition].terms;
  return {
    ...everywhere,
    ...(returnDays !== undefined && { returnDays }),
    ...(extraWarranty && { extraWarrantyYears: extraWarranty.years, extraWarrantyValue: formatMoney(extraWarranty.value, edition) }),
  };
}
