import * as z from 'zod';
import { formatDay } from '../dates.ts';
import { linkRef } from '../schema/region.ts';
import { defineSection } from './define.ts';
import { readingSurface } from './surface.ts';

/** The head of a page that is read: its title and what it is about. */
export const pageHead = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
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
  resolve({ surface, updated, link: ref }, { updated: label, link: linkLabel, ...words }, scope) {
    const link = ref === undefined ? undefined : scope.link(ref);
    return {
      surface,
      ...words,
      /* Noon in London is the same day in every edition. */
      updated: updated && label ? { label, day: updated, text: formatDay(Date.parse(`${updated}T12:00:00Z`), scope.edition, 'year') } : undefined,
      link: link && linkLabel ? { ...link, label: linkLabel } : undefined,
    };
  },
});
