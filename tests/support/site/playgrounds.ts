import { programmingSlug, robotParameter } from '#contract/programming.ts';
import { editionCodes } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { SectionByKind } from '#pages/sections.ts';
import { realSite } from './real-site.ts';
import { today } from './rendered-page.ts';

const instant = parseInstant(today);

/** The page about programming with a robot, or with the first one of the edition. */
function programmingPage(edition: (typeof editionCodes)[number], robot?: string) {
  const query = robot === undefined ? undefined : { [robotParameter]: robot };
  const resolution = resolvePage(realSite, { edition, slug: programmingSlug, query }, instant);
  if (!('page' in resolution)) throw new Error(`${edition} has no page about programming`);
  const { sections, messages, lang } = resolution.page;
  const find = <Kind extends 'playground' | 'programming-ways'>(kind: Kind) =>
    sections.find((section): section is SectionByKind<Kind> => section.kind === kind);
  const { page } = resolution;
  return { page, playground: find('playground'), ways: find('programming-ways')?.cards ?? [], messages, lang };
}

/** Every robot of the playground in every edition. */
export const playgrounds = editionCodes.flatMap((edition) =>
  (programmingPage(edition).playground?.robots ?? []).flatMap(({ page }) => {
    const { playground, ...others } = programmingPage(edition, page);
    return playground ? [{ name: `${edition}/${page}`, playground, ...others }] : [];
  }),
);
