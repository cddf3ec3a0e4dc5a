import { describe, expect, test } from 'vitest';
import { editionCodes } from '#rules/place/editions.ts';
import { windowsOf } from '#rules/site/link.ts';
import { resolvePage } from '#rules/page/page.ts';
import { performersOf } from '#rules/plays.ts';
import type { SectionOf } from '#rules/sections/registry.ts';
import { fromStudio } from '../support/site/from-studio.ts';
import { realSite } from '../support/site/real-site.ts';

interface Play {
  seconds: number;
  parts: { robot: string }[];
}
const { PLAYS } = await fromStudio<{ PLAYS: Record<string, Play> }>('plays.ts');

const instant = Date.UTC(2026, 10, 20);

/** Every stage that can be played, in every edition, with the robot of its page. */
const stages = Object.keys(realSite.pages).flatMap((slug) =>
  editionCodes.flatMap((edition) => {
    if (windowsOf(realSite, edition, slug).length === 0) return [];
    const resolution = resolvePage(realSite, { edition, slug }, instant);
    if (!('page' in resolution)) return [];
    const { sections } = resolution.page;
    const live = sections.find((section): section is SectionOf<'live-robot'> => section.kind === 'live-robot');
    const theater = sections.find((section): section is SectionOf<'theater'> => section.kind === 'theater');
    return theater?.play
      ? [{ place: `${edition}/${slug}`, play: theater.play, actors: theater.actors, robot: live?.robot }]
      : [];
  }),
);

test('the plays that content may name are those of the studio, with as many robots', () => {
  expect(performersOf).toEqual(
    Object.fromEntries(Object.entries(PLAYS).map(([name, { parts }]) => [name, parts.length])),
  );
});

test('every play is on a stage', () => {
  expect([...new Set(stages.map(({ play }) => play.name))].sort()).toEqual(Object.keys(PLAYS).sort());
});

describe.each(stages)('the stage of $place', ({ play: { name, script }, actors, robot }) => {
  test('has the robot of the page in the place of its picture', () => {
    const { parts } = PLAYS[name] as Play;
    expect(actors).toHaveLength(parts.length);
    if (robot) expect(parts[0]?.robot).toBe(robot);
  });

  test('tells what is seen while it is seen, slowly enough to be read', () => {
    const ends = [...script.slice(1).map(({ at }) => at), (PLAYS[name] as Play).seconds];
    for (const [index, { at, line }] of script.entries()) {
      const isWide = /[\u3040-\u9fff]/.test(line);
      expect((ends[index] ?? 0) - at, line).toBeGreaterThan(line.length / (isWide ? 11 : 26));
    }
  });
});
