import * as z from 'zod';
import { entryKey, name } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';

/** Versions of a product side by side: what each includes and costs. */
export const versions = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    versions: z
      .array(z.strictObject({ id: entryKey, picture: pictureId.optional() }))
      .min(2)
      .describe('Columns, in order; the id is the key of their texts.'),
    rows: z
      .array(z.strictObject({ id: entryKey, in: z.array(name).min(1) }))
      .min(1)
      .describe('Rows, in order, and the versions that include what each row names; the id is the key of its texts.'),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string().optional(),
    versions: z.record(z.string(), z.strictObject({ name: z.string() })),
    rows: z.record(z.string(), z.strictObject({ label: z.string() })),
    included: z.string().describe('Text for screen readers in place of the tick; missing: in place of the dash.'),
    missing: z.string(),
    prices: z
      .record(z.string(), z.strictObject({ label: z.string(), values: z.record(z.string(), z.string()) }))
      .default({})
      .describe('Rows of prices, by name; values by version.'),
  }),
  resolve({ surface, versions: columns, rows }, words, context) {
    const versions = columns.map(({ id, picture }) => ({
      id,
      ...entryWords(words.versions, id, 'version'),
      picture: picture === undefined ? undefined : context.picture(picture),
    }));
    for (const name of rows.flatMap((row) => row.in))
      if (!versions.some(({ id }) => id === name)) throw new Error(`there is no version "${name}"`);
    return {
      surface,
      ...words,
      versions,
      rows: rows.map(({ id, in: has }) => ({
        id,
        ...entryWords(words.rows, id, 'row'),
        cells: versions.map((version) => has.includes(version.id)),
      })),
      prices: Object.entries(words.prices).map(([id, { label, values }]) => ({
        id,
        label,
        cells: versions.map((version) => values[version.id] ?? ''),
      })),
    };
  },
});

export type VersionsValue = SectionValue<'versions', typeof versions>;
