import * as z from 'zod';
import { isAnnounced } from '../../commerce/offer.ts';
import { pictureId } from '../../schema/picture.ts';
import { linkRef } from '../../schema/region.ts';
import { defineSection } from '../parts/define.ts';

/** A link to a gift guide. */
export const giftGuide = defineSection({
  structure: z.strictObject({ link: linkRef, product: z.string(), picture: pictureId }),
  words: z.strictObject({ heading: z.string(), text: z.string(), label: z.string() }),
  resolve({ link: ref, product, picture }, words, context) {
    const { site, edition, moment } = context;
    const link = isAnnounced(site, edition, product, moment) ? context.link(ref) : undefined;
    return link && { ...words, link, accent: site.products[product]?.accent, picture: context.picture(picture) };
  },
});
