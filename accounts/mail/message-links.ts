import { calls } from '#rules/account/calls.ts';
import { apiPathOf, groupOf } from '#rules/account/groups.ts';
import type { EditionCode } from '#rules/editions.ts';
import type { Place } from '#rules/place.ts';

/** Absolute address of a place on the site. */
export type AddressOf = (place: Place) => string;

/** Address of a page of the edition, given the token of a mail where it asks for one. */
export function pageLink(addressOf: AddressOf, edition: EditionCode, slug: string, token?: string): string {
  const url = new URL(addressOf({ edition, slug }));
  if (token !== undefined) url.searchParams.set('token', token);
  return url.href;
}

/** Address to which a mail program posts when its reader unsubscribes (RFC 8058). */
export function oneClickLink(addressOf: AddressOf, edition: EditionCode, token: string): string {
  const url = new URL(`${apiPathOf(groupOf(edition))}${calls.unsubscribe.path}`, addressOf({ edition, slug: '' }));
  url.searchParams.set('token', token);
  return url.href;
}
