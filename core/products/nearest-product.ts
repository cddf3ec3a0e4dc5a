import type { ResolveContext } from '../resolve/resolve-context.ts';
import type { Site } from '../site.ts';
import { type CatalogueProduct, visibleProducts } from './catalogue.ts';

/** The product most like another one that can be ordered here now; of equal ones the first of the catalogue. */
export function nearestProduct(context: ResolveContext, id: string): CatalogueProduct | undefined {
  const { site } = context;
  const isSame = (other: string) => other === id || site.products[id]?.sameAs === other;
  return visibleProducts(context)
    .filter((product) => product.offer?.buy && !isSame(product.id))
    .map((product) => ({ product, distance: distanceBetween(site, id, product.id) }))
    .toSorted((a, b) => a.distance - b.distance)[0]?.product;
}

/** The distance of two products: another family counts most, then no shape in common, then their servos and height. */
function distanceBetween({ products }: Site, id: string, otherId: string): number {
  const [product, other] = [products[id], products[otherId]];
  if (!product || !other) return Number.POSITIVE_INFINITY;
  const transformed = product.shapes?.slice(1) ?? [];
  const sharesShape = transformed.some((shape) => other.shapes?.includes(shape));
  const relative = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) / Math.max(a, b) : 1;
  return (
    (product.family === other.family ? 0 : 4) +
    (sharesShape ? 0 : 2) +
    relative(product.figures.servos, other.figures.servos) +
    relative(product.heightMm, other.heightMm)
  );
}
