import type { OfferNow } from '#rules/page/page-value.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { bumblebeeAnnounced, megatronReduced, secondBefore } from './page-facts.ts';

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
 * $599. The Signature robot costs $999 since its pre-order ended. Of Japan's list only the price in yen is valid.
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

/** Reduced prices in force today. */
export const promotions: Partial<Record<EditionCode, Prices>> = {
  uk: { flagshipMegatron: 1169 },
  eu: { flagshipMegatron: 1439 },
  fr: { flagshipMegatron: 1439 },
  de: { flagshipMegatron: 1439 },
};

/** Products whose state today is not `buyNow`. */
export const states: Partial<Record<EditionCode, Partial<Record<string, OfferNow['state']>>>> = {
  us: { flagshipMegatron: 'preOrder', flagshipOptimusPrime: 'soldOut' },
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
  jp: { flagshipBumblebee: 'preOrder', flagshipMegatron: 'outOfStock', flagshipOptimusPrime: 'soldOut' },
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

/** Prices and states in the past. `price` is undefined where none is shown, `struck` where none is struck through. */
export const launches: [
  slug: string,
  edition: EditionCode,
  at: string,
  price: number | undefined,
  struck: number | undefined,
  state: OfferNow['state'],
][] = [
  ['flagship-megatron', 'uk', secondBefore(megatronReduced.uk), 1299, undefined, 'buyNow'],
  ['flagship-megatron', 'uk', megatronReduced.uk, 1169, 1299, 'buyNow'],
  ...(['eu', 'fr', 'de'] as const).flatMap((edition): typeof launches => [
    ['flagship-megatron', edition, secondBefore(megatronReduced[edition]), 1599, undefined, 'soldOut'],
    ['flagship-megatron', edition, megatronReduced[edition], 1439, 1599, 'soldOut'],
  ]),
  ['flagship-bumblebee', 'de', secondBefore(bumblebeeAnnounced), undefined, undefined, 'teaser'],
  ['flagship-bumblebee', 'de', bumblebeeAnnounced, 1599, undefined, 'preOrder'],
  ['flagship-bumblebee', 'de', '2025-07-31T22:00:00Z', 1599, undefined, 'buyNow'],
  ['flagship-bumblebee', 'cn', secondBefore(bumblebeeAnnounced), undefined, undefined, 'teaser'],
  ['flagship-bumblebee', 'cn', bumblebeeAnnounced, 8499, undefined, 'preOrder'],
  ['flagship-bumblebee', 'cn', '2025-07-31T16:00:00Z', 8499, undefined, 'buyNow'],
  ['grimlock-g1-flagship', 'us', '2023-07-19T04:00:00Z', undefined, undefined, 'preOrder'],
  ['grimlock-g1-flagship', 'us', '2023-10-01T03:59:59Z', undefined, undefined, 'preOrder'],
  ['grimlock-g1-flagship', 'us', '2023-10-01T04:00:00Z', 1699, undefined, 'buyNow'],
  ['optimus-prime-rise-of-the-beasts-signature-limited-edition', 'us', '2023-07-24T12:00:00Z', 699, 899, 'preOrder'],
  [
    'optimus-prime-rise-of-the-beasts-signature-limited-edition',
    'us',
    '2023-07-25T12:00:00Z',
    899,
    undefined,
    'preOrder',
  ],
  ['optimus-prime-rise-of-the-beasts-signature-limited-edition', 'cn', '2023-07-24T12:00:00Z', 4999, 5999, 'preOrder'],
  [
    'optimus-prime-rise-of-the-beasts-signature-limited-edition',
    'cn',
    '2023-07-25T12:00:00Z',
    5999,
    undefined,
    'preOrder',
  ],
];
