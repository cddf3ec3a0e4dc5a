/** Heights of the robots in millimetres, as content/products states them. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PRODUCTS = join(dirname(fileURLToPath(import.meta.url)), '../content/products');

/** By name of the model that a product's own picture shows; `modelOf` names the model of a picture. */
export function heightsMm(modelOf: (picture: string) => string | undefined): Record<string, number> {
  const heights: Record<string, number> = {};
  for (const file of globSync('*.yaml', { cwd: PRODUCTS }).sort()) {
    const text = readFileSync(join(PRODUCTS, file), 'utf8'),
      mm = Number(/^ *heightMm: (\d+)/m.exec(text)?.[1]),
      model = modelOf(/^picture: (\S+)/m.exec(text)?.[1] ?? '');
    if (!mm || !model) continue;
    const other = heights[model];
    if (other && other !== mm) throw new Error(`${file} states ${mm} mm for ${model}, another product ${other} mm`);
    heights[model] = mm;
  }
  return heights;
}
