import * as z from 'zod';
import { robotNames } from '#robots/names.ts';

/** What the build records of each robot's models for augmented reality, stored in `build/ar/models.json`. */
const arModelFacts = z.strictObject({
  hash: z
    .string()
    .describe(
      'Hash of the bytes of all its files. It is part of their addresses, so an address always serves the same.',
    ),
  heightMm: z.int().positive().describe('Height in the first shape, to which they are made.'),
});
export type ArModelFacts = z.output<typeof arModelFacts>;

export const arModels = z.partialRecord(z.enum(robotNames), arModelFacts);
export type ArModels = z.output<typeof arModels>;
