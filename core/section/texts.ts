import * as z from 'zod';

export const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, z.string()])) as Record<Key, z.ZodString>);
