import { duties, dutyNames, owedFacts } from '#core/law/law-schema.ts';
import { pageWindows, slugOfRef } from '#core/links/link.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import type { CompanyFact } from '#core/regions/company-schema.ts';
import type { Site } from '#core/site.ts';

/**
 * Every duty in an edition, with the page or the words that meet it; undefined: nothing does. An entry whose page the
 * edition never has meets nothing.
 */
export const lawStatus = (site: Site, edition: EditionCode) =>
  dutyNames.map((duty) => {
    const { about, owedBy } = duties[duty];
    const entry = site.law[edition][duty];
    return {
      duty,
      about,
      isOwed: owedBy.includes(editions[edition].law),
      source: entry?.source,
      metBy: entry && ('link' in entry ? reachable(site, edition, entry.link) : duties[duty].at),
    };
  });

function reachable(site: Site, edition: EditionCode, link: string): string | undefined {
  const slug = slugOfRef(link);
  return slug === undefined || pageWindows(site, edition, slug).length > 0 ? link : undefined;
}

export const missingFacts = ({ company, law }: Site, edition: EditionCode): CompanyFact[] =>
  [...owedFacts[editions[edition].law], ...(law[edition].companyFacts ?? [])].filter(
    (fact) => company.editions[edition][fact] === undefined,
  );
