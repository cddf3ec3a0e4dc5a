import type { Instant } from '#core/time/instant.ts';

/** A response as plain data. `createHandler` turns it into a `Response`. */
export interface ResponseData {
  status: number;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  /** In place of a body whose length is not known yet. */
  stream?: ReadableStream<Uint8Array> | undefined;
}

export interface RequestContext {
  id: string;
  request: Request;
  url: URL;
  now: Instant;
  /** IP address of the peer; undefined without a connection. */
  remoteAddress?: string | undefined;
  /** The client's network, for rate limits (see `networkOf` in `forwarded.ts`). */
  readonly network: string;
  cache?: 'hit' | 'miss';
}

/** Returns a response, or undefined to pass the request on. */
export type Middleware = (context: RequestContext) => ResponseData | undefined | Promise<ResponseData | undefined>;

export const noStore = { 'cache-control': 'no-store' };

export const plainText = (status: number, text: string, headers: Record<string, string> = noStore): ResponseData => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body: `${text}\n`,
});

/** Nobody reads it. The status is that of nginx for the same case. */
export const clientClosedRequest = plainText(499, 'The client closed the request.');

export const json = (value: unknown, headers: Record<string, string>): ResponseData => ({
  status: 200,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

export const atPath =
  (path: string, middleware: Middleware): Middleware =>
  (context) =>
    context.url.pathname === path ? middleware(context) : undefined;

export const belowPath =
  (folder: string, middleware: Middleware): Middleware =>
  (context) =>
    context.url.pathname.startsWith(folder) ? middleware(context) : undefined;

/** Responds to every request. `remoteAddress` is the peer's IP address. Never throws. */
export type HandleRequest = (request: Request, remoteAddress?: string) => Promise<Response>;
