import * as z from 'zod';
import { searchSlug } from '#contract/search.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { formatDate } from '#core/words/dates.ts';

/** The head of a text page: its title and what it is about. */
export const pageHead = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    picture: pictureId.optional().describe('Picture below, as wide as the page.'),
    updated: z.iso.date().optional().describe('Day on which the words were last changed.'),
    search: z.boolean().optional().describe('Shows the search field of the site.'),
    link: linkRef.optional().describe('The main link of this page, shown while its target exists.'),
  }),
  words: z.strictObject({
    heading: z.string(),
    lead: z.string().optional(),
    updated: z.string().optional().describe('Text in front of the day of the last change.'),
    notice: z.string().optional().describe('Notice above the text, for example that it is a sample.'),
    link: z.string().optional(),
  }),
  resolve(
    { surface, picture, updated, search, link: ref },
    { updated: updatedLabel, link: linkLabel, ...words },
    context,
  ) {
    const link = ref === undefined ? undefined : context.link(ref);
    return {
      surface,
      ...words,
      picture: picture === undefined ? undefined : context.picture(picture),
      updated:
        updated && updatedLabel
          ? { label: updatedLabel, day: updated, text: formatDate(updated, context.edition) }
          : undefined,
      searchPage: search ? context.link(`page:${searchSlug}`)?.href : undefined,
      link: link && linkLabel ? { ...link, label: linkLabel } : undefined,
    };
  },
});

export type PageHeadValue = SectionValue<'page-head', typeof pageHead>;
