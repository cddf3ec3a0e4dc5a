import type { Page } from '#pages/page.ts';

/** URLs of the build's files, as `build/assets.json` lists them. */
export interface PageAssets {
  client: string;
  /** Stylesheets: the shared one, and one for each kind of page. In development there are several each. */
  styles: Partial<Record<'shared' | Page['kind'], string | readonly string[]>>;
  print: string;
  font: string;
  /** The Latin font with the letters of French and German. */
  europeanFont: string;
}

/** The Latin font for a language, in line with `styles/languages.css`. */
export const fontOf = ({ font, europeanFont }: PageAssets, lang: string): string =>
  /^(de|fr)\b/.test(lang) ? europeanFont : font;

/** Stylesheets of a page in the order in which they must be linked. */
export const stylesOf = ({ styles }: PageAssets, kind: Page['kind']): string[] =>
  [styles.shared ?? [], styles[kind] ?? []].flat();
