/** Figures of the robots, as content/products states them. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PRODUCTS = join(dirname(fileURLToPath(import.meta.url)), '../content/products');

/** By name of the model that a product's own picture shows; `modelOf` names the model of a picture. */
export function figureOf(key: string, modelOf: (picture: string) => string | undefined): Record<string, number> {
  const figures: Record<string, number> = {},
    pattern = new RegExp(`\\b${key}: (\\d+)`);
  for (const file of globSync('*.yaml', { cwd: PRODUCTS }).sort()) {
    const text = readFileSync(join(PRODUCTS, file), 'utf8'),
      figure = Number(pattern.exec(text)?.[1]),
      model = modelOf(/^picture: (\S+)/m.exec(text)?.[1] ?? '');
    if (!figure || !model) continue;
    const other = figures[model];
    if (other && other !== figure) throw new Error(`${file} states ${key} ${figure} for ${model}, another ${other}`);
    figures[model] = figure;
  }
  return figures;
}
