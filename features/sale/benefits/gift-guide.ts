import * as z from 'zod';
import { reference } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { isAnnounced } from '#core/offers/offer.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';

/** Help in choosing a gift, on a photograph of a robot: a link to the finder, then one to a gift guide. */
export const giftGuide = defineSection({
  structure: z.strictObject({
    link: linkRef,
    guide: linkRef.optional().describe('A second link, shown while its target exists.'),
    product: reference('product'),
    picture: pictureId,
  }),
  words: z.strictObject({ heading: z.string(), text: z.string(), label: z.string(), guide: z.string().optional() }),
  resolve({ link: ref, guide: guideRef, product, picture }, { guide: guideLabel, ...words }, context) {
    const { site, edition, moment } = context;
    if (!isAnnounced(site, edition, product, moment)) return undefined;
    const link = context.link(ref);
    const guide = guideRef === undefined ? undefined : context.link(guideRef);
    return (
      link && {
        ...words,
        link,
        guide: guide && guideLabel ? { ...guide, label: guideLabel } : undefined,
        picture: context.picture(picture),
      }
    );
  },
});

export type GiftGuideValue = SectionValue<'gift-guide', typeof giftGuide>;
