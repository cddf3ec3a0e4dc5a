import { stockTexts } from '#core/offers/shop-differences.ts';
import { isShopIgnored, type StockSwitch, withShopStock } from '#core/offers/shop-stock.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { stageNow } from '#core/products/life.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import type { DatedDifference, ShopCheck, ShopReport } from './check-shops.ts';

/**
 * In ms. A switch is written `lead` before it holds, and nodes read all switches every `read`, so each node knows a
 * switch before pages change. What is still sold out is written again `renewal` before it would end.
 */
export const stockTimes = { lead: 60_000, read: 15_000, renewal: 12 * 3_600_000 };

/** The switches of stock, which all nodes share. */
export interface ShopStock {
  /** The editions that follow their shop. */
  editions: readonly EditionCode[];
  /** All that this node has read, in the order of their time. */
  switches(): readonly StockSwitch[];
  write(switches: readonly StockSwitch[]): Promise<void>;
  /** Reads the switches now and from time to time. Calls back when they have changed. */
  follow(onChange: (switches: readonly StockSwitch[]) => void): Promise<void>;
  stop(): void;
}

type ShopAnswer = Pick<ShopReport['read'][number], 'edition' | 'product'>;

const isFollowed = ({ editions, switches }: ShopStock, edition: EditionCode): boolean =>
  editions.includes(edition) && !isShopIgnored(switches(), edition);

const wasSoldOut = (report: ShopReport | undefined, { edition, product }: ShopAnswer): boolean | undefined =>
  report?.read.find((each) => each.edition === edition && each.product === product)?.isSoldOut;

/**
 * The switches that follow from two checks in a row in which a shop said the same. None near an edge of content, when a
 * shop may be late.
 */
export function dueSwitches(
  { site, graceMs }: Pick<ShopCheck, 'site' | 'graceMs'>,
  stock: ShopStock,
  before: ShopReport | undefined,
  { read }: ShopReport,
  from: Instant,
): StockSwitch[] {
  const { offers } = withShopStock(site, stock.switches());
  return read.flatMap(({ isSoldOut, ...answer }) => {
    const { edition, product } = answer;
    const offer = offers[edition][product];
    if (!offer || isSoldOut === undefined || wasSoldOut(before, answer) !== isSoldOut) return [];
    const contentStages = [from - graceMs, from, from + graceMs].map((at) =>
      stageNow({ life: offer.life }, new Moment(at)),
    );
    if (!isFollowed(stock, edition) || contentStages.some((step) => step?.stage !== 'onSale')) return [];
    const end = stageNow(offer, new Moment(from))?.stage === 'onSale' ? from : (offer.soldOut?.at(-1)?.closes ?? from);
    const isDue = isSoldOut ? end < from + stockTimes.renewal : end > from;
    return isDue ? [{ edition, product, state: isSoldOut ? 'soldOut' : 'available', from }] : [];
  });
}

/**
 * Leaves out differences in stock that pages follow as soon as all switches hold, and the first answer of a shop that
 * something is sold out: pages follow the second one.
 */
export function withoutFollowed(
  site: Site,
  stock: ShopStock,
  before: ShopReport | undefined,
  differences: readonly DatedDifference[],
  from: Instant,
): DatedDifference[] {
  const { offers } = withShopStock(site, stock.switches());
  return differences.filter(({ field, theirs, ...answer }) => {
    if (field !== 'stock' || theirs !== stockTexts.soldOut) return true;
    const offer = offers[answer.edition][answer.product];
    const stage = offer && stageNow(offer, new Moment(from))?.stage;
    const isFirst = isFollowed(stock, answer.edition) && !wasSoldOut(before, answer);
    return stage !== 'outOfStock' && !(isFirst && stage === 'onSale');
  });
}

/** Lets all pages ignore what shops have sold out, or follow it again. */
export const chooseForAll = (
  { editions, write }: ShopStock,
  state: 'ignored' | 'followed',
  now: Instant,
): Promise<void> => write(editions.map((edition) => ({ edition, product: '', state, from: now + stockTimes.lead })));
