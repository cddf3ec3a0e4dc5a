import * as z from 'zod';
import { pictureId } from './picture.ts';

/** Languages of printed guides. One guide serves every edition that reads its language. */
export const manualLocales = ['en', 'de', 'fr', 'ko', 'zh-CN'] as const;
export type ManualLocale = (typeof manualLocales)[number];

const share = z.number().min(0).max(1);

const guide = z.strictObject({
  locales: z.array(z.enum(manualLocales)).min(1),
  kind: z.enum(['robot', 'base']),
  picture: pictureId.describe('Cut-out on the cover.'),
  parts: z
    .strictObject({ picture: pictureId, marks: z.record(z.string(), z.tuple([share, share])) })
    .describe(
      'The picture whose parts are numbered, and where on it each number stands: from the left and from the ' +
        'top, as shares of its size.',
    ),
  detail: z
    .strictObject({ picture: pictureId })
    .describe('A close-up, the other shape, and a scene across the page where there is room.'),
  shape: z.strictObject({ picture: pictureId }),
  scene: z.strictObject({ picture: pictureId }),
  voice: z
    .strictObject({ page: z.string(), groups: z.int().positive().optional() })
    .optional()
    .describe(
      "The page whose words tell what can be said to the robot, and how many of its groups are this robot's, " +
        'counted from the first; all without. A robot without it has no chapter of commands.',
    ),
});
export type Guide = z.output<typeof guide>;

/** `content/manuals/guides.yaml`: the parts of each product's quick start guide. */
export const guides = z.record(z.string(), guide);

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
    .describe('Figures set large.'),
});
export type ManualChapter = z.output<typeof chapter>;

/** `content/manuals/<locale>.yaml`: the texts of every guide in one language. */
export const manualWords = z.strictObject({
  guide: z.string(),
  promise: z.string().describe('One sentence on the cover.'),
  parts: z.record(z.string(), z.string()).describe('Names of parts, for the numbers on the picture.'),
  boxTitle: z.string(),
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
    .describe('Only where a guide in this language is of the base.'),
  figures: z.strictObject({ title: z.string(), rows: z.array(z.strictObject({ name: z.string(), value: line })) }),
  support: z.strictObject({
    title: z.string(),
    hours: z.string(),
    customerSupport: z.string(),
    technicalSupport: z.string(),
    telephone: z.string(),
    manuals: z.string().describe('Says that the address after it is that of all guides.'),
    warranty: z.string(),
    notice: z.string().describe('That brand and robot are made for demonstration.'),
  }),
  guides: z
    .record(
      z.string(),
      z.strictObject({
        lead: line,
        parts: z.record(z.string(), line).default({}).describe('A line about a part, by its name.'),
        box: z.array(line).optional(),
      }),
    )
    .describe("What only one product's guide says."),
});
export type ManualWords = z.output<typeof manualWords>;

/** What the build measures of each printed guide, stored in `build/manuals.json` by product and language. */
export const manualFacts = z.strictObject({
  hash: z.string().describe("Hash of the file's bytes: part of its address, so that it never changes meaning."),
  size: z.int().positive().describe('Bytes.'),
  updated: z.iso.date().describe('The day on which it last said something else: 2026-11-21.'),
});
export type ManualFacts = z.output<typeof manualFacts>;
