import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { ManualLocale } from '#core/media/manual-schema.ts';

const root = join(import.meta.dirname, '../..');
export const archivo = join(root, 'document/styles/fonts/archivo-kinetra.woff2');
export const subsetScript = join(import.meta.dirname, 'cut-fonts.py');

const families: Partial<Record<ManualLocale, string>> = { ko: 'Noto Sans CJK KR', 'zh-CN': 'Noto Sans CJK SC' };

/** Chinese quotation marks, dashes and dots come from the Chinese font, as on the site. */
const archivoFamilies = {
  'Archivo K': 'U+0-10FFFF',
  'Archivo K Chinese': 'U+0-B6, U+B8-2013, U+2015-2017, U+201E-2025, U+2027-10FFFF',
};

const archivoFaces = (file: string, weight: string, stretch: string) =>
  Object.entries(archivoFamilies).map(
    ([family, range]) =>
      `@font-face { font-family: "${family}"; src: url("/${file}"); font-weight: ${weight}; font-stretch: ${stretch}; unicode-range: ${range}; }`,
  );

/** The variable font, for screenshots. */
export const screenFaces = archivoFaces('screen.woff2', '400 800', '62% 125%').join('\n');

/**
 * Static instances, for printing: a PDF would embed a variable font on every page, and cubic outlines glyph by glyph.
 */
export const printFaces = [
  ...archivoFaces('text.ttf', '400', '100%'),
  ...archivoFaces('bold.ttf', '600', '100%'),
  ...archivoFaces('wide.ttf', '600', '122%'),
  ...archivoFaces('tall.ttf', '600', '62%'),
  '@font-face { font-family: "Guide CJK"; src: url("/cjk-text.ttf"); font-weight: 400; }',
  '@font-face { font-family: "Guide CJK"; src: url("/cjk-bold.ttf"); font-weight: 600; }',
].join('\n');

/** Font files by the path from which the manuals of one language load them, subset to the characters of `text`. */
export function subsetFonts(python: string, locale: ManualLocale, text: string): Record<string, string> {
  const folder = join(root, 'build/guide-fonts', locale);
  const family = families[locale];
  const sources = family === undefined ? [] : [fontFile(family, 80), fontFile(family, 200), family];
  execFileSync(python, [subsetScript, folder, archivo, ...sources], {
    input: [...new Set(text)].join(''),
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const fontFiles = [
    'text.ttf',
    'bold.ttf',
    'wide.ttf',
    'tall.ttf',
    ...(family === undefined ? [] : ['cjk-text.ttf', 'cjk-bold.ttf']),
  ];
  return { '/screen.woff2': archivo, ...Object.fromEntries(fontFiles.map((name) => [`/${name}`, join(folder, name)])) };
}

/**
 * The installed file of a font. `weight` is fontconfig's: 80 regular, 200 bold. Throws if fontconfig would substitute
 * another family.
 */
function fontFile(family: string, weight: number): string {
  const [file = '', matchedFamily = ''] = execFileSync(
    'fc-match',
    ['-f', '%{file}\n%{family}', `${family}:weight=${weight}`],
    {
      encoding: 'utf8',
    },
  ).split('\n');
  if (!matchedFamily.includes(family)) throw new Error(`the font ${family} is not installed (Debian: fonts-noto-cjk)`);
  return file;
}
