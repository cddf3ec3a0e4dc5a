import { resolvePage } from '#rules/page/page.ts';
import { editionCodes } from '#rules/place/editions.ts';
import type { SectionOf } from '#rules/sections/registry.ts';
import { windowsOf } from '#rules/site/link.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { realSite } from './real-site.ts';
import { today } from './rendered-page.ts';

const instant = parseInstant(today);

/** The playground pages of all editions, with the sections that the playground takes words from. */
export const playgrounds = Object.keys(realSite.pages).flatMap((slug) =>
  editionCodes.flatMap((edition) => {
    if (windowsOf(realSite, edition, slug).length === 0) return [];
    const resolution = resolvePage(realSite, { edition, slug }, instant);
    if (!('page' in resolution)) return [];
    const { sections, messages, lang } = resolution.page;
    const find = <Kind extends 'playground' | 'modes' | 'voice'>(kind: Kind) =>
      sections.find((section): section is SectionOf<Kind> => section.kind === kind);
    const playground = find('playground');
    return playground
      ? [{ name: `${edition}/${slug}`, playground, modes: find('modes'), voice: find('voice'), messages, lang }]
      : [];
  }),
);
