import { type EditionCode, editions } from '../place/editions.ts';
import type { Site } from '../site.ts';
import type { CompanyPart } from './company-schema.ts';
import type { Region } from './region-schema.ts';

export interface ContactPoint {
  type: Region['contact'][number]['type'];
  email: string;
  telephone?: string | undefined;
}

/** The lines of an address in the first of these locales that has its own. Throws if there is none. */
export function postalAddress({ company }: Site, name: string, locales: readonly string[]): string[] {
  const address = company.addresses[name];
  if (!address) throw new Error(`content/company.yaml has no address "${name}"`);
  const { lines, translations } = address;
  return locales.map((locale) => translations[locale]).find((translated) => translated !== undefined) ?? lines;
}

/** The address of an edition's company in one line. */
export const companyAddressOf = (site: Site, edition: EditionCode): string =>
  postalAddress(site, site.company.editions[edition].address, editions[edition].locales).join(', ');

/** A fact of an edition's company. Throws if it has none. */
export function companyFact(site: Site, edition: EditionCode, part: CompanyPart['company']): string {
  const fact = part === 'address' ? companyAddressOf(site, edition) : site.company.editions[edition][part];
  if (fact === undefined) throw new Error(`content/company.yaml has no ${part} in the ${edition} edition`);
  return fact;
}

export const telephoneHref = (telephone: string): string => `tel:${telephone.replaceAll(/[^+\d]/g, '')}`;

/** The contact points of an edition, with the company's telephone number where one answers it. */
export const contactPoints = ({ regions, company }: Site, edition: EditionCode): ContactPoint[] =>
  regions[edition].contact.map(({ type, email, phone }) => ({
    type,
    email,
    telephone: phone && company.editions[edition].phone,
  }));
