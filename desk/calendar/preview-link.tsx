import type { ReactNode } from 'react';
import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { timeTravelAddress } from '../preview/time-travel-address.ts';
import type { DeskZone } from '../screen/desk-zones.ts';

interface PreviewLinkProps {
  edition: EditionCode;
  slug: string;
  at: Instant;
  zone: DeskZone;
  children: ReactNode;
}

/** Links to the time-travel preview at an edge, with the second before it beside it. */
export const PreviewLink = ({ edition, slug, at, zone, children }: PreviewLinkProps) => (
  <a href={timeTravelAddress({ edition, slug, at, zone, beside: { kind: 'before' }, width: 1440 })}>{children}</a>
);
