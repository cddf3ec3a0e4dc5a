import * as z from 'zod';

/** One environment variable: how it is read, refused and documented. */
export interface Setting {
  /** Name of the environment variable. */
  name: string;
  about: string;
  /** Used when the variable is not set or empty; without one the setting is optional. */
  fallback?: string;
  /** Its value is never printed. */
  secret?: boolean;
  schema: z.ZodType<unknown, string>;
  /** Completes the sentence "set it to …". */
  mend: string;
}

/** Without the slash at its end. */
export const webAddress = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));
