import * as z from 'zod';

export interface Setting {
  name: string;
  about: string;
  /** Used if the variable is unset or empty. Without it the setting is optional. */
  fallback?: string;
  /** Never print the value. */
  secret?: boolean;
  schema: z.ZodType<unknown, string>;
  /** Completes the sentence "set it to …". */
  expected: string;
}

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most));

/** A URL without trailing slash. URLs with a login are refused, since `fetch` would refuse them later. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !hasLogin(text))
  .transform((text) => text.replace(/\/$/, ''));

function hasLogin(text: string): boolean {
  const { username = '', password = '' } = URL.parse(text) ?? {};
  return username !== '' || password !== '';
}
