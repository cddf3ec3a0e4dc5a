import * as z from 'zod';
import { pictureId } from '../../schema/picture.ts';
import { linkRef } from '../../schema/region.ts';
import { formatDate } from '../../words/dates.ts';
import { defineSection } from '../parts/define.ts';
import { readingSurface } from '../parts/surface.ts';

/** The head of a page that is read: its title and what it is about. */
export const pageHead = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    /** Stands below, as wide as the page. */
    picture: pictureId.optional(),
    /** Day on which the words were last changed. */
    updated: z.iso.date().optional(),
    /** The one thing to do on this page, shown where it leads somewhere now. */
    link: linkRef.optional(),
  }),
  words: z.strictObject({
    heading: z.string(),
    lead: z.string().optional(),
    /** Stands in front of the day of the last change. */
    updated: z.string().optional(),
    /** What is to be known before reading on: that a text is a sample. */
    notice: z.string().optional(),
    link: z.string().optional(),
  }),
  resolve({ surface, picture, updated, link: ref }, { updated: label, link: linkLabel, ...words }, scope) {
    const link = ref === undefined ? undefined : scope.link(ref);
    return {
      surface,
      ...words,
      picture: picture === undefined ? undefined : scope.picture(picture),
      updated: updated && label ? { label, day: updated, text: formatDate(updated, scope.edition) } : undefined,
      link: link && linkLabel ? { ...link, label: linkLabel } : undefined,
    };
  },
});
