import * as z from 'zod';
import { pictureId } from './picture.ts';

/** Languages in which guides are printed: one guide serves every edition that reads its language. */
export const manualLocales = ['en', 'de', 'fr', 'ko', 'zh-CN'] as const;
export type ManualLocale = (typeof manualLocales)[number];

const share = z.number().min(0).max(1);

const guide = z.strictObject({
  locales: z.array(z.enum(manualLocales)).min(1),
  kind: z.enum(['robot', 'base']),
  /** Cut-out on the cover. */
  picture: pictureId,
  /**
   * The picture whose parts are numbered, and where on it each number stands: from the left and from the top, as shares
   * of its size.
   */
  parts: z.strictObject({ picture: pictureId, marks: z.record(z.string(), z.tuple([share, share])) }),
  /** A close-up, the other shape, and a scene across the page where there is room. */
  detail: z.strictObject({ picture: pictureId }),
  shape: z.strictObject({ picture: pictureId }),
  scene: z.strictObject({ picture: pictureId }),
  /**
   * The page whose words tell what can be said to the robot, and how many of its groups are this robot's, counted from
   * the first; all without. A robot without it has no chapter of commands.
   */
  voice: z.strictObject({ page: z.string(), groups: z.int().positive().optional() }).optional(),
});
export type Guide = z.output<typeof guide>;

/** `content/manuals/guides.yaml`: what the quick start guide of each product is made of. */
export const guides = z.record(z.string(), guide);

/**
 * A line of a guide, with the product's figures: `{chargeMinutes, number} minutes`. Of a list, the first whose figures
 * the product has; a line that has none is left out.
 */
const line = z.union([z.string(), z.array(z.string()).min(1)]);
export type ManualLine = z.output<typeof line>;

const chapter = z.strictObject({
  title: z.string(),
  lead: line.optional(),
  /** What to do, in order. */
  steps: z.array(line).optional(),
  points: z.array(z.strictObject({ title: z.string(), text: line })).optional(),
  note: line.optional(),
  /** Figures set large. */
  figures: z.array(z.strictObject({ value: line, label: z.string() })).optional(),
});
export type ManualChapter = z.output<typeof chapter>;

/** `content/manuals/<locale>.yaml`: the words of every guide in one language. */
export const manualWords = z.strictObject({
  guide: z.string(),
  /** One sentence on the cover. */
  promise: z.string(),
  /** Names of parts, for the numbers on the picture. */
  parts: z.record(z.string(), z.string()),
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
  /** Only where a guide in this language is of the base. */
  base: z
    .strictObject({ meet: chapter, charge: chapter, app: chapter, modes: chapter, care: chapter, safety: chapter })
    .optional(),
  figures: z.strictObject({ title: z.string(), rows: z.array(z.strictObject({ name: z.string(), value: line })) }),
  support: z.strictObject({
    title: z.string(),
    hours: z.string(),
    customerSupport: z.string(),
    technicalSupport: z.string(),
    telephone: z.string(),
    /** Says that the address after it is that of all guides. */
    manuals: z.string(),
    warranty: z.string(),
    /** That brand and robot are made for demonstration. */
    notice: z.string(),
  }),
  /** What only one product's guide says. */
  guides: z.record(
    z.string(),
    z.strictObject({
      lead: line,
      /** A line about a part, by its name. */
      parts: z.record(z.string(), line).default({}),
      box: z.array(line).optional(),
    }),
  ),
});
export type ManualWords = z.output<typeof manualWords>;

/** What the build measured of a printed guide; `build/manuals.json` holds one for each, by product and language. */
export const manualFacts = z.strictObject({
  /** Hash of the file's bytes: part of its address, so that it never changes meaning. */
  hash: z.string(),
  /** Bytes. */
  size: z.int().positive(),
  /** The day on which it last said something else: `2026-11-21`. */
  updated: z.iso.date(),
});
export type ManualFacts = z.output<typeof manualFacts>;
