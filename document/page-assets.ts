import type { Page } from '#pages/page.ts';
import type { Section } from '#pages/sections.ts';

/** URLs of the build's files, as `build/assets.json` lists them. */
export interface PageAssets {
  client: string;
  /**
   * Stylesheets: the shared one, one for each kind of page, and one in its place for pages with a section that few of
   * the kind have, `product+morph`. In development there are several each, and none for sections.
   */
  styles: Partial<Record<StylesheetName, string | readonly string[]>>;
  print: string;
  font: string;
  /** The Latin font with the letters of French and German. */
  europeanFont: string;
}

type StylesheetName = 'shared' | Page['kind'] | `${Page['kind']}+${Section['kind']}`;

/** The Latin font for a language, in line with `styles/languages.css`. */
export const fontOf = ({ font, europeanFont }: PageAssets, lang: string): string =>
  /^(de|fr)\b/.test(lang) ? europeanFont : font;

/** Stylesheets of a page in the order in which they must be linked. */
export const stylesOf = ({ styles }: PageAssets, { kind, sections }: Pick<Page, 'kind' | 'sections'>): string[] => {
  const withSections = sections.flatMap((section) => styles[`${kind}+${section.kind}`] ?? []);
  return [...new Set([styles.shared ?? [], withSections.length > 0 ? withSections : (styles[kind] ?? [])].flat())];
};
