import { type Middleware, plainText } from './response.ts';

/** Maximum length of path and query, in characters. */
const longestUrl = 2048;

export const checkUrl: Middleware = ({ url: { pathname, search } }) => {
  if (pathname.length + search.length > longestUrl) return plainText(414, 'This address is too long.');
  try {
    const path = pathname.includes('%') ? decodeURIComponent(pathname) : pathname;
    if (!/[\0\\]/.test(path)) return undefined;
  } catch {
    // Invalid percent encoding is refused below.
  }
  return plainText(400, 'This address cannot be read.');
};

export const checkMethod: Middleware = ({ request: { method } }) =>
  method === 'GET' || method === 'HEAD'
    ? undefined
    : plainText(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD', 'cache-control': 'no-store' });
