import * as z from 'zod';
import { contactPoints } from '#core/regions/company.ts';
import { contactType } from '#core/regions/region-schema.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { entriesWithWords, entryWords, namedEntry } from '#core/section/entries.ts';

const entry = namedEntry.extend({ email: z.email() });

const about = z.strictObject({ title: z.string(), text: z.string().optional() });

/** Contact points of the edition, headquarters and offices. */
export const contacts = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    points: z.array(contactType).min(1).describe('Contact points of the edition to show, in this order.'),
    groups: z.record(z.string(), z.array(entry).min(1)).describe('Other contacts, by group.'),
  }),
  words: z.strictObject({
    hours: z.strictObject({ title: z.string(), text: z.string(), note: z.string() }).describe('Opening hours.'),
    points: z.strictObject({
      title: z.string(),
      items: z.partialRecord(contactType, z.strictObject({ title: z.string(), text: z.string() })),
    }),
    groups: z.record(z.string(), z.strictObject({ title: z.string(), items: z.record(z.string(), about) })),
  }),
  resolve({ surface, points, groups }, words, context) {
    const { site, edition } = context;
    const ownPoints = contactPoints(site, edition);
    const editionRows = points.map((type) => {
      const [point, text] = [ownPoints.find((candidate) => candidate.type === type), words.points.items[type]];
      if (!point || !text) throw new Error(`the contact point "${type}" has no ${point ? 'words' : 'address'}`);
      return { id: type.replaceAll(' ', '-'), ...text, email: point.email, telephone: point.telephone };
    });
    const otherGroups = Object.entries(groups).map(([id, entries]) => {
      const { title, items } = entryWords(words.groups, id, 'group');
      const rows = entriesWithWords(entries, items, context).map(({ entry: { id: name, email }, words: text }) => ({
        id: name,
        ...text,
        email,
        telephone: undefined,
      }));
      return { id, title, rows };
    });
    return {
      surface,
      hours: words.hours,
      groups: [{ id: 'points', title: words.points.title, rows: editionRows }, ...otherGroups],
    };
  },
});

export type ContactsValue = SectionValue<'contacts', typeof contacts>;
