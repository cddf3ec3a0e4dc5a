import * as z from 'zod';

/** An address that content links to; never without encryption. */
export const webAddress = z.url({ protocol: /^https$/, error: 'write an address that begins with https://' });
