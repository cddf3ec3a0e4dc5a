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
    /** Cut-out of the whole machine. */
    picture: pictureId,
    /** Anchor of the form that takes addresses while the product cannot be ordered yet. */
    subscribe: z.string().optional(),
  }),
  words: z.strictObject({
    /** Label in the sub-navigation. */
    nav: z.string().optional(),
    /** Stands over the set: what the giant word leaves out of the name, or the local name. */
    line: z.string(),
    sentence: z.string(),
    /** When a machine ordered now is expected; shown while it is sold ahead of delivery. */
    delivery: z.string().optional(),
    /** Leads to the form in place of the shop; without, nothing leads there. */
    subscribe: z.string().optional(),
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
