import type { ResolveContext } from '../resolve/resolve-context.ts';

/** The product's name in the tall typeface. `width` is in em. */
export function productGlyph({ site }: ResolveContext, product: string): { text: string; width: number } {
  const { word = '', wordWidth = [1, 1] } = site.products[product] ?? {};
  return { text: word.replaceAll(/[|~]/g, ''), width: wordWidth[0] };
}
