import type { EditionCode } from '#rules/place/editions.ts';
import type { Place } from '#rules/place/place.ts';
import { pathOf } from '#rules/place/place.ts';
import { isPageOpen } from '#rules/site/link.ts';
import type { Site } from '#rules/site/site.ts';
import type { Instant } from '#rules/time/instant.ts';
import { Moment } from '#rules/time/moment.ts';

/** Slugs that redirect to another page of their edition. */
const movedSlugs: Partial<Record<EditionCode, Record<string, string>>> = {
  cn: { 'new-release': 'flagship-bumblebee' },
};

const targetOf = ({ edition, slug }: Place): string | undefined => {
  const slugs = movedSlugs[edition] ?? {};
  return Object.hasOwn(slugs, slug) ? slugs[slug] : undefined;
};

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
  return { redirect: pathOf({ edition: place.edition, slug }), validUntil: moment.validUntil };
}
