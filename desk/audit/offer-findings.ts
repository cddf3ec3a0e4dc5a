import type { Offer } from '#core/offers/offer-schema.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import type { AuditedContent } from './check.ts';
import type { Finding } from './finding.ts';

/** `path` begins at the offer. */
export type OfferFinding = Pick<Finding, 'check' | 'severity' | 'path' | 'actual' | 'fix'> & {
  instant?: Instant | undefined;
};

export const offerFindings = (
  { site }: AuditedContent,
  find: (offer: Offer, edition: EditionCode, id: string) => readonly OfferFinding[],
): Finding[] =>
  editionCodes.flatMap((edition) =>
    Object.entries(site.offers[edition]).flatMap(([id, offer]) =>
      find(offer, edition, id).map(({ instant, path, ...finding }) => ({
        ...finding,
        file: `offers/${edition}.yaml`,
        path: `${id}.${path}`,
        edition,
        slug: offer.link,
        ...(instant !== undefined && { instant }),
      })),
    ),
  );
