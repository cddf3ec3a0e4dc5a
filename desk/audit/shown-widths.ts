import type { SectionKindName } from '#rules/sections/registry.ts';

/**
 * How large a picture is shown at most: px of the screen in a phone of 390 px with two to one, or a window of 1440 px
 * with one to one.
 */
export interface ShownWidth {
  /** What its `sizes` ask for; where several compositions share a place, the smallest of them. */
  width: number;
  /** Room that bounds a picture which stands, where there is one. */
  height?: number;
}

/** By kind of section and place in its value; `*` is any key. A place that is not here shows its pictures small. */
export const shownWidths: Partial<Record<SectionKindName, Record<string, ShownWidth>>> = {
  accessories: { 'items.*.picture': { width: 778 } },
  box: { picture: { width: 718 } },
  carousel: { 'slides.*.picture': { width: 691 } },
  closing: { picture: { width: 1213, height: 1000 } },
  compare: { 'columns.*.picture': { width: 352 } },
  dealers: { 'store.picture': { width: 702 } },
  deals: { 'groups.*.cards.*.picture': { width: 718 } },
  details: { 'items.*.picture': { width: 806 } },
  draw: { picture: { width: 960 } },
  'gift-guide': { picture: { width: 718 } },
  hero: { picture: { width: 928, height: 1232 } },
  hightech: { 'closeUps.*.picture': { width: 780 } },
  modes: { 'actions.items.*.picture': { width: 780 } },
  offers: { 'products.*.picture': { width: 720 } },
  'page-head': { picture: { width: 1312 } },
  pair: { 'panels.*.picture': { width: 720 } },
  parts: { picture: { width: 718 } },
  shapes: { 'shapes.*.picture': { width: 718 } },
  shelf: { 'cards.*.picture': { width: 640 } },
  theater: { 'actors.*.picture': { width: 490 } },
};
