/** CORS for the configured origins. Without credentials: no other page can act in a visitor's name. */
export interface CrossOrigin {
  /** Headers of every response. */
  headers(request: Request): Record<string, string>;
  /** Headers of a preflight response. */
  preflight(request: Request, methods: string): Record<string, string>;
}

const allowedHeaders = 'content-type, apptoken, reftoken, region, accept-language';
const preflightSeconds = '7200';

export function crossOriginRules(origins: readonly string[]): CrossOrigin {
  const headers = (request: Request): Record<string, string> => {
    if (origins.length === 0) return {};
    const origin = request.headers.get('origin') ?? '';
    return {
      vary: 'origin',
      ...(origins.includes(origin) && {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'retry-after',
      }),
    };
  };
  return {
    headers,
    preflight(request, methods) {
      const allowed = headers(request);
      if (!('access-control-allow-origin' in allowed)) return allowed;
      return {
        ...allowed,
        'access-control-allow-methods': methods,
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': preflightSeconds,
      };
    },
  };
}
