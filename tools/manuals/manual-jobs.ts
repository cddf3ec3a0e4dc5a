import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManualLocale } from '#core/media/manual-schema.ts';
import type { Site } from '#core/site.ts';
import { type ManualContent, manualContent } from './manual-content.ts';
import { archivo, printFaces, screenFaces, subsetScript } from './manual-fonts.ts';
import { coverArt, manualDocument } from './manual-pages.ts';
import { pictureRevision } from './manual-pictures.ts';

const root = join(import.meta.dirname, '../..');

export interface ManualJob {
  /** `<product>/<locale>`, its path in `media/manuals`. */
  id: string;
  locale: ManualLocale;
  content: ManualContent;
  document: string;
  art: string;
  /** Hash of everything that the file is made of. */
  sources: string;
}

/** Every manual in the content. `site` must be production's. */
export function manualJobs(site: Site): ManualJob[] {
  return Object.entries(site.manuals.guides).flatMap(([product, { locales }]) =>
    locales.map((locale) => jobOf(site, product, locale)),
  );
}

function jobOf(site: Site, product: string, locale: ManualLocale): ManualJob {
  const content = manualContent(site, product, locale);
  const document = manualDocument(content, stylesOf(content.accent, printFaces));
  const art = coverArt(content, stylesOf(content.accent, screenFaces));
  const hash = createHash('sha256').update(document).update(art).update(`pictures ${pictureRevision}`);
  for (const file of [archivo, subsetScript]) hash.update(readFileSync(file));
  const { picture: cover, parts, detail, shape, scene } = content;
  for (const picture of [cover, parts.picture, detail, shape, scene]) hash.update(site.pictures[picture]?.hash ?? '');
  return { id: `${product}/${locale}`, locale, content, document, art, sources: hash.digest('hex').slice(0, 16) };
}

/**
 * The styles of a manual: the font, the accent of its product and the page styles. Whitespace is collapsed, so that
 * reformatting a file changes nothing.
 */
function stylesOf(accent: string, font: string): string {
  const readProjectFile = (file: string) => readFileSync(join(root, file), 'utf8');
  const accents = readProjectFile('document/styles/accents.css');
  const [accentRule = ''] = new RegExp(`\\[data-accent="${accent}"\\] \\{[^}]*\\}`).exec(accents) ?? [];
  const pages = ['pages', 'chapters', 'lists'].map((name) => readProjectFile(`tools/manuals/styles/${name}.css`));
  return [font, accentRule, ...pages].join('\n').replace(/\s+/g, ' ');
}
