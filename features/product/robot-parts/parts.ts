import * as z from 'zod';
import { entryKey } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';

const partDrawings = ['dc', 'usbA', 'microUsb', 'typeC', 'wake', 'mute', 'mode'] as const;
export type PartDrawing = (typeof partDrawings)[number];

/** Buttons and sockets: numbered parts in groups, each with its outline, beside a picture. */
export const parts = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    picture: pictureId,
    groups: z
      .array(
        z.strictObject({
          id: entryKey,
          parts: z.array(z.strictObject({ id: entryKey, drawing: z.enum(partDrawings) })).min(1),
        }),
      )
      .min(1)
      .describe('Groups and their parts, in order; the ids are the keys of their texts.'),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string().optional(),
    groups: z.record(
      z.string(),
      z.strictObject({
        title: z.string(),
        parts: z.record(z.string(), z.strictObject({ title: z.string(), text: z.string().optional() })),
      }),
    ),
  }),
  resolve({ surface, picture, groups }, { groups: words, ...rest }, context) {
    let number = 0;
    const numberedGroups = groups.map(({ id, parts: entries }) => {
      const { title, parts: texts } = entryWords(words, id, 'group');
      const numberedParts = entries.map((entry) => {
        number += 1;
        return { ...entry, number: String(number), ...entryWords(texts, entry.id, 'part') };
      });
      return { id, title, parts: numberedParts };
    });
    return { surface, ...rest, picture: context.picture(picture), groups: numberedGroups };
  },
});

export type PartsValue = SectionValue<'parts', typeof parts>;
