import type { Envelope } from '#rules/contract/account/response-codes.ts';
import type { CallFailed, FailureReason } from './call-errors.ts';
import type { RequestedCall } from './requested-call.ts';

/** Milliseconds that a response may take. */
export const callTimeout = 60_000;

export interface SendOptions {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** URL of the document, for a base that is a path. */
  document: string;
  headers: Record<string, string>;
  fail: (reason: FailureReason) => CallFailed;
  /** Lets the caller abort. */
  signal?: AbortSignal | undefined;
  /** Whether the call goes out even when the document is being left. */
  outlivesDocument?: boolean;
}

/** Sends a call and returns its envelope. Throws a CallFailed when none arrives. */
export async function sendCall(
  call: RequestedCall,
  { fetch, document, headers, fail, signal, outlivesDocument = false }: SendOptions,
): Promise<Envelope> {
  const url = new URL(call.base + call.path, document);
  if (!/^https?:$/.test(url.protocol)) throw fail('protocol');
  for (const [name, value] of Object.entries(call.params)) url.searchParams.set(name, value);

  const stop = new AbortController();
  const giveUp = () => stop.abort('aborted' satisfies FailureReason);
  const timer = setTimeout(() => stop.abort('timeout' satisfies FailureReason), callTimeout);
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();
  try {
    const answer = await fetch(url.href, {
      method: call.method,
      headers: { ...headers, ...(call.method === 'POST' && { 'content-type': 'application/json' }) },
      ...(call.method === 'POST' && { body: JSON.stringify(call.data) }),
      cache: 'no-store',
      credentials: 'omit',
      // A redirect would carry the tokens to another address.
      redirect: 'error',
      keepalive: outlivesDocument,
      signal: stop.signal,
    });
    return readEnvelope(await answer.json());
  } catch {
    throw fail(stop.signal.aborted ? (stop.signal.reason as FailureReason) : 'network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Throws when the body is not an envelope: then something between here and the API has responded. */
function readEnvelope(answer: unknown): Envelope {
  if (typeof answer !== 'object' || answer === null || !('code' in answer) || typeof answer.code !== 'number')
    throw new TypeError('no envelope');
  const { msg, data } = answer as Partial<Envelope>;
  return { code: answer.code, msg: typeof msg === 'string' ? msg : '', data: data ?? {} };
}
