import type { FaqResponse } from '#rules/contract/faq.ts';
import type { RequestedCall } from '../../session/requested-call.ts';
import { callTimeout } from '../../session/send-call.ts';

/** The call that fetches the questions of an edition. */
export const faqCall = (path: string): RequestedCall => ({ base: '', path, method: 'GET', params: {} });

/** Fetches the questions that are valid now. Rejects on a network error, an error status or an unexpected body. */
export async function fetchFaq({ base, path }: RequestedCall): Promise<FaqResponse> {
  const response = await fetch(base + path, { credentials: 'omit', signal: AbortSignal.timeout(callTimeout) });
  if (!response.ok) throw new Error(`cannot fetch the questions: the server replied with status ${response.status}`);
  return parseFaq(await response.json());
}

/** Throws if the body has the wrong shape, as from a captive portal or a proxy. */
function parseFaq(body: unknown): FaqResponse {
  if (typeof body !== 'object' || body === null || !('categories' in body) || !Array.isArray(body.categories))
    throw new TypeError('the response has no list of categories');
  return body as FaqResponse;
}
