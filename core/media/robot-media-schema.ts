import * as z from 'zod';
import { robotNames } from '#robots/names.ts';
import { contentHash, count } from '../fields/fields.ts';

/** Measured facts about a robot's recorded lines in a language, in `build/voices.json`. */
const voiceFacts = z.strictObject({
  hash: contentHash,
  lines: z.array(z.string()).describe('The id of each line.'),
});
export type VoiceFacts = z.output<typeof voiceFacts>;

export const voices = z.record(z.string(), voiceFacts);

/** Measured facts about a robot's models for augmented reality, in `build/ar/models.json`. */
const arModelFacts = z.strictObject({
  hash: contentHash,
  heightMm: count.describe('Height in the first shape, to which they are made.'),
});
export type ArModelFacts = z.output<typeof arModelFacts>;

export const arModels = z.partialRecord(z.enum(robotNames), arModelFacts);
export type ArModels = z.output<typeof arModels>;
