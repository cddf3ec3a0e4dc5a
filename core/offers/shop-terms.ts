import type { EditionCode } from '../place/editions.ts';
import type { Site } from '../site.ts';
import type { Instant } from '../time/instant.ts';
import { Moment } from '../time/moment.ts';
import { offerNow } from './offer.ts';

export type ShopStock = 'available' | 'preOrder' | 'soldOut';

/** The terms on which an edition's shop must sell a product, so that it says what our pages say. */
export interface ShopTerms {
  /** Whole currency units; undefined where our pages name no price. */
  price: number | undefined;
  /** The struck-through price beside it. */
  compareAt: number | undefined;
  stock: ShopStock;
}

/** The products that an edition's shop has or will have, each once, with their paths in the shop. */
export function shopProducts({ offers, products }: Site, edition: EditionCode): { product: string; path: string }[] {
  const catalogue = offers[edition];
  return Object.entries(catalogue).flatMap(([product, { buy }]) => {
    const main = products[product]?.sameAs;
    return buy === '' || (main !== undefined && main in catalogue) ? [] : [{ product, path: buy }];
  });
}

/**
 * The terms at a moment, as content says, whatever the shop has sold out; undefined while the shop need not have the
 * product. A price that needs a code is left out.
 */
export function shopTerms(site: Site, edition: EditionCode, product: string, moment: Moment): ShopTerms | undefined {
  const content = site.offers[edition][product];
  if (!content) return undefined;
  const promotions = content.promotions.filter(({ code }) => code === undefined);
  const demanded = { ...content, promotions, soldOut: [] };
  const offers = { ...site.offers, [edition]: { ...site.offers[edition], [product]: demanded } };
  const offer = offerNow({ ...site, offers }, edition, product, moment);
  if (!offer || offer.state === 'teaser' || offer.state === 'ended') return undefined;
  const stock = { buyNow: 'available', preOrder: 'preOrder', soldOut: 'soldOut', outOfStock: 'soldOut' } as const;
  return { price: offer.price?.amount, compareAt: offer.reference?.amount, stock: stock[offer.state] };
}

export interface ShopStep {
  from: Instant;
  terms: ShopTerms | undefined;
}

/** The terms of a product from an instant on, each until the next ones. */
export function shopSteps(site: Site, edition: EditionCode, product: string, since: Instant): ShopStep[] {
  const steps: ShopStep[] = [];
  for (let from: Instant | undefined = since; from !== undefined; ) {
    const moment: Moment = new Moment(from);
    const terms = shopTerms(site, edition, product, moment);
    if (steps.length === 0 || JSON.stringify(terms) !== JSON.stringify(steps.at(-1)?.terms))
      steps.push({ from, terms });
    from = moment.validUntil;
  }
  return steps;
}

export interface ShopChange {
  edition: EditionCode;
  product: string;
  /** The path of the product in the shop. */
  path: string;
  at: Instant;
  before: ShopTerms | undefined;
  after: ShopTerms | undefined;
}

/** Everything that an edition's shop must change after an instant, in order. */
export function shopChanges(site: Site, edition: EditionCode, since: Instant): ShopChange[] {
  const changes = shopProducts(site, edition).flatMap(({ product, path }) => {
    const steps = shopSteps(site, edition, product, since);
    return steps.slice(1).map(({ from, terms }, index) => {
      const before = steps[index]?.terms;
      return { edition, product, path, at: from, before, after: terms };
    });
  });
  return changes.toSorted((one, other) => one.at - other.at);
}
