import type { ResolveContext } from '#core/resolve/resolve-context.ts';

/**
 * Every name of a product that its visitors may type: in full, short, in English, and the other names of content. The
 * caller makes sure that the edition may name the product.
 */
export function namesOf(id: string, context: ResolveContext): string[] {
  const { name = {}, shortName, aliases } = context.site.products[id] ?? {};
  const names = [
    context.productName(id),
    context.localised(name),
    context.localised(shortName),
    name.en,
    context.localised(aliases),
  ];
  return [...new Set(names.filter((text) => text !== undefined))];
}
