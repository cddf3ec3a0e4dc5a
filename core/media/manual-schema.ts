import * as z from 'zod';
import { contentHash, count, optionalCount, texts } from '../fields/fields.ts';
import { reference } from '../fields/roles.ts';
import { wordLocales } from '../place/editions.ts';
import { pictureId } from './picture-schema.ts';

/** Language of a printed guide. It serves every edition of whose languages it is the first that has a guide. */
export type ManualLocale = string;

const share = z.number().min(0).max(1);

const guide = z.strictObject({
  locales: z.array(z.enum(wordLocales)).min(1),
  kind: z.enum(['robot', 'base']),
  picture: pictureId.describe('Cut-out on the cover.'),
  parts: z
    .strictObject({ picture: pictureId, marks: z.record(z.string(), z.tuple([share, share])) })
    .describe(
      'Picture with numbered parts, and the position of each number, as shares (0 to 1) of the width from ' +
        'the left and of the height from the top.',
    ),
  detail: z
    .strictObject({ picture: pictureId })
    .describe('A close-up, the other shape, and a scene across the page if there is room.'),
  shape: z.strictObject({ picture: pictureId }),
  scene: z.strictObject({ picture: pictureId }),
  voice: z
    .strictObject({ page: z.string(), groups: optionalCount })
    .optional()
    .describe(
      'Page that lists the voice commands, and how many of its groups, counted from the first, belong to ' +
        'this robot (if empty: all). If empty: the manual has no chapter about voice.',
    ),
});
export type Guide = z.output<typeof guide>;

/** `content/manuals/guides.yaml`: the parts of each product's quick start guide. */
export const guides = z.record(reference('product'), guide);

/**
 * A line of a guide, with figures of the product: `{chargeMinutes, number} minutes`. In a list, the first line whose
 * figures the product has is used; if there is none, the line is left out.
 */
const line = z.union([z.string(), z.array(z.string()).min(1)]);
export type ManualLine = z.output<typeof line>;

const chapter = z.strictObject({
  title: z.string(),
  lead: line.optional(),
  steps: z.array(line).optional().describe('What to do, in order.'),
  points: z.array(z.strictObject({ title: z.string(), text: line })).optional(),
  note: line.optional(),
  figures: z
    .array(z.strictObject({ value: line, label: z.string() }))
    .optional()
    .describe('Figures in large type.'),
});
export type ManualChapter = z.output<typeof chapter>;

/** `content/manuals/<locale>.yaml`: the texts of every guide in one language; `en-GB.yaml` only overrides `en.yaml`. */
export const manualWords = z.strictObject({
  guide: z.string(),
  promise: z.string().describe('One sentence on the cover.'),
  parts: z.record(z.string(), z.string()).describe('Names of the numbered parts.'),
  scan: z.string(),
  robot: z.strictObject({
    meet: chapter,
    charge: chapter,
    app: chapter,
    program: chapter,
    voice: chapter,
    care: chapter,
    safety: chapter,
  }),
  base: z
    .strictObject({ meet: chapter, charge: chapter, app: chapter, modes: chapter, care: chapter, safety: chapter })
    .optional()
    .describe('Needed only if a manual in this language is about a base.'),
  figures: z.strictObject({ title: z.string(), rows: z.array(z.strictObject({ name: z.string(), value: line })) }),
  support: texts('title', 'hours', 'customerSupport', 'technicalSupport', 'telephone', 'warranty').extend({
    manuals: z.string().describe('Text in front of the address where all manuals can be found.'),
    notice: z.string().describe('Notice that the brand and the robot are made for demonstration.'),
  }),
  guides: z
    .record(
      z.string(),
      z.strictObject({
        lead: line,
        parts: z.record(z.string(), line).default({}).describe("A line about each part, by the part's key."),
      }),
    )
    .describe("Texts of a single product's manual, by product."),
});
export type ManualWords = z.output<typeof manualWords>;

/** Measured facts about each printed guide, in `build/manuals.json` by product and language. */
export const manualFacts = z.strictObject({
  hash: contentHash,
  size: count.describe('In bytes.'),
  updated: z.iso.date().describe('Day of the last change to its contents, such as 2026-11-21.'),
});
export type ManualFacts = z.output<typeof manualFacts>;
