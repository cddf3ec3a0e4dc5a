import * as z from 'zod';
import { editionCode } from '#core/fields/fields.ts';

const acceptedFinding = z.strictObject({
  check: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'write the name of a check, such as odd-hour')
    .describe('Name of the check, as the findings list shows it, such as odd-hour.'),
  file: z
    .string()
    .regex(/^content\/\S+$/, 'write the file as the list shows it, such as content/regions/uk.yaml')
    .describe(
      'File, as the findings list shows it, such as content/regions/uk.yaml; * matches any part of its name, as in ' +
        'content/campaigns/black-friday-*.yaml.',
    ),
  path: z
    .string()
    .default('')
    .describe(
      'Keys, as the findings list shows them: * matches any key; the entry of a list is given by its id. ' +
        'Example: stages.main.windows.*.opens. If empty: the file itself.',
    ),
  edition: editionCode.optional().describe('The edition in which it is accepted. If empty: all editions.'),
  reason: z.string().min(10, 'say why in a sentence').describe('Why it is right as it is.'),
});

/** `content/accepted-findings.yaml`: findings of the content audit that are right as they are, each with its reason. */
export const acceptedFindings = z.array(acceptedFinding);
export type AcceptedFinding = z.output<typeof acceptedFinding>;
