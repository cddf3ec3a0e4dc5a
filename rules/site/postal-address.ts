import type { EditionCode } from '../place/editions.ts';
import { editions } from '../place/editions.ts';
import type { Site } from './site.ts';

/** The lines of an address of `site.yaml` in the first of these locales that has its own. Throws if there is none. */
export function postalAddress({ settings }: Site, name: string, locales: readonly string[]): string[] {
  const address = settings.addresses[name];
  if (!address) throw new Error(`content/site.yaml has no address "${name}"`);
  const { lines, translations } = address;
  return locales.map((locale) => translations[locale]).find((translated) => translated !== undefined) ?? lines;
}

/** The address of an edition's company in one line, if it has one. */
export function companyAddressOf(site: Site, edition: EditionCode): string | undefined {
  const name = site.regions[edition].companyAddress;
  return name && postalAddress(site, name, editions[edition].locales).join(', ');
}
