import { pageWindows } from '#core/links/link.ts';
import { editionCodes } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { SectionByKind } from '#pages/sections.ts';
import { importUntyped } from './import-untyped.ts';
import { realSite } from './real-site.ts';
import { today } from './rendered-page.ts';

export interface Play {
  seconds: number;
  parts: { robot: string }[];
}
export const { PLAYS } = await importUntyped<{ PLAYS: Record<string, Play> }>('#robots/plays.ts');

const instant = parseInstant(today);

/** Every theater stage of every edition, with the robot of its page. */
export const stages = Object.keys(realSite.pages).flatMap((slug) =>
  editionCodes.flatMap((edition) => {
    if (pageWindows(realSite, edition, slug).length === 0) return [];
    const resolution = resolvePage(realSite, { edition, slug }, instant);
    if (!('page' in resolution)) return [];
    const { sections } = resolution.page;
    const live = sections.find((section): section is SectionByKind<'live-robot'> => section.kind === 'live-robot');
    const theater = sections.find((section): section is SectionByKind<'theater'> => section.kind === 'theater');
    return theater?.play
      ? [{ place: `${edition}/${slug}`, play: theater.play, actors: theater.actors, robot: live?.robot }]
      : [];
  }),
);
