import * as z from 'zod';
import { name } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { resolveBuyBlock } from '../../buying/buy-block/buy-block.ts';

/** The top of a product page: its name in giant type, the robot in front of it, one sentence, and how to buy it. */
export const hero = defineSection({
  structure: z.strictObject({
    picture: pictureId.describe('Cut-out of the whole robot.'),
    place: pictureId.optional().describe('Photograph of the robot in a place, as wide as the window, below the hero.'),
    placeAt: z
      .number()
      .min(0)
      .max(100)
      .optional()
      .describe('The part of the photograph that wide screens keep: its top at 0, its foot at 100. If empty: 45.'),
    subscribe: name
      .optional()
      .describe('Anchor of the newsletter form, for the time in which the product cannot be ordered yet.'),
  }),
  words: z.strictObject({
    nav: z.string().optional().describe('Label in the sub-navigation.'),
    line: z
      .string()
      .describe('Small line above the picture: the part of the name that the large word omits, or the local name.'),
    sentence: z.string(),
    subscribe: z
      .string()
      .optional()
      .describe('Link to the form, shown in place of the link to the shop. If empty: no link.'),
  }),
  resolve({ picture, place, placeAt = 45, subscribe: form }, { subscribe, ...words }, context) {
    const product = context.product === undefined ? undefined : context.site.products[context.product];
    if (context.product === undefined || !product)
      throw new Error('a hero needs a product; set "product" in page.yaml');
    const block = resolveBuyBlock(context);
    const formLink =
      block.offer?.state === 'teaser' && form && subscribe ? { href: `#${form}`, label: subscribe } : undefined;
    return {
      ...words,
      name: context.productName(context.product),
      /** Parts of the name. On wide screens the robot stands between them. */
      word: product.word.split(/[|~]/),
      wordWidth: product.wordWidth,
      /** Width of the robot as a part of the height of its picture. */
      bodyWidth: widthOfBody(context, picture),
      picture: context.picture(picture),
      place: place === undefined ? undefined : context.picture(place),
      placeAt,
      block: formLink ? { ...block, notice: formLink } : block,
    };
  },
});

export type HeroValue = SectionValue<'hero', typeof hero>;

function widthOfBody({ site }: ResolveContext, id: string): number | undefined {
  const { body, height } = site.pictures[id] ?? {};
  return body && height ? Math.round((body.width / height) * 1000) / 1000 : undefined;
}
