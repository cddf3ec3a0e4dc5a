import type { CallName, Request } from '#contract/account/calls.ts';
import { calls } from '#contract/account/calls.ts';

/** A call as it goes over the wire. Two calls that are equal in all members are the same call. */
export interface RequestedCall {
  base: string;
  path: string;
  method: 'GET' | 'POST' | 'PATCH';
  /** The query. */
  params: Record<string, string>;
  /** The body; undefined for a GET. */
  data?: unknown;
}

/** How a call is sent to the API at `base`: `/api/us`, or a URL elsewhere. */
export function requestedCall<Name extends CallName>(base: string, name: Name, request: Request<Name>): RequestedCall {
  const { method, path } = calls[name];
  if (method !== 'GET') return { base, path, method, params: {}, data: request };
  const definedEntries = Object.entries(request).filter(([, value]) => value !== undefined);
  return { base, path, method, params: Object.fromEntries(definedEntries.map(([key, value]) => [key, String(value)])) };
}

/** Whether two values hold the same JSON; the order of keys does not matter. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, others] = [present(one), present(other)];
  return (
    mine.length === others.length &&
    mine.every(
      ([key, value]) => Object.hasOwn(other, key) && isSameJson(value, (other as Record<string, unknown>)[key]),
    )
  );
}

/** JSON leaves out what is undefined. */
const present = (value: object) => Object.entries(value).filter(([, entry]) => entry !== undefined);
