import type { FaqResponse } from '#rules/contract/faq.ts';
import { fetchCurrent } from '../../browser/fetch-current.ts';

/** Fetches all questions. Rejects if that fails, or if the body has the wrong shape, as from a captive portal. */
export async function fetchFaq(path: string): Promise<FaqResponse> {
  const body = await fetchCurrent(path);
  if (typeof body !== 'object' || body === null || !('categories' in body) || !Array.isArray(body.categories))
    throw new TypeError('the response has no list of categories');
  return body as FaqResponse;
}
