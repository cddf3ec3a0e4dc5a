import { isPreview } from './document-time.ts';

const timeout = 60_000;

/**
 * Fetches the JSON of an endpoint as it is now, or at the instant of a preview. Rejects on a network error, an error
 * status or a body that is no JSON.
 */
export async function fetchCurrent(path: string): Promise<unknown> {
  const [query, credentials] = isPreview() ? ([location.search, 'same-origin'] as const) : (['', 'omit'] as const);
  const response = await fetch(path + query, { credentials, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`cannot fetch ${path}: the server replied with status ${response.status}`);
  return response.json();
}
