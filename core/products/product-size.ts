import type { ResolveContext } from '../resolve/resolve-context.ts';
import { formatLength } from '../words/measures.ts';
import type { Product } from './product-schema.ts';

/** Height of a product in its first shape, in mm. */
export const productHeightMm = ({ heightMm, figures }: Product): number | undefined =>
  heightMm ?? (typeof figures.heightMm === 'number' ? figures.heightMm : undefined);

/** The longest side of a product in its second shape. */
export interface FoldedSize {
  /** Name of the shape. */
  shape: string;
  /** The side as the edition writes it: `47.5 cm long`. */
  text: string;
  side: 'width' | 'height';
  mm: number;
}

/** What content states of the second shape: its length, else its width, else its height. */
export function foldedSize({ folded, shapes }: Product, context: ResolveContext): FoldedSize | undefined {
  const { size: words, shapes: shapeNames } = context.messages;
  const { lengthMm, widthMm, heightMm } = folded ?? {};
  const mm = lengthMm ?? widthMm ?? heightMm;
  if (mm === undefined) return undefined;
  const word = lengthMm === undefined ? (widthMm === undefined ? 'tall' : 'wide') : 'long';
  const shape = shapes?.[1];
  return {
    shape: shape ? shapeNames[shape] : words.folded,
    text: context.format(words[word], { length: formatLength(mm, context.edition, context.lang) }),
    side: word === 'tall' ? 'height' : 'width',
    mm,
  };
}
