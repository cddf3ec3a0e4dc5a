import * as z from 'zod';
import { pictureId } from '#core/media/picture-schema.ts';
import { noticeLink } from '#core/notices/notice-offer.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { instalmentText } from '#core/section/page-product.ts';

const words = { heading: z.string(), lead: z.string() };

/** The end of a product page: one sentence, the price and a link to the shop, or to a notice while it sells none. */
export const closing = defineSection({
  structure: z.strictObject({
    picture: pictureId,
    link: linkRef.optional().describe('A second link, shown while its target exists.'),
  }),
  words: z.strictObject({
    ...words,
    unavailable: z
      .strictObject(words)
      .optional()
      .describe('Shown instead while it cannot be bought, or if the edition does not sell it.'),
    teaser: z
      .strictObject(words)
      .optional()
      .describe('Shown instead while it cannot be ordered yet. If empty: the section is hidden until then.'),
    link: z.string().optional(),
  }),
  resolve({ picture, link: ref }, { unavailable, teaser, link: label, ...available }, context) {
    if (context.product === undefined) throw new Error('a closing section needs a product; set "product" in page.yaml');
    const offer = context.offer(context.product);
    const call = offer?.state === 'teaser' ? teaser : offer?.buy ? available : (unavailable ?? available);
    if (!call) return undefined;
    const link = ref === undefined ? undefined : context.link(ref);
    return {
      ...call,
      offer,
      instalments: offer && instalmentText(offer, context),
      noticeLink: noticeLink(context, context.product),
      picture: context.picture(picture),
      link: link && label ? { ...link, label } : undefined,
    };
  },
});

export type ClosingValue = SectionValue<'closing', typeof closing>;
