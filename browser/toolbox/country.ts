import { localStore } from './storage.ts';

/** The visitor's ISO 3166 country, from the cookie `country`. */
export const countryIn = (cookies: string): string | undefined =>
  /(?:^|;\s*)country=([A-Za-z]{2})(?:;|$)/.exec(cookies)?.[1]?.toUpperCase();

/**
 * The visitor's country in this document, stored for each account group, as under `/us/country`; undefined until the
 * server or a CDN has set the cookie.
 */
export function visitorCountry(): string | undefined {
  const key = `/${document.documentElement.dataset.group ?? 'us'}/country`;
  const storedCode = localStore.read(key);
  if (storedCode && /^[A-Z]{2}$/.test(storedCode)) return storedCode;
  const country = countryIn(document.cookie);
  if (country) localStore.write(key, country);
  return country;
}

/** Returns the label of a region for a visitor from `country`; undefined if its own name fits. */
export const labelForVisitor = (
  country: string | undefined,
  ownCountry: string | undefined,
  labels: Record<string, string>,
): string | undefined =>
  country === undefined || country === ownCountry ? undefined : (labels[country] ?? labels.other);
