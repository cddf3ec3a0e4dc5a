import type { Offer } from '../offers/offer-schema.ts';
import type { EditionCode } from '../place/editions.ts';
import type { Instant } from '../time/instant.ts';
import type { Moment } from '../time/moment.ts';
import type { TimeWindow } from '../time/time-window.ts';
import type { Life, LifeStage } from './life-schema.ts';

type Offers = Record<EditionCode, Record<string, Offer>>;
type StagedOffer = Pick<Offer, 'life' | 'soldOut'>;

export const isSelling = ({ stage }: { stage: LifeStage }): boolean => stage === 'preOrder' || stage === 'onSale';

/** The stages of a life in order, each until the next one begins. */
export const lifeWindows = (life: Life): (TimeWindow & { stage: LifeStage })[] =>
  life.map(({ stage, from }, index) => ({ stage, opens: from, closes: life[index + 1]?.from }));

/**
 * The stage of an offer now. What would be on sale is out of stock while its shop has sold it out, if the shop did so
 * in this stage: a new stage of content begins as content says.
 */
export function stageNow({ life, soldOut = [] }: StagedOffer, moment: Moment): Life[number] | undefined {
  const step = life.filter(({ from }) => from === undefined || moment.hasReached(from)).at(-1);
  if (step?.stage !== 'onSale') return step;
  const { from = Number.NEGATIVE_INFINITY } = step;
  const window = soldOut.find((each) => moment.isOpen(each) && each.opens >= from);
  return window ? { stage: 'outOfStock', from: window.opens } : step;
}

/** When a product is first named: `-Infinity` if it always was. */
const announcedFrom = ({ life: [first] }: Offer): Instant => first?.from ?? Number.NEGATIVE_INFINITY;

/**
 * From when an edition may name a product. If the edition does not sell it, the first announcement in any other edition
 * counts. A product that nobody sells is no secret.
 */
export function namedFrom(offers: Offers, edition: EditionCode, product: string): TimeWindow {
  const offer = offers[edition][product];
  if (offer) return windowFrom(announcedFrom(offer));
  const others = Object.values(offers).flatMap((catalogue) => catalogue[product] ?? []);
  return others.length === 0 ? {} : windowFrom(Math.min(...others.map(announcedFrom)));
}

/** From when a product has a page where the edition has one: from its teaser on, or the first stage after that. */
export function pageFrom(offers: Offers, edition: EditionCode, product: string): TimeWindow {
  const offer = offers[edition][product];
  if (!offer) return namedFrom(offers, edition, product);
  const first = offer.life.find(({ stage }) => stage !== 'announced');
  return first ? windowFrom(first.from) : {};
}

const windowFrom = (instant: Instant | undefined): TimeWindow =>
  instant === undefined || instant === Number.NEGATIVE_INFINITY ? {} : { opens: instant };
