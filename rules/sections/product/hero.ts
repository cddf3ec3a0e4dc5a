import * as z from 'zod';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';
import { instalmentsOf } from '../parts/page-product.ts';

/**
 * The first screen of a product: its name as the set, the machine in front of it, one sentence, terms and the way to
 * the shop.
 */
export const hero = defineSection({
  structure: z.strictObject({
    picture: pictureId.describe('Cut-out of the whole machine.'),
    subscribe: z
      .string()
      .optional()
      .describe('Anchor of the form that takes addresses while the product cannot be ordered yet.'),
  }),
  words: z.strictObject({
    nav: z.string().optional().describe('Label in the sub-navigation.'),
    line: z.string().describe('Stands over the set: what the giant word leaves out of the name, or the local name.'),
    sentence: z.string(),
    delivery: z
      .string()
      .optional()
      .describe('When a machine ordered now is expected; shown while it is sold ahead of delivery.'),
    subscribe: z.string().optional().describe('Leads to the form in place of the shop; without, nothing leads there.'),
  }),
  resolve({ picture, subscribe: form }, { delivery, subscribe, ...words }, scope) {
    const product = scope.product === undefined ? undefined : scope.site.products[scope.product];
    if (scope.product === undefined || !product) throw new Error('a hero needs the product of its page');
    const offer = scope.offer(scope.product);
    return {
      ...words,
      name: scope.productName(scope.product),
      /** The set: its lines on phones, one after the other elsewhere. */
      word: product.word.split('|'),
      wordWidth: product.wordWidth,
      picture: scope.picture(picture),
      offer,
      instalments: offer && instalmentsOf(offer, scope),
      delivery: offer?.state === 'preOrder' ? delivery : undefined,
      subscribe: offer?.state === 'teaser' && form && subscribe ? { href: `#${form}`, label: subscribe } : undefined,
    };
  },
});
