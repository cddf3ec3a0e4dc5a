import type { CallName, Reply, Request } from '#contract/account/calls.ts';
import type { RequestedCall } from './requested-call.ts';
import { isSameJson, requestedCall } from './requested-call.ts';

/** A call that the server made for a page, with its reply. Passed to an island as a prop. */
export interface PrefetchedResponse extends RequestedCall {
  reply: unknown;
}

/** Records, on the server, the reply to a call. */
export const prefetchedResponse = <Name extends CallName>(
  base: string,
  name: Name,
  request: Request<Name>,
  reply: Reply<Name>,
): PrefetchedResponse => ({
  ...requestedCall(base, name, request),
  reply,
});

/**
 * The reply to a call that the server has made already, for the first render: identical in base, path, params, data and
 * method. Undefined when there is none. Later calls go through the account client.
 */
export function prefetchedReply<Name extends CallName>(
  prefetched: readonly PrefetchedResponse[] | undefined,
  base: string,
  name: Name,
  request: Request<Name>,
): Reply<Name> | undefined {
  return prefetchedReplyTo(prefetched, requestedCall(base, name, request)) as Reply<Name> | undefined;
}

/** The same for a call to a service other than the account API. */
export const prefetchedReplyTo = (
  prefetched: readonly PrefetchedResponse[] | undefined,
  call: RequestedCall,
): unknown => prefetched?.find(({ reply: _, ...recordedCall }) => isSameJson(recordedCall, call))?.reply;
