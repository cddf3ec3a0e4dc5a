import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importUntyped } from '../../support/site/import-untyped.ts';
import { realSite } from '../../support/site/real-site.ts';

interface Clip {
  robot?: string;
  views?: unknown;
  motion?: string;
  play?: string;
}
interface Model {
  motions: Record<string, unknown>;
}
const { SCENES } = await importUntyped<{ SCENES: Record<string, Record<string, unknown>> }>('#robots/scenes/all.ts');
const { clipsOf } = await importUntyped<{ clipsOf: (films: unknown) => [name: string, clip: Clip][] }>(
  '#studio/films.ts',
);
const { robotModels } = await importUntyped<{ robotModels: Record<string, () => Promise<Model>> }>(
  '#robots/live/loading/robot-models.ts',
);

const films = clipsOf(JSON.parse(readFileSync(join(import.meta.dirname, '../../../studio/films.json'), 'utf8'))).map(
  ([, clip]) => clip,
);

/** The fields of any section that name robots and plays. */
interface Section {
  kind: string;
  robot?: string;
  acts?: { play?: string }[];
}
const pages = Object.values(realSite.pages).map(({ settings }) => settings.sections as Section[]);
/** Robots that can be programmed on a page. The base has two shapes too, but cannot. */
const robots = new Set(
  pages
    .filter((sections) => sections.some(({ kind }) => kind === 'programs'))
    .flatMap((sections) => sections.flatMap(({ robot }) => robot ?? [])),
);
const plays = new Set(
  pages.flatMap((sections) => sections.flatMap(({ acts = [] }) => acts.flatMap(({ play }) => play ?? []))),
);

test('the pages name robots and plays', () => {
  expect(robots.size).toBeGreaterThan(0);
  expect(plays.size).toBeGreaterThan(0);
});

// Each has a second shape: see robots/models.test.ts.
describe.each([...robots])('a %s', (robot) => {
  const robotFilms = films.filter((clip) => clip.robot === robot && !clip.play);

  test('has one film of its transformation', () => {
    expect(robotFilms.filter(({ views }) => views)).toHaveLength(1);
  });

  test('has one film of walking if it has legs, and one of its scene', async () => {
    const { motions } = (await robotModels[robot]?.()) ?? { motions: {} };
    const filmedMotions = robotFilms.flatMap(({ motion }) => motion ?? []);
    expect(filmedMotions.filter((motion) => motion === 'walk')).toHaveLength('walk' in motions ? 1 : 0);
    expect(filmedMotions.filter((motion) => motion !== 'walk')).toEqual(Object.keys(SCENES[robot] ?? {}));
  });
});

test.each([...plays])('the play %s has one film', (play) => {
  expect(films.filter((clip) => clip.play === play)).toHaveLength(1);
});
