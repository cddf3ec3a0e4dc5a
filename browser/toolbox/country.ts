import type { Store } from './storage.ts';
import { localStore } from './storage.ts';

/** The visitor's ISO 3166 country, from the cookie `country`. */
export const countryIn = (cookies: string): string | undefined =>
  /(?:^|;\s*)country=([A-Za-z]{2})(?:;|$)/.exec(cookies)?.[1]?.toUpperCase();

/** The country stored for an account group under `/us/country`; takes it from `cookies` and stores it if missing. */
export function storedCountry(group: string, store: Store, cookies: string): string | undefined {
  const key = `/${group}/country`;
  const storedCode = store.read(key);
  if (storedCode && /^[A-Z]{2}$/.test(storedCode)) return storedCode;
  const country = countryIn(cookies);
  if (country) store.write(key, country);
  return country;
}

/** The visitor's country in this document; undefined until the server or a CDN has set the cookie. */
export const visitorCountry = (): string | undefined =>
  storedCountry(document.documentElement.dataset.group ?? 'us', localStore, document.cookie);

/** Returns the label of a region for a visitor from `country`; undefined if its own name fits. */
export const labelForVisitor = (
  country: string | undefined,
  ownCountry: string | undefined,
  labels: Record<string, string>,
): string | undefined =>
  country === undefined || country === ownCountry ? undefined : (labels[country] ?? labels.other);
