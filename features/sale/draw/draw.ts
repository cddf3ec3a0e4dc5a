import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { name, reference } from '#core/fields/roles.ts';
import { giveawayLaw } from '#core/law/page-law.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';

/** A prize draw: the prize, who can take part, and when it is drawn. Left out until the prize is announced. */
export const draw = defineSection({
  structure: z.strictObject({ prize: reference('product'), picture: pictureId, deals: name }),
  words: texts('heading', 'lead').extend({
    facts: z.array(texts('term', 'detail')).min(1),
    action: z.string().describe('Label of the button that leads to the deals.'),
  }),
  resolve({ prize, picture, deals }, { action, ...words }, context) {
    if (!context.site.products[prize]) throw new Error(`there is no product "${prize}"`);
    if (!context.offer(prize)) return undefined;
    return {
      ...words,
      accent: context.site.products[prize]?.accent,
      picture: context.picture(picture),
      action: { label: action, href: `#${deals}` },
      law: giveawayLaw(context),
    };
  },
});

export type DrawValue = SectionValue<'draw', typeof draw>;
