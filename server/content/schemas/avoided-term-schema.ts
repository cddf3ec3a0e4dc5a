import * as z from 'zod';

const isPattern = (source: string): boolean => {
  try {
    return new RegExp(source, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
};

const avoidedTerm = z.strictObject({
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'write a language such as en, en-GB or zh-CN')
    .optional()
    .describe('A language with its variants, such as en; or one variant. American English is en-US. Left out: all.'),
  avoid: z
    .string()
    .min(1)
    .refine(isPattern, 'write a regular expression')
    .describe('The words or marks to avoid: a regular expression that ignores case.'),
  use: z.string().min(1).describe('What to write instead.'),
  severity: z.enum(['error', 'warning']).default('warning').describe('An error fails the check.'),
  except: z
    .array(z.string())
    .default([])
    .describe('Files where it is right: beginnings of their paths below content/, such as pages/login/.'),
});

/** `content/glossary/terms.yaml`: wording that the content audit reports, with what to write instead. */
export const avoidedTerms = z.array(avoidedTerm);
export type AvoidedTerm = z.output<typeof avoidedTerm>;
