import type { StockSwitch } from '#core/offers/shop-stock.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import type { Log } from '../log/log.ts';
import { checkShops, type DatedDifference, type ShopCheck, type ShopReport } from './check-shops.ts';
import { dueSwitches, type ShopStock, stockTimes, withoutFollowed } from './shop-stock.ts';

export interface ShopWatch {
  /** The result of the last check; undefined before the first. */
  report(): ShopReport | undefined;
  check(): Promise<void>;
  /** Checks now, and then so many minutes after the end of each check. */
  start(minutes: number): void;
  stop(): void;
}

/**
 * Checks the shops again and again. Each difference is logged when it is first seen and when it is gone. One of a
 * product that cannot be read stays as it is. A shop that asks for a pause gets it. With `stock`, pages follow what
 * shops have sold out.
 */
export function watchShops(check: ShopCheck, log: Log, stock?: ShopStock): ShopWatch {
  let last: ShopReport | undefined;
  let timer: NodeJS.Timeout | undefined;
  const pauses = new Map<EditionCode, Instant>();

  async function checkNow(): Promise<void> {
    const now = check.clock.now();
    const paused = check.editions.filter((edition) => (pauses.get(edition) ?? now) > now);
    const report = await checkShops({ ...check, editions: check.editions.filter((code) => !paused.includes(code)) });
    for (const fault of report.faults) {
      log.warn(fault, 'a shop could not be read');
      if (fault.retryAt !== undefined) pauses.set(fault.edition, fault.retryAt);
    }
    if (stock) {
      const from = check.clock.now() + stockTimes.lead;
      await writeSwitches(stock, dueSwitches(check, stock, last, report, from));
      report.differences = withoutFollowed(check.site, stock, last, report.differences, from);
    }
    const merged = last ? mergeReports(last, report, paused) : report;
    const [before, after] = [keyed(last?.differences), keyed(merged.differences)];
    for (const [key, difference] of after) if (!before.has(key)) log.warn(difference, 'a shop differs from our page');
    for (const [key, difference] of before)
      if (!after.has(key)) log.info(difference, 'a shop agrees with our page again');
    last = merged;
  }

  async function writeSwitches({ write }: ShopStock, due: readonly StockSwitch[]): Promise<void> {
    for (const one of due) log.warn(one, 'pages follow the stock of a shop');
    if (due.length > 0)
      await write(due).catch((error: unknown) => log.error({ err: error }, 'the stock of a shop could not be stored'));
  }

  async function checkAgain(minutes: number): Promise<void> {
    await checkNow().catch((error: unknown) => log.error({ err: error }, 'the shops could not be checked'));
    if (timer) timer = setTimeout(() => void checkAgain(minutes), minutes * 60_000).unref();
  }

  return {
    report: () => last,
    check: checkNow,
    start(minutes) {
      timer = setTimeout(() => void checkAgain(minutes)).unref();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

const keyOf = ({ edition, product, field, theirs }: DatedDifference): string =>
  [edition, product, field, theirs].join(' ');

const keyed = (differences: readonly DatedDifference[] = []) =>
  new Map(differences.map((difference) => [keyOf(difference), difference]));

/** A new report with what the one before it knows: since when shops differ, and what could not be read again. */
function mergeReports(last: ShopReport, report: ShopReport, paused: readonly EditionCode[]): ShopReport {
  const known = keyed(last.differences);
  const isPaused = ({ edition }: { edition: EditionCode }) => paused.includes(edition);
  const isUnread = ({ edition, product }: DatedDifference) =>
    isPaused({ edition }) || report.unread.some((one) => one.edition === edition && one.product === product);
  const differences = report.differences.map((difference) => ({
    ...difference,
    since: known.get(keyOf(difference))?.since ?? difference.since,
  }));
  return {
    ...report,
    differences: [...differences, ...last.differences.filter(isUnread)],
    faults: [...report.faults, ...last.faults.filter(isPaused)],
    unread: [...report.unread, ...last.unread.filter(isPaused)],
  };
}
