import { describe, expect, test } from 'vitest';
import { gestureNames } from '#apps/playground/block-words.ts';
import { joints } from '#apps/playground/editors/use-poses.ts';
import { importUntyped } from '#tests/support/site/import-untyped.ts';
import { playgrounds } from '#tests/support/site/playgrounds.ts';
import { realSite } from '#tests/support/site/real-site.ts';

interface Model {
  make(): { poses: Record<string, unknown>; rig: { plan(): { joints: [name: string, ...rest: unknown[]][] } } };
  motions: Record<string, unknown>;
}
const { robotModels } = await importUntyped<{ robotModels: Record<string, () => Promise<Model>> }>(
  '#robots/live/loading/robot-models.ts',
);

/** Robots with a live model on some page. */
const robots = new Set(
  Object.values(realSite.pages).flatMap(({ settings }) =>
    (settings.sections as { kind: string; robot?: string }[]).flatMap(({ kind, robot }) =>
      kind === 'live-robot' && robot ? [robot] : [],
    ),
  ),
);

test('finds robots on the pages', () => expect(robots.size).toBeGreaterThan(0));

test.each([...robots])('every motion and pose of %s has a label in every edition', async (robot) => {
  const model = await robotModels[robot]?.();
  if (!model) throw new Error(`no robot ${robot}`);
  const movements = [...Object.keys(model.motions), ...Object.keys(model.make().poses)];
  expect(movements.length).toBeGreaterThan(2);
  for (const [edition, words] of Object.entries(realSite.messages)) {
    const labelledNames = Object.keys({ ...words?.motions, ...words?.scenes, ...words?.poses });
    expect(
      movements.filter((name) => !labelledNames.includes(name)),
      edition,
    ).toEqual([]);
  }
});

interface Abilities {
  joints: string[];
  motions: string[];
}
const abilitiesByRobot = new Map<string, Promise<Abilities | undefined>>();
/** The joints and motions of a model. Cached, as building a model takes seconds. */
function abilitiesOf(robot: string): Promise<Abilities | undefined> {
  const abilities = abilitiesByRobot.get(robot) ?? buildAbilities();
  abilitiesByRobot.set(robot, abilities);
  return abilities;

  async function buildAbilities(): Promise<Abilities | undefined> {
    const model = await robotModels[robot]?.();
    if (!model) return undefined;
    const { joints: plan } = model.make().rig.plan();
    return { joints: plan.map(([name]) => name), motions: Object.keys(model.motions) };
  }
}

describe.each(playgrounds)('$name', ({ playground, messages }) => {
  test('has a robot with the joints and gestures that it uses', async () => {
    const model = await abilitiesOf(playground.robot.robot);
    expect(joints.filter(({ joint }) => !model?.joints.includes(joint))).toEqual([]);
    expect(gestureNames(messages).filter((motion) => !model?.motions.includes(motion))).toEqual([]);
  }, 60_000);
});
