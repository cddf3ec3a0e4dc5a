import * as z from 'zod';
import { contentHash } from '../fields/fields.ts';

/**
 * The facts about the recorded lines of a robot in a language that the build measures, stored in `build/voices.json`.
 */
const voiceFacts = z.strictObject({
  hash: contentHash,
  lines: z.array(z.string()).describe('The id of each line.'),
});
export type VoiceFacts = z.output<typeof voiceFacts>;

export const voices = z.record(z.string(), voiceFacts);
