import { type EditionCode, editions } from '../place/editions.ts';
import type { Site } from '../site.ts';
import type { Instant } from '../time/instant.ts';
import { Moment } from '../time/moment.ts';
import { formatMoney } from '../words/money.ts';
import { type ShopTerms, shopSteps, shopTerms } from './shop-terms.ts';

/** A product as its shop sells it. Amounts are in whole currency units. */
export interface ShopProduct {
  price: number;
  compareAt: number | undefined;
  /** ISO 4217; undefined where the shop does not tell. */
  currency: string | undefined;
  isAvailable: boolean;
  isPreOrder: boolean;
}

export const comparedFields = ['product', 'currency', 'price', 'struck-through price', 'stock'] as const;
export type ComparedField = (typeof comparedFields)[number];

export interface ShopDifference {
  edition: EditionCode;
  product: string;
  field: ComparedField;
  ours: string;
  theirs: string;
  /** When our page changed away from what the shop says; undefined if both never said the same. */
  since?: Instant | undefined;
}

/** Statements about a product in words, by what is compared. One that is absent is not compared. */
type Statements = Partial<Record<ComparedField, string>>;

export const stockTexts = { available: 'available', preOrder: 'pre-order', soldOut: 'sold out' } as const;

function ourStatements(terms: ShopTerms | undefined, edition: EditionCode): Statements {
  if (!terms) return {};
  const { price, compareAt, stock } = terms;
  return {
    product: 'in the shop',
    stock: stockTexts[stock],
    ...(price !== undefined && {
      currency: editions[edition].currency,
      price: formatMoney(price, edition),
      'struck-through price': compareAt === undefined ? 'none' : formatMoney(compareAt, edition),
    }),
  };
}

function theirStatements(shown: ShopProduct | undefined, edition: EditionCode): Statements {
  if (!shown) return { product: 'missing' };
  const { price, compareAt, currency, isAvailable, isPreOrder } = shown;
  const sellingText = isPreOrder ? stockTexts.preOrder : stockTexts.available;
  const statements = {
    product: 'in the shop',
    stock: isAvailable ? sellingText : stockTexts.soldOut,
    ...(currency !== undefined && { currency }),
  };
  // Amounts in two currencies cannot be compared.
  if (currency !== undefined && currency !== editions[edition].currency) return statements;
  const isReduced = compareAt !== undefined && compareAt > price;
  return {
    ...statements,
    price: formatMoney(price, edition),
    'struck-through price': isReduced ? formatMoney(compareAt, edition) : 'none',
  };
}

/** For how long back the price is looked for that a shop may still have, in ms. */
const longestMemory = 90 * 24 * 3_600_000;

/**
 * Compares what a shop says about a product with our page. Undefined for `shown`: the shop has no such product. A shop
 * that says what our page says up to `grace` ms earlier or later agrees with it.
 */
export function shopDifferences(
  site: Site,
  { edition, product }: Pick<ShopDifference, 'edition' | 'product'>,
  shown: ShopProduct | undefined,
  now: Instant,
  grace: number,
): ShopDifference[] {
  const ourStatementsAt = (instant: Instant) =>
    ourStatements(shopTerms(site, edition, product, new Moment(instant)), edition);
  const ours = ourStatementsAt(now);
  const theirs = theirStatements(shown, edition);
  const around = [ourStatementsAt(now - grace), ourStatementsAt(now + grace)];
  return comparedFields.flatMap((field) => {
    const [our, their] = [ours[field], theirs[field]];
    if (our === undefined || their === undefined || our === their) return [];
    if (around.some((statements) => statements[field] === their || statements[field] === undefined)) return [];
    const steps = shopSteps(site, edition, product, now - longestMemory).filter(({ from }) => from <= now);
    const agreed = steps.findLastIndex(({ terms }) => ourStatements(terms, edition)[field] === their);
    return [
      { edition, product, field, ours: our, theirs: their, since: agreed < 0 ? undefined : steps[agreed + 1]?.from },
    ];
  });
}
