import { priceOf } from '#rules/commerce/offer.ts';
import { resolvePage } from '#rules/page/page.ts';
import type { Page, Section } from '#rules/page/page-value.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { pathOf } from '#rules/place/place.ts';
import type { FiniteWindow } from '#rules/time/time-window.ts';
import { realSite } from '../../support/site/real-site.ts';

/** A text banner of the uk edition that closes at its own instant, not with a campaign. */
export const closingBanner: { edge: number; words: string } =
  realSite.regions.uk.textBanners.flatMap(({ label, window }) =>
    !('campaign' in window) && window.opens === undefined && window.closes !== undefined
      ? [{ edge: window.closes, words: label }]
      : [],
  )[0] ?? failWithout('text banner with an instant at which it closes');

interface OpeningPromotion {
  edge: number;
  price: string;
  /** The page of the product. */
  path: string;
  /** Ids of the slides on the home page before and after the edge. */
  slides: [before: string[], after: string[]];
}

/** A promotion of the uk edition that opens at its own instant and never closes, together with a slide. */
export const openingPromotion: OpeningPromotion = findOpeningPromotion();

function findOpeningPromotion(): OpeningPromotion {
  for (const { link, promotions } of Object.values(realSite.offers.uk))
    for (const promotion of promotions) {
      if ('campaign' in promotion || promotion.opens === undefined || promotion.closes !== undefined) continue;
      const { opens: edge } = promotion;
      const [before = [], after = []] = [edge - 1, edge].map(slidesAt);
      const price = priceOf(promotion.price, 'uk').text;
      if (after.length > before.length && changesAt('uk', link, edge, price))
        return { edge, price, path: pathOf({ edition: 'uk', slug: link }), slides: [before, after] };
    }
  return failWithout('promotion that opens at an instant of its own, with a slide on the home page');
}

function slidesAt(instant: number): string[] {
  const carousel = pageAt('uk', '', instant)?.sections.find(
    (section): section is Extract<Section, { kind: 'carousel' }> => section.kind === 'carousel',
  );
  return carousel?.slides.map(({ id }) => `${carousel.id}-${id}`) ?? [];
}

interface FollowingStage {
  window: FiniteWindow;
  /** The page of the sale. */
  path: string;
  /** How many stages the sale has. */
  stages: number;
  /** A price on that page that begins with the stage. */
  price: string;
}

/** The second stage of the sale in the us edition that has most stages, and of several the last. */
export const followingStage: FollowingStage = findFollowingStage();

function findFollowingStage(): FollowingStage {
  const sales = Object.entries(realSite.campaigns).flatMap(([campaign, { stages }]) => {
    const windows = stages.flatMap(({ id, windows: { us } }) => (us ? [{ id, ...us }] : []));
    const [first, second] = windows;
    return first && second && first.closes === second.opens ? [{ campaign, windows, second }] : [];
  });
  const mostStagesFirst = sales.toSorted(
    (one, other) => other.windows.length - one.windows.length || other.second.opens - one.second.opens,
  );
  for (const { campaign, windows, second } of mostStagesFirst)
    for (const [slug, { settings }] of Object.entries(realSite.pages)) {
      if (settings.kind !== 'sale' || !settings.campaigns?.includes(campaign)) continue;
      const prices = Object.values(realSite.offers.us).flatMap(({ promotions }) =>
        promotions.flatMap((each) =>
          'campaign' in each && each.campaign === campaign && each.stage === second.id
            ? [priceOf(each.price, 'us').text]
            : [],
        ),
      );
      const price = prices.find((text) => changesAt('us', slug, second.opens, text));
      if (price === undefined) continue;
      return { window: second, path: pathOf({ edition: 'us', slug }), stages: windows.length, price };
    }
  return failWithout('sale in the us edition with a price that begins with its second stage');
}

/** Whether a page has a text from an instant on, and not before. */
function changesAt(edition: EditionCode, slug: string, instant: number, text: string): boolean {
  const [before, after] = [instant - 1, instant].map((each) => {
    const page = pageAt(edition, slug, each);
    return page && JSON.stringify(page).includes(text);
  });
  return before === false && after === true;
}

function pageAt(edition: EditionCode, slug: string, instant: number): Page | undefined {
  const resolution = resolvePage(realSite, { edition, slug }, instant);
  return 'page' in resolution ? resolution.page : undefined;
}

function failWithout(subject: string): never {
  throw new Error(`the content has no ${subject} any more: choose another edge for this test`);
}
