import { editionCodes } from '#rules/editions.ts';
import type { Instant } from '#rules/instant.ts';
import { formatInstant } from '#rules/instant.ts';
import { resolvePage } from '#rules/page.ts';
import type { Site } from '#rules/site.ts';
import type { ContentFault } from './content-error.ts';
import { eachOnce } from './content-error.ts';
import { entryWordFaults } from './site-entry-words.ts';
import { linkFaults } from './site-links.ts';
import { pageMessageFaults } from './site-page-messages.ts';
import type { WordSources } from './site-pages.ts';
import { pageFolder } from './site-pages.ts';
import { referenceFaults } from './site-references.ts';

/** What no single file can tell: whether the files of content agree with each other, at every instant. Files are named from the content's folder. */
export function crossCheck(site: Site, sources: WordSources): ContentFault[] {
  const faults = [
    ...referenceFaults(site),
    ...promotionFaults(site),
    ...linkFaults(site),
    ...entryWordFaults(site, sources),
    ...pageMessageFaults(site, sources),
  ];
  return eachOnce(faults.length > 0 ? faults : resolutionFaults(site));
}

function promotionFaults(site: Site): ContentFault[] {
  return editionCodes.flatMap((code) =>
    Object.entries(site.offers[code]).flatMap(([id, { price = [], promotions }]) => {
      const lowest = Math.min(...price.map((step) => step.price));
      return promotions.flatMap((promotion, index) => {
        if (promotion.price < lowest) return [];
        const found = `${promotion.price} against a price of ${lowest}`;
        return [{ file: `offers/${code}.yaml`, path: `${id}.promotions.${index}.price`, found, mend: 'Make the activity price the lower one.' }];
      });
    }),
  );
}

/** Resolves every page of every edition before and after each of its edges. */
function resolutionFaults(site: Site): ContentFault[] {
  const faults: ContentFault[] = [];
  for (const slug of Object.keys(site.pages)) {
    for (const edition of editionCodes) {
      let instant: Instant | undefined = 0;
      try {
        while (instant !== undefined) {
          const resolution = resolvePage(site, { edition, slug }, instant);
          if ('page' in resolution) faults.push(...emptyAlternatives(resolution.page, edition));
          instant = resolution.validUntil;
        }
      } catch (error) {
        faults.push({
          file: `${pageFolder(slug)}/page.yaml`,
          path: '',
          found: `that the page cannot be shown: ${(error as Error).message}`,
          mend: `Mend its sections, its words or the offers of the ${edition} edition, where it happens ${instant ? `from ${formatInstant(instant)} on` : 'from the beginning'}.`,
        });
      }
    }
  }
  return faults;
}

function emptyAlternatives(value: unknown, edition: string): ContentFault[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, alt, hash } = value as { id?: string; alt?: string; hash?: string };
  if (hash && id && alt === '') {
    const [subject, what] = id.split('/');
    const found = `no words for the ${edition} edition`;
    return [{ file: `pictures/${subject}.yaml`, path: `${what}.alt`, found, mend: 'Add the alternative text in its language.' }];
  }
  return Object.values(value).flatMap((child) => emptyAlternatives(child, edition));
}
