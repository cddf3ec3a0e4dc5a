import { createHash } from 'node:crypto';
import type { OfferNow } from '#core/offers/offer.ts';
import type { Site } from '#core/site.ts';
import { formatInstant } from '#core/time/instant.ts';
import { pickLocalised } from '#core/words/words.ts';
import type { Page } from '#pages/page.ts';
import type { Resolution } from '#pages/resolve-page.ts';

/** A short fact about a page: a text, or a set of texts in order. */
export type Fact = string | string[];

/** Facts by their names: `title`, `price of Flagship Megatron`. */
export type Facts = Record<string, Fact>;

/** Name of the first fact of every page, its existence. */
export const stateFact = 'page';
export const existsText = 'is there';

/** Prefix of the fact for all other contents of a section; the section's id follows. */
export const contentsPrefix = 'contents of ';

/** Returns true if a fact is only a hash, which shows that something differs, but not what. */
export const isHashFact = (name: string): boolean => /^(contents|rest|words) of /.test(name);

/** The facts of a page, without the shell around it. */
export function pageFacts(site: Site, resolution: Resolution): Facts {
  if ('notFound' in resolution) return {};
  if ('redirect' in resolution) return { [stateFact]: `redirects to ${resolution.redirect}` };
  const { head, sections } = resolution.page;
  const offers = offersIn([head.product, sections]);
  return {
    [stateFact]: existsText,
    title: head.title,
    description: head.description,
    picture: head.picture.id,
    alternates: head.alternates.map(({ hreflang }) => hreflang),
    sections: sections.map(({ id }) => id),
    ...Object.fromEntries([...offers].flatMap((offer) => offerFacts(site, offer))),
    links: [...new Set(linksIn(sections))],
    ...Object.fromEntries(sections.map((section) => [contentsPrefix + section.id, shortHash(section)])),
  };
}

export function shellFacts({ shell, messages }: Page): Facts {
  const { banner, campaign, menus, footer, newcomerOffer, ...rest } = shell;
  return {
    ...(banner && { banner: linkText(banner.label, banner.link?.href) }),
    ...(campaign && { 'way to the sale': linkText(campaign.label, campaign.href) }),
    menus: menus.flatMap(({ items }) => items.map(({ label, href }) => linkText(label, href))),
    footer: [...footer.menus.flatMap(({ items }) => items), ...footer.links].map(({ label, href }) =>
      linkText(label, href),
    ),
    ...(newcomerOffer && { 'offer to newcomers': newcomerOffer.title }),
    'rest of header and footer': shortHash([
      footer.social,
      footer.payments,
      footer.copyright,
      footer.disclaimer,
      newcomerOffer,
      rest,
    ]),
    'words of buttons and forms': shortHash(messages),
  };
}

const linkText = (label: string, href: string | undefined) => (href === undefined ? label : `${label} (${href})`);

function offerFacts(site: Site, offer: OfferNow): [string, Fact][] {
  const name = pickLocalised(site.products[offer.product]?.name ?? {}, ['en']) ?? offer.product;
  return [
    [`price of ${name}`, priceText(offer)],
    [`buying ${name}`, offer.buy ? `${offer.state} at ${offer.buy.href}` : offer.state],
  ];
}

function priceText({ price, reference, until }: OfferNow): string {
  if (!price) return 'not told';
  const details = [
    reference && `lowest in the 30 days before ${reference.text}`,
    until && `until ${formatInstant(until)}`,
  ].filter(Boolean);
  return details.length > 0 ? `${price.text} (${details.join(', ')})` : price.text;
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isOffer = (value: unknown): value is OfferNow =>
  isFields(value) && 'product' in value && 'state' in value && 'currency' in value;

/** Every offer in the values of a page, each product once. */
function offersIn(value: unknown, offers = new Map<string, OfferNow>()): Iterable<OfferNow> {
  if (isOffer(value)) offers.set(value.product, value);
  else if (isFields(value)) for (const child of Object.values(value)) offersIn(child, offers);
  return offers.values();
}

function linksIn(value: unknown): string[] {
  if (!isFields(value) || isOffer(value)) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'href' && typeof child === 'string' ? [child] : linksIn(child),
  );
}

/** Measurements of pictures and clips are ignored: a picture that was rendered again is no change of the page. */
const measurements = new Set(['hash', 'width', 'height', 'color', 'transparent', 'wide', 'phone']);

/**
 * A short hash of a value, without offers and addresses, which have facts of their own, and without models and
 * recordings, which are made of the rest.
 */
function shortHash(value: unknown): string {
  const text = JSON.stringify(value, (key, child: unknown) => {
    const isPicture = isFields(child) && 'hash' in child;
    if (key === 'href' || key === 'arModel' || key === 'recordings' || isOffer(child)) return undefined;
    return isPicture ? Object.fromEntries(Object.entries(child).filter(([name]) => !measurements.has(name))) : child;
  });
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
