import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';

/** Downloads besides the app: the desktop tool, firmware, and the guides if the edition has some. */
export const downloads = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    studio: linkRef,
    manuals: linkRef,
  }),
  words: z.strictObject({
    studio: texts('title', 'text', 'link'),
    firmware: texts('title', 'text')
      .extend({
        items: z.array(texts('name', 'text')).min(1),
      })
      .describe('How to get firmware, by product.'),
    manuals: texts('title', 'text', 'link').optional(),
  }),
  resolve({ surface, studio, manuals }, words, { link }) {
    const [tool, guides] = [link(studio), link(manuals)];
    return {
      surface,
      studio: { ...words.studio, address: tool },
      firmware: words.firmware,
      manuals: guides && words.manuals ? { ...words.manuals, address: guides } : undefined,
    };
  },
});

export type DownloadsValue = SectionValue<'downloads', typeof downloads>;
