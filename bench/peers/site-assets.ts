import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The stylesheets and the font of the built site, which every peer uses unchanged. */
export function siteAssets(): { shared: string; home: string; product: string; font: string } {
  const { styles, font } = JSON.parse(readFileSync(join(root, 'build/assets.json'), 'utf8')) as {
    styles: Record<'shared' | 'home' | 'product', string>;
    font: string;
  };
  return { ...styles, font };
}
