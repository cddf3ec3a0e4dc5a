import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entriesWithWords, namedEntry } from '#core/section/entries.ts';

/** Authorized dealers, and a link to the edition's own store. */
export const dealers = defineSection({
  structure: z.strictObject({
    dealers: z.array(namedEntry.extend({ link: linkRef })).min(1),
    picture: pictureId.describe('Picture of a robot beside the link to the shop.'),
  }),
  words: texts('heading', 'lead').extend({
    dealers: z.record(
      z.string(),
      z.strictObject({
        title: z.string(),
        mark: z.string().max(2).describe('One or two letters in place of a logo.'),
        address: z
          .array(z.string())
          .optional()
          .describe('Lines of a postal address. If empty: the dealer only sells online.'),
        text: z.string().describe('What can be bought there, or how.'),
      }),
    ),
    store: texts('heading', 'text', 'button'),
  }),
  resolve({ dealers: entries, picture }, words, context) {
    const store = context.link('shop:/');
    return {
      // In the language of the page, which may differ from the edition's.
      opensSite: context.messages.action.opensSite,
      heading: words.heading,
      lead: words.lead,
      dealers: entriesWithWords(entries, words.dealers, context).flatMap(({ entry: { id, link: to }, words: text }) => {
        const link = context.link(to);
        return link ? [{ id, ...text, link }] : [];
      }),
      store: store && { ...words.store, link: store, picture: context.picture(picture) },
    };
  },
});

export type DealersValue = SectionValue<'dealers', typeof dealers>;
