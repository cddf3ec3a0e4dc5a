import * as z from 'zod';
import type { EditionCode } from '../place/editions.ts';
import { editionCodes } from '../place/editions.ts';

const acceptedFinding = z.strictObject({
  check: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'write the name of a check, such as odd-hour')
    .describe('Name of the check, as the list shows it: odd-hour.'),
  file: z
    .string()
    .regex(/^content\/\S+$/, 'write the file as the list shows it, such as content/regions/uk.yaml')
    .describe('File as the list shows it: content/regions/uk.yaml.'),
  path: z
    .string()
    .default('')
    .describe(
      'Keys as the list shows them: * stands for any one key, the id of an entry of a list for its number: ' +
        'stages.main.windows.*.opens. Left out for the file itself.',
    ),
  edition: z
    .enum(editionCodes as [EditionCode, ...EditionCode[]])
    .optional()
    .describe('Only in this edition; in all without.'),
  reason: z.string().min(10, 'say why in a sentence').describe('Why it is right as it is.'),
});

/** `content/accepted-findings.yaml`: findings of the content audit that are right as they are, each with its reason. */
export const acceptedFindings = z.array(acceptedFinding);
export type AcceptedFinding = z.output<typeof acceptedFinding>;
