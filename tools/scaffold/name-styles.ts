/** `sale-hero` as a variable: `saleHero`. */
export const camelCase = (kebab: string): string =>
  kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `sale-hero` as a component: `SaleHero`. */
export const pascalCase = (kebab: string): string => capitalized(camelCase(kebab));

/** `trail-mule` as the name of a product: `Trail Mule`. */
export const titleCase = (kebab: string): string => kebab.split('-').map(capitalized).join(' ');

const capitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
