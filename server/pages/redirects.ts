import { ownValue } from '#core/fields/tree.ts';
import { isPageOpen } from '#core/links/link.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { type Place, pagePath } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';

const movedSlugs: Partial<Record<EditionCode, Record<string, string>>> = {
  cn: { 'new-release': 'flagship-bumblebee' },
};

const targetOf = ({ edition, slug }: Place): string | undefined => ownValue(movedSlugs[edition] ?? {}, slug);

export const isMoved = (place: Place): boolean => targetOf(place) !== undefined;

/** The target of a moved slug: its new page while that is live, else the edition's home page. */
export function resolveMoved(
  site: Site,
  place: Place,
  instant: Instant,
): { redirect: string; validUntil: Instant | undefined } | undefined {
  const target = targetOf(place);
  if (target === undefined) return undefined;
  const moment = new Moment(instant);
  const slug = isPageOpen(site, place.edition, target, moment) ? target : '';
  return { redirect: pagePath({ edition: place.edition, slug }), validUntil: moment.validUntil };
}
