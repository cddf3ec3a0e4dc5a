import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';

type CurrentUrl = Pick<Location, 'pathname' | 'search' | 'hash' | 'origin'>;

const loginPath = (edition: EditionCode): string => pagePath({ edition, slug: 'login' });

/** The login page with the path to return to; undefined on the login page itself. */
export function loginAddress(edition: EditionCode, { pathname, search, hash }: CurrentUrl): string | undefined {
  const path = loginPath(edition);
  return pathname === path ? undefined : `${path}?${new URLSearchParams({ return: pathname + search + hash })}`;
}

/**
 * Returns the path to open after the login, from `?return=`. Undefined when it is missing, leads to another site, or is
 * the login page itself.
 */
export function returnPath(edition: EditionCode, { search, origin }: CurrentUrl): string | undefined {
  const returnTo = new URLSearchParams(search).get('return');
  if (!returnTo?.startsWith('/') || !URL.canParse(returnTo, origin)) return undefined;
  const url = new URL(returnTo, origin);
  // A path that begins with two slashes would be read as another host.
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === loginPath(edition)) return undefined;
  return url.pathname + url.search + url.hash;
}
