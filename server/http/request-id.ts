import { randomUUID } from 'node:crypto';

/** Ids that are safe in log lines and headers. */
const readable = /^[\w.-]{8,64}$/;

/** The `x-request-id` of a trusted proxy if it is well-formed, else a new id. */
export function requestIdOf({ headers }: Request, trustedProxies: number): string {
  const given = trustedProxies > 0 ? headers.get('x-request-id') : null;
  return given !== null && readable.test(given) ? given : randomUUID();
}
