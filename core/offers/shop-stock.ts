import type { EditionCode } from '../place/editions.ts';
import type { Site } from '../site.ts';
import type { Instant } from '../time/instant.ts';
import type { FiniteWindow } from '../time/time-window.ts';

/**
 * A change that holds from an instant on: a shop has sold out a product, or has it again. Without a product: our team
 * ignores what the shop of an edition says, or follows it again.
 */
export interface StockSwitch {
  edition: EditionCode;
  /** Empty for `ignored` and `followed`. */
  product: string;
  state: 'soldOut' | 'available' | 'ignored' | 'followed';
  from: Instant;
}

/** The longest time in ms for which a product is shown as sold out after its shop last said so. */
export const stockTrust = 24 * 3_600_000;

/** The site with what its shops have sold out. The switches are in the order of their time. */
export function withShopStock(site: Site, switches: readonly StockSwitch[]): Site {
  const offers = { ...site.offers };
  for (const [edition, ofEdition] of Map.groupBy(switches, (each) => each.edition)) {
    const catalogue = Object.entries(offers[edition]).map(([product, offer]) => {
      const names = [product, site.products[product]?.sameAs, ''];
      const ofProduct = ofEdition.filter((each) => names.includes(each.product));
      return [product, { ...offer, soldOut: soldOutWindows(ofProduct) }];
    });
    offers[edition] = Object.fromEntries(catalogue);
  }
  return { ...site, offers };
}

function soldOutWindows(switches: readonly StockSwitch[]): FiniteWindow[] {
  const windows: FiniteWindow[] = [];
  let isIgnored = false;
  for (const { state, from } of switches) {
    const last = windows.at(-1);
    const current = last && last.closes > from ? last : undefined;
    if (state === 'ignored' || state === 'followed') isIgnored = state === 'ignored';
    if (state === 'soldOut' && !isIgnored) {
      if (current) current.closes = from + stockTrust;
      else windows.push({ opens: from, closes: from + stockTrust });
    } else if (current) current.closes = from;
  }
  return windows;
}

/** Returns true if our team has chosen to ignore what the shop of an edition says. */
export const isShopIgnored = (switches: readonly StockSwitch[], edition: EditionCode): boolean =>
  switches.findLast((each) => each.edition === edition && each.product === '')?.state === 'ignored';
