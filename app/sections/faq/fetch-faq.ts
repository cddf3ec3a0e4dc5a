import type { FaqResponse } from '#rules/contract/faq.ts';
import { isPreview } from '../../browser/document-time.ts';
import { callTimeout } from '../../session/send-call.ts';

/**
 * Fetches all questions that are valid now, or at the instant of a preview. Rejects on a network error, an error status
 * or an unexpected body.
 */
export async function fetchFaq(path: string): Promise<FaqResponse> {
  const [query, credentials] = isPreview() ? ([location.search, 'same-origin'] as const) : (['', 'omit'] as const);
  const response = await fetch(path + query, { credentials, signal: AbortSignal.timeout(callTimeout) });
  if (!response.ok) throw new Error(`cannot fetch the questions: the server replied with status ${response.status}`);
  return parseFaq(await response.json());
}

/** Throws if the body has the wrong shape, as from a captive portal or a proxy. */
function parseFaq(body: unknown): FaqResponse {
  if (typeof body !== 'object' || body === null || !('categories' in body) || !Array.isArray(body.categories))
    throw new TypeError('the response has no list of categories');
  return body as FaqResponse;
}
