import { expect, test } from 'vitest';
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

async function modelOf(robot: string): Promise<Model> {
  const model = await robotModels[robot]?.();
  if (!model) throw new Error(`no robot ${robot}`);
  return model;
}

/** Robots with a live model on some page. */
const robots = new Set(
  Object.values(realSite.pages).flatMap(({ settings }) =>
    (settings.sections as { kind: string; robot?: string }[]).flatMap(({ kind, robot }) =>
      kind === 'live-robot' && robot ? [robot] : [],
    ),
  ),
);

test.each([...robots])('every motion and pose of %s has a label in every edition', async (robot) => {
  const model = await modelOf(robot);
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

test.each(playgrounds)(
  'the robot of $name has the joints and gestures that it uses',
  async ({ playground, messages }) => {
    const model = await modelOf(playground.robot.robot);
    const { joints: plan } = model.make().rig.plan();
    const jointNames = plan.map(([name]) => name);
    expect(joints.filter(({ joint }) => !jointNames.includes(joint))).toEqual([]);
    expect(gestureNames(messages).filter((motion) => !Object.hasOwn(model.motions, motion))).toEqual([]);
  },
);
