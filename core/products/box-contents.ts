import type { BoxPart, Product } from './product-schema.ts';

/** One kind of part in a product's box, and how many there are. */
export interface PackedPart {
  part: BoxPart;
  count: number;
}

/** The parts in the box beside the product. A figure with the name of a part counts it; other parts are there once. */
export const boxContents = ({ box = [], figures }: Pick<Product, 'box' | 'figures'>): PackedPart[] =>
  box.map((part) => {
    const count = Object.hasOwn(figures, part) ? figures[part] : 1;
    if (typeof count !== 'number') throw new Error(`the figure "${part}" counts a part of the box: write a number`);
    return { part, count };
  });
