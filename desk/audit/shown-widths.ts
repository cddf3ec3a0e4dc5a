import type { SectionKindName } from '#pages/sections.ts';

/**
 * Largest size at which a picture is shown, in device pixels: on a phone 390 CSS px wide with 2 pixels per CSS px, or
 * in a window 1440 px wide with 1.
 */
export interface ShownWidth {
  /** The width in its `sizes`; the smallest if several layouts share a place. */
  width: number;
  /** Height of the frame that limits an upright picture. */
  height?: number;
}

/** By kind of section and path in its value; `*` is any key. Places that are not listed show their pictures small. */
export const shownWidths: Partial<Record<SectionKindName, Record<string, ShownWidth>>> = {
  accessories: { 'items.*.picture': { width: 778 } },
  carousel: { 'slides.*.picture': { width: 691 } },
  comparison: { 'comparison.lineUp.products.*.drawing.picture': { width: 351 } },
  dealers: { 'store.picture': { width: 702 } },
  deals: { 'groups.*.cards.*.picture': { width: 331 } },
  details: { 'items.*.picture': { width: 662 } },
  draw: { picture: { width: 960 } },
  'gift-guide': { picture: { width: 1560 } },
  hero: { picture: { width: 928, height: 1232 } },
  offers: { 'products.*.picture': { width: 720 } },
  'page-head': { picture: { width: 1312 } },
  pair: { 'panels.*.picture': { width: 720 } },
  'programming-head': { picture: { width: 624 } },
  programs: { 'actions.items.*.picture': { width: 780 } },
  shelf: { 'cards.*.picture': { width: 640 } },
  theater: { 'actors.*.picture': { width: 490 } },
};
