import type { ReactNode } from 'react';
import type { DeskZone } from '#rules/desk/desk-zones.ts';
import { timeMachineAddress } from '#rules/desk/time-machine-address.ts';
import type { EditionCode } from '#rules/editions.ts';
import type { Instant } from '#rules/instant.ts';
import { isoTime } from '../time-machine/iso-time.ts';

interface LookProps {
  edition: EditionCode;
  slug: string;
  at: Instant;
  zone: DeskZone;
  children: ReactNode;
}

/** Leads to the time machine, at an edge and just before it. */
export const LookLink = ({ edition, slug, at, zone, children }: LookProps) => (
  <a href={timeMachineAddress({ edition, slug, at, zone, beside: { kind: 'before' }, width: 1440 }, isoTime)}>
    {children}
  </a>
);
