import * as z from 'zod';
import { robotNames } from '#robots/names.ts';
import { contentHash, count } from '../fields/fields.ts';

/**
 * The facts about the recorded lines of a robot in a language that the build measures, stored in `build/voices.json`.
 */
const voiceFacts = z.strictObject({
  hash: contentHash,
  lines: z.array(z.string()).describe('The id of each line.'),
});
export type VoiceFacts = z.output<typeof voiceFacts>;

export const voices = z.record(z.string(), voiceFacts);

/**
 * The facts about each robot's models for augmented reality that the build records, stored in `build/ar/models.json`.
 */
const arModelFacts = z.strictObject({
  hash: contentHash,
  heightMm: count.describe('Height in the first shape, to which they are made.'),
});
export type ArModelFacts = z.output<typeof arModelFacts>;

export const arModels = z.partialRecord(z.enum(robotNames), arModelFacts);
export type ArModels = z.output<typeof arModels>;
