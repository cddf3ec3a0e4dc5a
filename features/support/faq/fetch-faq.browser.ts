import { isPreview } from '#browser/toolbox/document-time.ts';
import { fetchCurrent } from '#browser/toolbox/fetch-current.ts';
import type { FaqResponse } from '#contract/faq.ts';

/** Fetches all questions. Rejects if that fails, or if the body has the wrong shape, as from a captive portal. */
export const fetchFaq = async (path: string): Promise<FaqResponse> => checked(await fetchCurrent(path));

/** Synchronous, for paper: what `beforeprint` has not finished is not printed. Undefined where it fails. */
export function fetchFaqAtOnce(path: string): FaqResponse | undefined {
  const request = new XMLHttpRequest();
  try {
    request.open('GET', path + (isPreview() ? location.search : ''), false);
    request.send();
    return request.status === 200 ? checked(JSON.parse(request.responseText)) : undefined;
  } catch {
    return undefined;
  }
}

function checked(body: unknown): FaqResponse {
  if (typeof body !== 'object' || body === null || !('categories' in body) || !Array.isArray(body.categories))
    throw new TypeError('the response has no list of categories');
  return body as FaqResponse;
}
