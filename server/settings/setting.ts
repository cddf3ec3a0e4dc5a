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

/** Without the slash at its end. One with a login is refused here, since `fetch` refuses it whenever it is asked. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !hasLogin(text))
  .transform((text) => text.replace(/\/$/, ''));

function hasLogin(text: string): boolean {
  const { username = '', password = '' } = URL.parse(text) ?? {};
  return username !== '' || password !== '';
}
