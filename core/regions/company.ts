import { type EditionCode, editions, languageFacts } from '../place/editions.ts';
import type { Site } from '../site.ts';
import type { CompanyPart } from './company-schema.ts';

/** The address of an edition's company in one line, in its language if it is translated. Throws if there is none. */
export function companyAddress({ company }: Site, edition: EditionCode): string {
  const name = company.editions[edition].address;
  const address = company.addresses[name];
  if (!address) throw new Error(`content/company.yaml has no address "${name}"`);
  const locale = editions[edition].locales.find((candidate) => address.translations[candidate]);
  return (address.translations[locale ?? ''] ?? address.lines).join(', ');
}

/** A fact of an edition's company. Throws if it has none. */
export function companyFact(site: Site, edition: EditionCode, part: CompanyPart['company']): string {
  const fact = part === 'address' ? companyAddress(site, edition) : site.company.editions[edition][part];
  if (fact === undefined) throw new Error(`content/company.yaml has no ${part} in the ${edition} edition`);
  return fact;
}

/** A telephone number as a page shows it: in East Asia as people there dial it, `03-0000-0000`. */
export const shownTelephone = (telephone: string, edition: EditionCode): string =>
  languageFacts(editions[edition].lang).isEastAsian ? telephone.replace(/^\+8[126]-/, '0') : telephone;

export const telephoneHref = (telephone: string): string => `tel:${telephone.replaceAll(/[^+\d]/g, '')}`;

/** The contact points of an edition, with the company's telephone number where one answers it. */
export const contactPoints = ({ regions, company }: Site, edition: EditionCode) =>
  regions[edition].contact.map(({ type, email, phone }) => ({
    type,
    email,
    telephone: phone && company.editions[edition].phone,
  }));
