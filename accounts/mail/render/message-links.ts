import { calls, type OneClickCall } from '#contract/account/calls.ts';
import { accountGroup, groupApiPath } from '#contract/account/groups.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { type Place, pagePath } from '#core/place/place.ts';

/** Returns the absolute URL of a place. */
export type FormatAddress = (place: Place) => string;

/** Slug of the page with a button for the action that a mail program performs with one click. */
export const oneClickPages = {
  unsubscribe: 'newsletter/unsubscribe',
  stopNotices: 'notices/stop',
} as const satisfies Record<OneClickCall, string>;

/** URL of a page of the edition, with the mail's token if the page needs one. */
export function pageLink(formatAddress: FormatAddress, edition: EditionCode, slug: string, token?: string): string {
  const url = new URL(formatAddress({ edition, slug }));
  if (token !== undefined) url.searchParams.set('token', token);
  return url.href;
}

/**
 * URL that a mail client posts to for one-click unsubscribe (RFC 8058). A client that opens it with GET is redirected
 * to the edition's page (RFC 2369).
 */
export function oneClickLink(
  formatAddress: FormatAddress,
  call: OneClickCall,
  edition: EditionCode,
  token: string,
): string {
  const url = new URL(
    `${groupApiPath(accountGroup(edition))}${calls[call].path}`,
    formatAddress({ edition, slug: '' }),
  );
  url.searchParams.set('token', token);
  url.searchParams.set('edition', edition);
  return url.href;
}

/** Path of the page of a one-click call, from the query of its URL. */
export function oneClickPath(call: OneClickCall, edition: EditionCode, query: URLSearchParams): string {
  const path = pagePath({ edition, slug: oneClickPages[call] });
  const token = query.get('token');
  return token === null ? path : `${path}?${new URLSearchParams({ token })}`;
}
