import * as z from 'zod';

/** What the build measures of the recorded lines of a robot in a language, stored in `build/voices.json`. */
const voiceFacts = z.strictObject({
  hash: z
    .string()
    .describe(
      'Hash of the bytes of all its files. It is part of their addresses, so an address always serves the same.',
    ),
  lines: z.array(z.string()).describe('The id of each line.'),
});
export type VoiceFacts = z.output<typeof voiceFacts>;

/** By robot and language: `tank/en`. */
export const voices = z.record(z.string(), voiceFacts);
