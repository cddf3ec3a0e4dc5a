import type { OfferNow } from '#core/offers/offer.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { bumblebeeAnnounced, megatronAnnounced, secondBefore } from './page-facts.ts';

/** Prices in whole currency units, by product id. */
type Prices = Partial<Record<string, number>>;

const euro: Prices = {
  flagshipBumblebee: 1599,
  flagshipMegatron: 1599,
  toyStoryBuzzLightyear: 599,
  buzzLightyearSpaceRangerAlpha: 839,
  flagshipOptimusPrime: 999,
  grimlockG1Flagship: 1799,
  eliteOptimusPrime: 699,
  interstellarScoutK1: 309,
  interstellarScoutK1pro: 399,
  bumblebeeG1Performance: 499,
  aiBase: 229,
  eliteOptimusPrimeAiBase: 928,
};

/**
 * Regular prices by edition. The specification names two prices of Buzz: $699, from the list of the US, applies, not
 * $599. The Signature robot costs $999 since its pre-orders were shipped. Of Japan's list only the price in yen is
 * valid.
 */
export const regularPrices: Record<EditionCode, Prices> = {
  us: {
    flagshipBumblebee: 1299,
    flagshipMegatron: 1499,
    toyStoryBuzzLightyear: 699,
    buzzLightyearSpaceRangerAlpha: 999,
    flagshipOptimusPrime: 999,
    grimlockG1Flagship: 1699,
    eliteOptimusPrime: 699,
    interstellarScoutK1: 299,
    interstellarScoutK1pro: 399,
    optimusPrimeRiseOfTheBeastsSignatureLimitedEdition: 999,
    bumblebeeG1Performance: 459,
    aiBase: 299,
    eliteOptimusPrimeAiBase: 948,
    interstellarAgentT9: 399,
  },
  uk: {
    flagshipBumblebee: 1299,
    flagshipMegatron: 1299,
    toyStoryBuzzLightyear: 499,
    buzzLightyearSpaceRangerAlpha: 739,
    grimlockG1Flagship: 1599,
    eliteOptimusPrime: 699,
    interstellarScoutK1: 309,
    interstellarScoutK1pro: 399,
    bumblebeeG1Performance: 449,
    aiBase: 199,
    eliteOptimusPrimeAiBase: 898,
  },
  eu: euro,
  fr: euro,
  de: euro,
  cn: {
    flagshipBumblebee: 8499,
    flagshipMegatron: 9999,
    toyStoryBuzzLightyear: 3999,
    grimlockG1Flagship: 9999,
    eliteOptimusPrime: 4999,
    interstellarScoutK1: 1980,
    interstellarScoutK1pro: 2499,
    optimusPrimeRiseOfTheBeastsSignatureLimitedEdition: 5999,
    bumblebeeG1Performance: 2999,
    aiBase: 1499,
  },
  kr: {},
  jp: { flagshipBumblebee: 174900 },
};

/** Flagship Megatron's promotional price of the specification, from its first day on. Nothing is struck beside it. */
export const megatronPromotions = { uk: 1169, eu: 1439, fr: 1439, de: 1439 } as const;

/** Prices asked today that are not the regular ones. Where Megatron is sold out, its regular price is shown. */
export const promotions: Partial<Record<EditionCode, Prices>> = { uk: { flagshipMegatron: megatronPromotions.uk } };

/** Products whose state today is not `buyNow`. */
export const states: Partial<Record<EditionCode, Partial<Record<string, OfferNow['state']>>>> = {
  us: { flagshipOptimusPrime: 'soldOut' },
  ...Object.fromEntries(
    (['eu', 'fr', 'de'] as const).map((edition) => [
      edition,
      {
        flagshipMegatron: 'soldOut',
        flagshipOptimusPrime: 'soldOut',
        grimlockG1Flagship: 'outOfStock',
        interstellarScoutK1pro: 'outOfStock',
      },
    ]),
  ),
  cn: { aiBase: 'outOfStock' },
  jp: { flagshipMegatron: 'outOfStock', flagshipOptimusPrime: 'soldOut' },
};

/** Pages on which a product is sold. */
export const pagesOfProducts: Record<string, string[]> = {
  flagshipBumblebee: ['flagship-bumblebee'],
  flagshipMegatron: ['flagship-megatron'],
  toyStoryBuzzLightyear: ['toy-story-buzz-lightyear'],
  buzzLightyearSpaceRangerAlpha: ['buzz-lightyear-space-ranger-alpha'],
  flagshipOptimusPrime: ['flagship-optimus-prime'],
  grimlockG1Flagship: ['grimlock-g1-flagship'],
  eliteOptimusPrime: ['elite-optimus-prime'],
  interstellarScoutK1: ['k1-pro-interstellar-scout'],
  interstellarScoutK1pro: ['k1-pro-interstellar-scout'],
  optimusPrimeRiseOfTheBeastsSignatureLimitedEdition: ['optimus-prime-rise-of-the-beasts-signature-limited-edition'],
  bumblebeeG1Performance: ['bumblebee-g1-performance'],
  aiBase: ['ai-base'],
  eliteOptimusPrimeAiBase: ['ai-base', 'elite-optimus-prime'],
  interstellarAgentT9: ['interstellar-agent-t9', 'k1-pro-interstellar-scout'],
};

const signature = 'optimus-prime-rise-of-the-beasts-signature-limited-edition';

/** The opening of pre-orders of Flagship Bumblebee where a teaser comes first. */
const bumblebeePreOrder = { de: '2025-04-10T08:00:00Z', cn: '2025-04-10T02:00:00Z' } as const;

/** Prices and states in the past. `price` is undefined where none is shown, `struck` where none is struck through. */
export const launches: [
  slug: string,
  edition: EditionCode,
  at: string,
  price: number | undefined,
  struck: number | undefined,
  state: OfferNow['state'],
][] = [
  ['flagship-megatron', 'us', megatronAnnounced.us, 1499, undefined, 'preOrder'],
  ['flagship-megatron', 'us', '2026-01-01T04:59:59Z', 1499, undefined, 'preOrder'],
  ['flagship-megatron', 'us', '2026-01-01T05:00:00Z', 1499, undefined, 'buyNow'],
  ['flagship-megatron', 'uk', megatronAnnounced.uk, 1169, undefined, 'preOrder'],
  ['flagship-megatron', 'uk', '2025-11-30T23:59:59Z', 1169, undefined, 'preOrder'],
  ['flagship-megatron', 'uk', '2025-12-01T00:00:00Z', 1169, undefined, 'buyNow'],
  ...(['eu', 'fr', 'de'] as const).flatMap((edition): typeof launches => [
    ['flagship-megatron', edition, megatronAnnounced[edition], 1439, undefined, 'preOrder'],
    ['flagship-megatron', edition, '2025-11-30T22:59:59Z', 1439, undefined, 'preOrder'],
    ['flagship-megatron', edition, '2025-11-30T23:00:00Z', 1599, undefined, 'soldOut'],
  ]),
  ...(['de', 'cn'] as const).flatMap((edition): typeof launches => [
    ['flagship-bumblebee', edition, bumblebeeAnnounced, undefined, undefined, 'teaser'],
    ['flagship-bumblebee', edition, secondBefore(bumblebeePreOrder[edition]), undefined, undefined, 'teaser'],
  ]),
  ['flagship-bumblebee', 'de', bumblebeePreOrder.de, 1599, undefined, 'preOrder'],
  ['flagship-bumblebee', 'de', '2025-07-31T22:00:00Z', 1599, undefined, 'buyNow'],
  ['flagship-bumblebee', 'cn', bumblebeePreOrder.cn, 8499, undefined, 'preOrder'],
  ['flagship-bumblebee', 'cn', '2025-07-31T16:00:00Z', 8499, undefined, 'buyNow'],
  ['flagship-bumblebee', 'jp', bumblebeeAnnounced, 174900, undefined, 'preOrder'],
  ['flagship-bumblebee', 'jp', '2025-07-31T15:00:00Z', 174900, undefined, 'buyNow'],
  ['grimlock-g1-flagship', 'us', '2023-07-19T04:00:00Z', 1499, undefined, 'preOrder'],
  ['grimlock-g1-flagship', 'us', '2023-10-01T03:59:59Z', 1499, undefined, 'preOrder'],
  ['grimlock-g1-flagship', 'us', '2023-10-01T04:00:00Z', 1699, undefined, 'buyNow'],
  [signature, 'us', '2023-05-25T04:00:00Z', 699, undefined, 'preOrder'],
  [signature, 'us', '2023-07-25T03:59:59Z', 699, undefined, 'preOrder'],
  [signature, 'us', '2023-07-25T04:00:00Z', 899, undefined, 'preOrder'],
  [signature, 'us', '2023-07-26T04:00:00Z', 899, undefined, 'soldOut'],
  [signature, 'us', '2024-01-01T05:00:00Z', 999, undefined, 'buyNow'],
  [signature, 'us', '2026-11-23T12:00:00Z', 639, undefined, 'buyNow'],
  [signature, 'cn', '2023-07-24T12:00:00Z', 4999, undefined, 'preOrder'],
  [signature, 'cn', '2023-07-25T12:00:00Z', 5999, undefined, 'preOrder'],
];
