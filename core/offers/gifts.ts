import type { Picture } from '../media/picture.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';

const giftPictures = {
  clothing: 'gifts/shirt',
  hat: 'gifts/cap',
  insulatedCup: 'gifts/bottle',
  mug: 'gifts/mug',
  express: 'gifts/parcel',
} as const;

export type Gift = keyof typeof giftPictures;

export const giftPicture = ({ picture }: ResolveContext, gift: Gift): Picture => picture(giftPictures[gift]);
