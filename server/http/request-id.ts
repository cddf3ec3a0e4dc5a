import { randomUUID } from 'node:crypto';

/** What a proxy may call a request: nothing that could break a line of the log or an answer's headers. */
const readable = /^[\w.-]{8,64}$/;

/**
 * The id that a trusted proxy gave the request in `x-request-id`; a new one without such a proxy, or where the id
 * cannot be one.
 */
export function requestIdOf({ headers }: Request, trustedProxies: number): string {
  const given = trustedProxies > 0 ? headers.get('x-request-id') : null;
  return given !== null && readable.test(given) ? given : randomUUID();
}
