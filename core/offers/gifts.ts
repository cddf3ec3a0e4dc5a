import type { giftNames } from '../campaigns/campaign-schema.ts';
import type { Picture } from '../media/picture.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';

type Gift = (typeof giftNames)[number] | 'express';

const giftPictures: Readonly<Record<Gift, string>> = {
  clothing: 'gifts/shirt',
  hat: 'gifts/cap',
  insulatedCup: 'gifts/bottle',
  mug: 'gifts/mug',
  express: 'gifts/parcel',
};

export const giftPicture = ({ picture }: ResolveContext, gift: Gift): Picture => picture(giftPictures[gift]);
