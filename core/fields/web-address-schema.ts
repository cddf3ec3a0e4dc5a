import * as z from 'zod';

/** An external address in content; only https. */
export const webAddress = z.url({ protocol: /^https$/, error: 'write an address that begins with https://' });
