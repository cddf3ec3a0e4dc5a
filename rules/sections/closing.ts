import * as z from 'zod';
import { pictureId } from '../schema/picture.ts';
import { linkRef } from '../schema/region.ts';
import { defineSection } from './define.ts';
import { instalmentsOf, pageProduct } from './page-product.ts';

const call = { heading: z.string(), lead: z.string() };

/** The last word of a product page: one sentence, the price and the way to the shop. */
export const closing = defineSection({
  structure: z.strictObject({
    picture: pictureId,
    /** A second way on, shown where it leads somewhere now. */
    link: linkRef.optional(),
  }),
  words: z.strictObject({
    ...call,
    /** Said instead while it cannot be bought. */
    unavailable: z.strictObject(call).optional(),
    link: z.string().optional(),
  }),
  resolve({ picture, link: ref }, { unavailable, link: label, ...available }, scope) {
    const { offer } = pageProduct(scope);
    const link = ref === undefined ? undefined : scope.link(ref);
    return {
      ...(offer.buy ? available : (unavailable ?? available)),
      offer,
      instalments: offer.buy ? instalmentsOf(offer, scope) : undefined,
      picture: scope.picture(picture),
      link: link && label ? { ...link, label } : undefined,
    };
  },
});
