import * as z from 'zod';
import { count, optionalCount } from '../fields/fields.ts';
import { reference, roles } from '../fields/roles.ts';
import { pictureId } from '../media/picture-schema.ts';

/** Texts by base language or locale: `{ en: …, de: …, zh-CN: … }`. */
export const localised = z.record(z.string(), z.string().min(1)).register(roles, { role: 'localised' });

/** Groups of the catalogue, in the order of menus and lists. */
export const families = ['transformers', 'toyStory', 'interstellar', 'accessories'] as const;
export type Family = (typeof families)[number];

export const shapes = ['robot', 'car', 'truck', 'tank', 'dinosaur', 'wings', 'capsule', 'runner', 'rover'] as const;
export type Shape = (typeof shapes)[number];

export const programmingWays = ['blocks', 'manual', 'pc', 'voice', 'easy'] as const;
export type ProgrammingWay = (typeof programmingWays)[number];

const uniqueList = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .array(z.enum(values))
    .min(1)
    .refine((entries) => new Set(entries).size === entries.length, 'name each entry once');

/** Parts that can be in a box beside the product. Each part is named in `box` of `content/messages/<locale>.yaml`. */
export const boxParts = ['shells', 'adapter', 'charger', 'cable', 'guide', 'warrantyCard'] as const;
export type BoxPart = (typeof boxParts)[number];

/** `content/products/<id>.yaml`: facts about a product that hold in every edition. */
export const product = z.strictObject({
  name: localised,
  shortName: localised.optional().describe('Name in menus and tables. If empty: the name.'),
  aliases: localised
    .clone()
    .register(roles, { role: 'localised', isOnlySearched: true })
    .optional()
    .describe('Other names that visitors search for, separated by commas: older ones, short ones. Not shown.'),
  badge: localised.optional().describe('What sets it apart in lists, such as LIMITED EDITION.'),
  sameAs: reference('product')
    .optional()
    .describe('Id of a product that is the same one under its main id. Lists show only one of them.'),
  line: localised
    .optional()
    .describe(
      'One line that describes it in lists. It may name its figures, {servos, number}, and {weight}, which is written ' +
        'in the unit of the edition. Only products with sameAs have none.',
    ),
  word: z
    .string()
    .describe(
      'The name in giant tall letters, such as MEGA|TRON. On wide screens the robot stands in the gap at the bar, and ' +
        'guides break the line there; a tilde instead, as in EL~ITE, is a gap only. Latin letters in every language.',
    ),
  wordWidth: z
    .tuple([z.number().positive(), z.number().positive()])
    .rest(z.number().positive())
    .refine((widths) => widths.length < 4, 'name two or three widths')
    .describe(
      'Widths in em, in the tall font width: of the whole word, of its widest line in guides, and of the part before ' +
        'the gap.',
    ),
  accent: z.string().describe('Accent of the product: a colour of document/styles/accents.css.'),
  family: z.enum(families).describe('Group in menus and lists.'),
  shapes: uniqueList(shapes).optional().describe('Shapes that it takes, the one it stands in first.'),
  programming: uniqueList(programmingWays).optional().describe('Ways to program it.'),
  heightMm: optionalCount.describe(
    'Height in its first shape, in mm: a fact of our own design. If the figures have one: leave it out.',
  ),
  folded: z
    .strictObject({ lengthMm: count, widthMm: count, heightMm: count })
    .partial()
    .refine((sides) => Object.keys(sides).length > 0, 'name at least one side')
    .optional()
    .describe('Size in its second shape, or folded for travel, in mm: facts of our own design.'),
  ageYears: optionalCount.describe('From which age on it is made. Texts name the highest of all: {ageGrade}.'),
  design: z
    .strictObject({
      weightKg: z.number().positive(),
      batteryMah: count,
      batteryVolts: z.number().positive(),
      chargeMinutes: count,
      useMinutesMin: count.describe('Running time while it walks or drives without a pause.'),
      useMinutesMax: count.describe('Running time while it stands, listens and answers.'),
      noiseDb: count.describe('Noise while it walks, in dB(A) at a distance of 1 m.'),
      stepMm: count.describe('Highest edge that it steps over.'),
      voiceCommands: count,
      leds: count,
      bluetooth: z.string(),
    })
    .partial()
    .optional()
    .describe(
      'Figures that the specification does not state: values for which the robot is designed, calculated and not ' +
        'measured. content/README.md says how. Pages mark them. The figures below win.',
    ),
  figures: z
    .record(
      z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/),
      z.union([z.number().min(0), z.string()], { error: 'write a number, 0 or more, or a text in quotation marks' }),
    )
    .describe('Figures by name, each written once. Texts name them in braces: {servos} servos.'),
  extraWarranty: z
    .boolean()
    .optional()
    .describe('Whether the added warranty of a region comes with it, where the region has one.'),
  accessory: z.boolean().optional().describe('Whether the warranty of accessories applies, where a region has one.'),
  bundle: z
    .array(reference('product'))
    .min(2)
    .optional()
    .describe('If several products are sold as one: the ids of these products in the catalogue.'),
  box: uniqueList(boxParts)
    .optional()
    .describe(
      'What is in its box beside the product itself, in the order of the list. A figure with the same name says how ' +
        'many there are, such as shells: 4; if there is none: one.',
    ),
  picture: pictureId.optional().describe('Cut-out for the mega menu, cards and social previews.'),
  otherPicture: pictureId.optional().describe('Cut-out of its other shape, for the list of all products.'),
});
export type Product = z.output<typeof product>;
