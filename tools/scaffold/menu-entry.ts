import { isMap, isSeq, parseDocument } from 'yaml';
import { camelCase, titleCase } from './name-styles.ts';
import { ScaffoldError } from './scaffold.ts';

/**
 * The text of a region's file with the product at the end of its menu of products, everything else as it was. Throws a
 * ScaffoldError where the region has no such menu.
 */
export function menuWithProduct(text: string, name: string): string {
  const menus = parseDocument(text).get('navs');
  const menu = isSeq(menus)
    ? menus.items.find((item) => isMap(item) && item.get('identify') === 'products')
    : undefined;
  const entries = isMap(menu) ? menu.get('children') : undefined;
  const last = isSeq(entries) ? entries.items.at(-1) : undefined;
  const end = isMap(last) ? last.range?.[1] : undefined;
  if (end === undefined)
    throw new ScaffoldError('a region has no menu of products (navs, identify: products): add the entry by hand.');
  const entry = `      - label: ${titleCase(name)}\n        link: page:${name}\n        product: ${camelCase(name)}\n`;
  const [before, after] = [text.slice(0, end).trimEnd(), text.slice(end).replace(/^\s*\n/, '')];
  return `${before}\n${entry}${after}`;
}
