import type { Instant } from '#rules/time/instant.ts';

/** An answer as plain data; `createHandler` makes the one `Response` of it. */
export interface ResponseData {
  status: number;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** One request on its way through the server. */
export interface RequestContext {
  /** Names the request in every line of the log about it. */
  id: string;
  request: Request;
  url: URL;
  /** When it arrived. */
  now: Instant;
  /** Address at the other end of the connection; undefined where there is none. */
  connectedFrom?: string | undefined;
  /** Whoever calls, for limits: as `networkOf` in `forwarded.ts` tells it. */
  network: string;
  /** Noted for the log by whoever asked the render cache. */
  cache?: 'hit' | 'miss';
}

/** One stage in the life of a request: answers, or leaves it to the next. */
export type Middleware = (visit: RequestContext) => ResponseData | undefined | Promise<ResponseData | undefined>;

export const noStore = { 'cache-control': 'no-store' };

export const plainText = (status: number, text: string, headers: Record<string, string> = noStore): ResponseData => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body: `${text}\n`,
});

export const json = (value: unknown, headers: Record<string, string>): ResponseData => ({
  status: 200,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/** Answers one path, and nothing else. */
export const at =
  (path: string, step: Middleware): Middleware =>
  (visit) =>
    visit.url.pathname === path ? step(visit) : undefined;

/** Answers every request, which came from the address `connectedFrom`; never throws. */
export type HandleRequest = (request: Request, connectedFrom?: string) => Promise<Response>;
