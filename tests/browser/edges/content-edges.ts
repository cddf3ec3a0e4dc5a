import { createPrice } from '#core/offers/offer.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import type { FiniteWindow } from '#core/time/time-window.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { Section } from '#pages/sections.ts';
import { realSite } from '../../support/site/real-site.ts';

/** A text banner of the uk edition that closes at its own instant, not with a campaign. */
export const closingBanner: { edge: number; words: string } =
  realSite.regions.uk.textBanners.flatMap(({ label, window }) =>
    !('campaign' in window) && window.closes !== undefined ? [{ edge: window.closes, words: label }] : [],
  )[0] ?? failWithout('text banner with an instant at which it closes');

interface Announcement {
  edge: number;
  /** The name of the product, which is nowhere before. */
  name: string;
  /** The page of another product, with questions and a dialog. */
  path: string;
  /** Ids of the slides on the home page before and after the edge. */
  slides: [before: string[], after: string[]];
}

/** The last announcement of a product in the uk edition that brings a slide to the home page. */
export const announcement: Announcement = findAnnouncement();

function findAnnouncement(): Announcement {
  const newestFirst = Object.entries(realSite.offers.uk)
    .flatMap(
      ([
        id,
        {
          link,
          life: [first],
        },
      ]) => (first?.from === undefined ? [] : [{ id, link, edge: first.from }]),
    )
    .toSorted((one, other) => other.edge - one.edge);
  for (const { id, link, edge } of newestFirst) {
    const [before = [], after = []] = [edge - 1, edge].map(slidesAt);
    const name = realSite.products[id]?.name.en ?? '';
    const slug = Object.keys(realSite.pages).find(
      (other) => other !== link && hasAnchors(other, edge, ['voice', 'preorder']) && changesAt('uk', other, edge, name),
    );
    if (slug !== undefined && after.length > before.length)
      return { edge, name, path: pagePath({ edition: 'uk', slug }), slides: [before, after] };
  }
  return failWithout('announcement of a product, with a slide on the home page');
}

function hasAnchors(slug: string, instant: number, anchors: readonly string[]): boolean {
  const sections = pageAt('uk', slug, instant)?.sections ?? [];
  return anchors.every((anchor) => sections.some((section) => section.anchor === anchor));
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
  /** The number of stages of the sale. */
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
            ? [createPrice(each.price, 'us').text]
            : [],
        ),
      );
      const price = prices.find((text) => changesAt('us', slug, second.opens, text));
      if (price === undefined) continue;
      return { window: second, path: pagePath({ edition: 'us', slug }), stages: windows.length, price };
    }
  return failWithout('sale in the us edition with a price that begins with its second stage');
}

/** Returns true if a page has a text from an instant on, and not before. */
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
