import * as z from 'zod';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { entriesWithWords, entryWords, namedEntry } from '#core/section/entries.ts';

export const linkIcons = [
  'download',
  'questions',
  'manual',
  'contact',
  'register',
  'service',
  'hub',
  'studio',
  'community',
] as const;

const entry = namedEntry.extend({
  link: linkRef.optional().describe('Target of the link. If empty: the entry says that the page is not ready yet.'),
  icon: z.enum(linkIcons).optional(),
});

/** Links by group, to pages of this site and of others. */
export const linkGroups = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    groups: z.record(z.string(), z.array(entry).min(1)).describe('Lists of links by group.'),
  }),
  words: z.strictObject({
    groups: z.record(
      z.string(),
      z.strictObject({
        title: z.string(),
        items: z.record(z.string(), z.strictObject({ title: z.string(), text: z.string() })),
      }),
    ),
  }),
  resolve: ({ surface, groups }, words, context) => ({
    surface,
    groups: Object.entries(groups).flatMap(([id, entries]) => {
      const { title, items } = entryWords(words.groups, id, 'group');
      const links = entriesWithWords(entries, items, context).flatMap(({ entry, words: text }) => {
        const { link: ref, icon } = entry;
        const link = ref === undefined ? undefined : context.link(ref);
        if (ref !== undefined && !link) return [];
        return [{ id: entry.id, icon, ...text, link, isShop: ref?.startsWith('shop:') === true }];
      });
      return links.length > 0 ? [{ id, title, links }] : [];
    }),
  }),
});

export type LinkGroupsValue = SectionValue<'link-groups', typeof linkGroups>;
