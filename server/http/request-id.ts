import { randomUUID } from 'node:crypto';

const validId = /^[\w.-]{8,64}$/;

/** The `x-request-id` of a trusted proxy if it is well-formed, else a new id. */
export function requestIdOf({ headers }: Request, trustedProxies: number): string {
  const proxyId = trustedProxies > 0 ? headers.get('x-request-id') : null;
  return proxyId !== null && validId.test(proxyId) ? proxyId : randomUUID();
}
