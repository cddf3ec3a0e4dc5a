import type { Store } from './storage.ts';
import { localStore } from './storage.ts';

/** The visitor's country by ISO 3166, from the cookie `country` among `cookies`. */
export const countryIn = (cookies: string): string | undefined =>
  /(?:^|;\s*)country=([A-Za-z]{2})(?:;|$)/.exec(cookies)?.[1]?.toUpperCase();

/** The country kept for a group, `/us/country`; where none is kept yet, the one in `cookies`, which is kept then. */
export function storedCountry(group: string, store: Store, cookies: string): string | undefined {
  const key = `/${group}/country`;
  const kept = store.read(key);
  if (kept && /^[A-Z]{2}$/.test(kept)) return kept;
  const country = countryIn(cookies);
  if (country) store.write(key, country);
  return country;
}

/** The visitor's country in this document; undefined until the server or a CDN has told it. */
export const visitorCountry = (): string | undefined =>
  storedCountry(document.documentElement.dataset.group ?? 'us', localStore, document.cookie);
