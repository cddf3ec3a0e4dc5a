import type { Page } from '#rules/page/page-value.ts';

/** Addresses of what the build made, as `build/assets.json` lists them. */
export interface PageAssets {
  /** The script that every page runs. */
  client: string;
  /** Stylesheets: what all pages share, and each kind's own. In development there are several each. */
  styles: Partial<Record<'shared' | Page['kind'], string | readonly string[]>>;
  /** The Latin font, loaded ahead. */
  font: string;
  /** The same with the letters of French and German. */
  europeanFont: string;
}

/** The Latin font of a page, as `styles/languages.css` gives it one. */
export const fontOf = ({ font, europeanFont }: PageAssets, lang: string): string =>
  /^(de|fr)\b/.test(lang) ? europeanFont : font;

/** Stylesheets of a page in the order in which they must stand. */
export const stylesOf = ({ styles }: PageAssets, kind: Page['kind']): string[] =>
  [styles.shared ?? [], styles[kind] ?? []].flat();
