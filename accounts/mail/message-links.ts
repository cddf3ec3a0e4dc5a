import { calls } from '#rules/contract/account/calls.ts';
import { apiPathOf, groupOf } from '#rules/contract/account/groups.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import type { Place } from '#rules/place/place.ts';
import { pathOf } from '#rules/place/place.ts';

/** Absolute address of a place on the site. */
export type AddressOf = (place: Place) => string;

/** The page on which a button ends a subscription. */
export const unsubscribePage = 'newsletter/unsubscribe';

/** Address of a page of the edition, given the token of a mail where it asks for one. */
export function pageLink(addressOf: AddressOf, edition: EditionCode, slug: string, token?: string): string {
  const url = new URL(addressOf({ edition, slug }));
  if (token !== undefined) url.searchParams.set('token', token);
  return url.href;
}

/**
 * Address to which a mail program posts when its reader unsubscribes (RFC 8058). One that opens it instead is led to
 * the page of the edition (RFC 2369).
 */
export function oneClickLink(addressOf: AddressOf, edition: EditionCode, token: string): string {
  const url = new URL(`${apiPathOf(groupOf(edition))}${calls.unsubscribe.path}`, addressOf({ edition, slug: '' }));
  url.searchParams.set('token', token);
  url.searchParams.set('edition', edition);
  return url.href;
}

/** Path to the page that unsubscribes, from what such an address was asked with. */
export function unsubscribePath(edition: EditionCode, query: URLSearchParams): string {
  const path = pathOf({ edition, slug: unsubscribePage });
  const token = query.get('token');
  return token === null ? path : `${path}?${new URLSearchParams({ token })}`;
}
