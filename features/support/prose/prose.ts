import * as z from 'zod';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { entriesWithWords, namedEntry } from '#core/section/entries.ts';
import { proseBlock, proseBlocks } from '#core/section/prose-text.ts';

/** Text under headings. Each part's id is its anchor. */
export const prose = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    contents: z
      .boolean()
      .default(false)
      .describe('Lists the headings beside the text, for long texts in which people look something up.'),
    parts: z.array(namedEntry).min(1),
  }),
  words: z.strictObject({
    parts: z.record(z.string(), z.strictObject({ title: z.string(), text: z.array(proseBlock).min(1) })),
  }),
  resolve: ({ surface, contents, parts }, words, context) => ({
    surface,
    contents,
    parts: entriesWithWords(parts, words.parts, context).map(({ entry: { id }, words: { title, text } }) => ({
      id,
      title,
      blocks: proseBlocks(text, context),
    })),
  }),
});

export type ProseValue = SectionValue<'prose', typeof prose>;
