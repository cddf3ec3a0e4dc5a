import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RobotName } from '#robots/names.ts';
import { importUntyped } from '../../support/site/import-untyped.ts';
import { realSite } from '../../support/site/real-site.ts';

type Clips = [name: string, clip: { robot?: string; views?: unknown; motion?: string; play?: string }][];
type Model = () => Promise<{ motions: object }>;
const { SCENES } = await importUntyped<{ SCENES: Record<string, object> }>('#robots/scenes/all.ts');
const { clipsOf } = await importUntyped<{ clipsOf: (films: unknown) => Clips }>('#studio/films.ts');
const { robotModels } = await importUntyped<{ robotModels: Record<RobotName, Model> }>(
  '#robots/live/loading/robot-models.ts',
);

const films = clipsOf(JSON.parse(readFileSync(join(import.meta.dirname, '../../../studio/films.json'), 'utf8'))).map(
  ([, clip]) => clip,
);

/** The fields of any section that name robots and plays. */
interface Section {
  kind: string;
  robot?: RobotName;
  acts?: { play?: string }[];
}
const pages = Object.values(realSite.pages).map(({ settings }) => settings.sections as Section[]);
/** Robots that can be programmed on a page. The base has two shapes too, but cannot. */
const robots = pages
  .filter((sections) => sections.some(({ kind }) => kind === 'programs'))
  .flatMap((sections) => sections.flatMap(({ robot }) => robot ?? []));
const plays = pages.flatMap((sections) => sections.flatMap(({ acts = [] }) => acts.flatMap(({ play }) => play ?? [])));

test.each([...new Set(robots)])(
  'there is one film of %s when it transforms, when it walks if it has legs, and in its scene',
  async (robot) => {
    const ofRobot = films.filter((clip) => clip.robot === robot && !clip.play);
    const { motions } = await robotModels[robot]();
    const scenes = Object.keys(SCENES[robot] ?? {});
    expect(ofRobot.filter(({ views }) => views)).toHaveLength(1);
    expect(ofRobot.flatMap(({ motion }) => motion ?? []).toSorted()).toEqual(
      [...('walk' in motions ? ['walk'] : []), ...scenes].toSorted(),
    );
  },
);

test.each([...new Set(plays)])('there is one film of the play %s', (play) => {
  expect(films.filter((clip) => clip.play === play)).toHaveLength(1);
});
