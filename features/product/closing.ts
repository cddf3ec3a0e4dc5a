import * as z from 'zod';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { resolveBuyBlock } from '../buying/buy-block/buy-block.ts';

/** The end of a product page: one sentence, and the price with a link to the shop, or to a notice while it sells none. */
export const closing = defineSection({
  structure: z.strictObject({}),
  words: z.strictObject({
    heading: z.string().describe('A sentence of its own that holds in every state of the offer.'),
  }),
  resolve(_structure, { heading }, context) {
    const picture = context.site.products[context.product ?? '']?.picture;
    return {
      heading,
      block: resolveBuyBlock(context),
      picture: picture === undefined ? undefined : context.picture(picture),
    };
  },
});

export type ClosingValue = SectionValue<'closing', typeof closing>;
