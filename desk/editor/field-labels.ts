import { isEditionCode } from '#core/place/editions.ts';
import { completeLanguage } from './editor-collections.ts';

export const labels: Readonly<Record<string, string>> = {
  navs: 'Menus',
  footerNavs: 'Footer menu entries',
  where: 'Where and when',
  index: 'In search engines',
  buy: 'Path in the shop',
  price_list: 'Price steps',
  only: 'Only in these editions',
};

/** `soldOutAs` gives `Sold out as`. Editions are in capitals, languages unchanged. */
export function fieldLabel(name: string): string {
  const label = labels[name];
  if (label !== undefined) return label;
  if (isEditionCode(name)) return name.toUpperCase();
  if (completeLanguage(name) !== undefined) return name;
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const singular = (label: string): string => label.replace(/ies$/, 'y').replace(/s$/, '');
