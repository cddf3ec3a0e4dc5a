import type { TestSite } from './test-site-metrics.ts';

/** Headers of a request from a page of the site. */
export const fromOwnPage = { 'sec-fetch-site': 'same-origin' };

/** Sends a report to an endpoint as a browser would: an object as JSON, a text as it is. */
export const sendReport = (
  { handle }: TestSite,
  path: '/ssr/vitals' | '/ssr/faults',
  body: unknown,
  headers: Record<string, string> = fromOwnPage,
  from = '192.0.2.1',
): Promise<Response> =>
  handle(
    new Request(`https://www.kinetra.example${path}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    from,
  );
