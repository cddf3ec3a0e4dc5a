import type { Middleware } from './response.ts';
import { plainText } from './response.ts';

/** Longest path with its query, in characters. */
const longestUrl = 2048;

/** Refuses addresses that no page of ours could have. */
export const checkUrl: Middleware = ({ url: { pathname, search } }) => {
  if (pathname.length + search.length > longestUrl) return plainText(414, 'This address is too long.');
  try {
    if (!/[\0\\]/.test(decodeURIComponent(pathname))) return undefined;
  } catch {
    // A broken percent encoding is refused like the other characters.
  }
  return plainText(400, 'This address cannot be read.');
};

/** Everything that comes after it only reads. */
export const checkMethod: Middleware = ({ request: { method } }) =>
  method === 'GET' || method === 'HEAD'
    ? undefined
    : plainText(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD', 'cache-control': 'no-store' });
