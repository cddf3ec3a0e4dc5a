import type { Envelope } from '#contract/account/response-codes.ts';
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

  const controller = new AbortController();
  const abort = () => controller.abort('aborted' satisfies FailureReason);
  const timer = setTimeout(() => controller.abort('timeout' satisfies FailureReason), callTimeout);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(url.href, {
      method: call.method,
      headers: { ...headers, ...(call.method === 'POST' && { 'content-type': 'application/json' }) },
      ...(call.method === 'POST' && { body: JSON.stringify(call.data) }),
      cache: 'no-store',
      credentials: 'omit',
      // A redirect would carry the tokens to another address.
      redirect: 'error',
      keepalive: outlivesDocument,
      signal: controller.signal,
    });
    return readEnvelope(await response.json());
  } catch {
    throw fail(controller.signal.aborted ? (controller.signal.reason as FailureReason) : 'network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Throws when the body is not an envelope: then something between here and the API has responded. */
function readEnvelope(body: unknown): Envelope {
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'number')
    throw new TypeError('no envelope');
  const { msg, data } = body as Partial<Envelope>;
  return { code: body.code, msg: typeof msg === 'string' ? msg : '', data: data ?? {} };
}
