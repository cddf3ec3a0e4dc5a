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

/** Robots with a live model on some page. */
const robots = new Set(
  Object.values(realSite.pages).flatMap(({ settings }) =>
    (settings.sections as { kind: string; robot?: string }[]).flatMap(({ kind, robot }) =>
      kind === 'live-robot' && robot ? [robot] : [],
    ),
  ),
);

const programmed = Map.groupBy(playgrounds, ({ playground }): string => playground.robot.robot);

test('every robot of a playground is on a page', () => {
  expect([...programmed.keys()].filter((robot) => !robots.has(robot))).toEqual([]);
});

test.each([...robots])('%s can do what its playgrounds use, and every edition has words for it', async (robot) => {
  const model = await robotModels[robot]?.();
  if (!model) throw new Error(`no robot ${robot}`);
  const { poses, rig } = model.make();
  const movements = [...Object.keys(model.motions), ...Object.keys(poses)];
  expect(movements.length).toBeGreaterThan(2);
  for (const [edition, words] of Object.entries(realSite.messages)) {
    const labelled = { ...words?.motions, ...words?.scenes, ...words?.poses };
    expect([edition, ...movements.filter((name) => !Object.hasOwn(labelled, name))]).toEqual([edition]);
  }
  const jointNames = rig.plan().joints.map(([name]) => name);
  for (const { name, messages } of programmed.get(robot) ?? []) {
    expect([name, ...joints.filter(({ joint }) => !jointNames.includes(joint))]).toEqual([name]);
    expect([name, ...gestureNames(messages).filter((motion) => !Object.hasOwn(model.motions, motion))]).toEqual([name]);
  }
});
