import * as z from 'zod';
import { fieldRules } from './field-rules.ts';
import { empty, field, instant, rowId } from './shape-fields.ts';

/** More than 64 KB of text, so that too long a program is answered with its own error. */
const maxProgramLength = 100_000;

const page = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .meta({ description: 'Slug of the product page on which it was built.', examples: ['example-robot'] });

const savedProgram = z.object({
  id: z.string(),
  page: z.string(),
  title: z.string(),
  version: z.int().meta({ description: 'Incremented by each change of the text.' }),
  created_at: instant,
  updated_at: instant,
});
export type SavedProgram = z.output<typeof savedProgram>;

export const programShapes = {
  programs: {
    about: 'Answers the programs of the account without their text, the last changed first.',
    request: empty,
    reply: z.object({ programs: z.array(savedProgram) }),
  },
  program: {
    about: 'Answers a program with its text.',
    request: z.object({ id: rowId }),
    reply: savedProgram.extend({ program: z.string() }),
  },
  saveProgram: {
    about:
      'Saves a program: a new one without `id`, else a new version of it, which keeps its title and page. If it was changed since `version` or has been deleted, both are kept: this one is saved as a copy. Saving what is saved already changes nothing.',
    request: z.object({
      id: rowId.optional(),
      version: z.int().optional().meta({ description: 'The version that was changed; needed with `id`.' }),
      page,
      title: field('title', 'Night watch'),
      program: z
        .string()
        .max(maxProgramLength)
        .refine(fieldRules.program)
        .meta({ examples: ['walk(2)-turn(90)-transform'] }),
    }),
    reply: savedProgram.extend({
      outcome: z.enum(['created', 'updated', 'copied', 'unchanged']),
    }),
  },
  renameProgram: {
    about: 'Renames a program of the account.',
    request: z.object({ id: rowId, title: field('title', 'Night watch') }),
    reply: savedProgram,
  },
  deleteProgram: {
    about: 'Deletes a program of the account. Always succeeds.',
    request: z.object({ id: rowId }),
    reply: empty,
  },
} as const;
