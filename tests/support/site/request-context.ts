import type { RequestContext, ResponseData } from '#server/http/response.ts';

interface ContextOptions extends Pick<RequestInit, 'headers' | 'method' | 'signal'> {
  now?: number;
  network?: string;
}

/** The context that a middleware gets for a request to a path. */
export function contextOf(path: string, { now = 0, network = '', ...request }: ContextOptions = {}): RequestContext {
  const url = new URL(path, 'https://www.kinetra.example');
  return { id: 'test', request: new Request(url, request), url, now, network };
}

export const bodyText = (response: ResponseData | undefined): string =>
  Buffer.from((response?.body ?? '') as Uint8Array).toString();
