import type { ResolveContext } from '../resolve/resolve-context.ts';
import { formatLength } from '../words/measures.ts';
import type { Product } from './product-schema.ts';

export const productHeightMm = ({ heightMm, figures }: Product): number | undefined =>
  heightMm ?? (typeof figures.heightMm === 'number' ? figures.heightMm : undefined);

/**
 * The facts that content states of the second shape: the name of the shape, and its length, else its width, else its
 * height, as the edition writes it: `47.5 cm long`.
 */
export function foldedSize({ folded, shapes }: Product, context: ResolveContext) {
  const { size: words, shapes: shapeNames } = context.messages;
  const { lengthMm, widthMm, heightMm } = folded ?? {};
  const mm = lengthMm ?? widthMm ?? heightMm;
  if (mm === undefined) return undefined;
  const word = lengthMm === undefined ? (widthMm === undefined ? 'tall' : 'wide') : 'long';
  const shape = shapes?.[1];
  return {
    shape: shape ? shapeNames[shape] : words.folded,
    text: context.format(words[word], { length: formatLength(mm, context.edition, context.lang) }),
    side: word === 'tall' ? ('height' as const) : ('width' as const),
    mm,
  };
}
