import { isMap, isSeq, parseDocument } from 'yaml';
import { camelCase, titleCase } from './name-styles.ts';
import { ScaffoldError } from './scaffold.ts';

/**
 * Adds a product to the end of the products menu in a region's file and changes nothing else. Throws a ScaffoldError if
 * there is no such menu.
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
