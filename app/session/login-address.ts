import type { EditionCode } from '#rules/place/editions.ts';
import { pathOf } from '#rules/place/place.ts';

type Here = Pick<Location, 'pathname' | 'search' | 'hash' | 'origin'>;

const loginPath = (edition: EditionCode): string => pathOf({ edition, slug: 'login' });

/** The login page, with the way back to `here`; undefined when this is the login page. */
export function loginAddress(edition: EditionCode, { pathname, search, hash }: Here): string | undefined {
  const path = loginPath(edition);
  return pathname === path ? undefined : `${path}?${new URLSearchParams({ return: pathname + search + hash })}`;
}

/**
 * Where to go after the login: the path that `?return=` names. Undefined when it names none, another site, or the login
 * page itself.
 */
export function returnPath(edition: EditionCode, { search, origin }: Here): string | undefined {
  const wanted = new URLSearchParams(search).get('return');
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return undefined;
  const url = new URL(wanted, origin);
  // A path with two slashes in front would be read as another host.
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === loginPath(edition)) return undefined;
  return url.pathname + url.search + url.hash;
}
