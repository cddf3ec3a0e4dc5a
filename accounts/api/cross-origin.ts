const allowedHeaders = 'content-type, apptoken, reftoken, region, accept-language';
const preflightSeconds = '7200';

/**
 * Returns the CORS headers of a response, for the configured origins and without credentials: no other page can act in
 * a visitor's name. `methods`, such as `GET, HEAD`, are those of a preflight response.
 */
export function crossOriginHeaders(
  origins: readonly string[],
  request: Request,
  methods?: string,
): Record<string, string> {
  if (origins.length === 0) return {};
  const origin = request.headers.get('origin') ?? '';
  if (!origins.includes(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after',
    ...(methods !== undefined && {
      'access-control-allow-methods': methods,
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': preflightSeconds,
    }),
  };
}
