import * as z from 'zod';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { productPicture } from '#core/section/page-product.ts';
import { resolveBuyBlock } from '../buying/buy-block/buy-block.ts';

/** The end of a product page: one sentence, and the price with a link to the shop, or to a notice while it sells none. */
export const closing = defineSection({
  structure: z.strictObject({}),
  words: z.strictObject({
    heading: z.string().describe('A sentence of its own that holds in every state of the offer.'),
  }),
  resolve: (_structure, { heading }, context) => ({
    heading,
    block: resolveBuyBlock(context),
    picture: productPicture(context),
  }),
});

export type ClosingValue = SectionValue<'closing', typeof closing>;
