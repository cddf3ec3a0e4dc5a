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

const programmed = Map.groupBy(playgrounds, ({ playground }): string => playground.robot.robot);

/** Robots with a live model on some page or in a playground. */
const robots = new Set(programmed.keys());
for (const { settings } of Object.values(realSite.pages))
  for (const { kind, robot } of settings.sections as { kind: string; robot?: string }[])
    if (kind === 'live-robot' && robot) robots.add(robot);

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
