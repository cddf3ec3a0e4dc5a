import * as z from 'zod';

/** A text of the interface, in ICU message format. */
const message = z.string().min(1);

export const words = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, message])) as Record<Key, typeof message>);
