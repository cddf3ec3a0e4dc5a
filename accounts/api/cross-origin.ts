/**
 * What pages of the origins that are named may do; no cookies are part of it, so that no other page acts in a visitor's
 * name.
 */
export interface CrossOrigin {
  /** Headers of every answer. */
  headers(request: Request): Record<string, string>;
  /** Headers that answer what a browser asks before a call. */
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
