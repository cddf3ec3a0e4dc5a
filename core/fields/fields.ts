import * as z from 'zod';
import { editionCodes } from '../place/editions.ts';
import type { Instant } from '../time/instant.ts';
import { entryKey, roles } from './roles.ts';

export const webAddress = z
  .url({ protocol: /^https$/, error: 'write an address that begins with https://' })
  .register(roles, { role: 'link' });

export const entryId = entryKey.regex(/^[a-zA-Z][a-zA-Z0-9-]*$/, 'write letters, digits and dashes, a letter first');

export const optionalText = z.string().optional();

/** Texts by key. All keys are required. */
export const texts = <Key extends string>(...keys: Key[]) => {
  const text = z.string().min(1);
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);
};

export const count = z.int().positive();
export const optionalCount = count.optional();

export const editionCode = z.enum(editionCodes).register(roles, { role: 'edition' });

export const onlyEditions = z
  .array(editionCode)
  .register(roles, { role: 'only' })
  .optional()
  .describe('Editions that show it. If empty: all editions.');

export const contentHash = z
  .string()
  .describe('Hash of the bytes of all its files. It is part of their addresses, so an address always serves the same.');

export const addIssue = (context: z.RefinementCtx, path: PropertyKey[], message: string): void =>
  context.addIssue({ code: 'custom', path, message });

/** A step begins after the one before it, and only the first may lack its `from`. */
export function checkStart(
  steps: readonly { from?: Instant | undefined }[],
  index: number,
  context: z.RefinementCtx,
  one: 'stage' | 'step',
): void {
  const [previousFrom, from] = [steps[index - 1]?.from, steps[index]?.from];
  if (index > 0 && from === undefined) addIssue(context, [index, 'from'], `only the first ${one} may lack its from`);
  else if (previousFrom !== undefined && from !== undefined && from <= previousFrom)
    addIssue(context, [index, 'from'], `each ${one} must begin after the one before it`);
}
