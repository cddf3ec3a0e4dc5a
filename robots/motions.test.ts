import { describe, expect, test } from 'vitest';
import { builtRobot } from '#tests/support/robots/built-robot.ts';
import { robotModels } from './live/loading/robot-models.ts';
import { blendPoses, type Motion, poseAt, progressAt } from './motions.ts';
import { robotNames } from './names.ts';

/** Range of the joints in degrees, relative to the current shape. */
const limits: Record<string, [least: number, most: number]> = {
  head: [-40, 40],
  torso: [-35, 35],
  waist: [-35, 35],
  hip: [-92, 40],
  knee: [-5, 110],
  ankle: [-30, 30],
  foot: [-30, 30],
  shoulder: [-120, 130],
  elbow: [-110, 60],
  // wheels go on turning
  front: [-Infinity, Infinity],
  rear: [-Infinity, Infinity],
};
const limitOf = (joint: string): [number, number] => limits[joint.replace(/[LR]$/, '')] ?? [-90, 90];

describe.each(robotNames)('motions of %s', async (name) => {
  const { make, motions } = await robotModels[name]();
  const robot = builtRobot(make);

  test.each(Object.keys(motions))('%s keeps joints within limits and parts above the floor', (motion) => {
    const { keys, seconds, loops } = motions[motion] as Motion;
    expect(keys[0]?.[0]).toBe(0);
    expect(keys.at(-1)?.[0]).toBe(1);
    for (let i = 0; i <= 24; i++) {
      const pose = poseAt(motions[motion] as Motion, (seconds * i) / 24);
      for (const [joint, offsets] of Object.entries(pose)) {
        const [least, most] = limitOf(joint);
        for (const [channel, degrees] of Object.entries(offsets)) {
          expect(degrees, `${joint} ${channel}`).toBeGreaterThanOrEqual(least);
          expect(degrees, `${joint} ${channel}`).toBeLessThanOrEqual(most);
        }
      }
      robot.rig.apply(progressAt(motions[motion] as Motion, (seconds * i) / 24), pose);
      expect(robot.rig.clearance()).toBeCloseTo(0, 5);
    }
    if (!loops) expect(progressAt(motions[motion] as Motion, seconds)).toBe(progressAt(motions[motion] as Motion, 0));
    const [first, last] = [
      poseAt(motions[motion] as Motion, 0),
      poseAt(motions[motion] as Motion, loops ? seconds * 2 : seconds),
    ];
    for (const [joint, offsets] of Object.entries(first))
      for (const [channel, degrees] of Object.entries(offsets))
        expect(last[joint]?.[channel as 'rx']).toBeCloseTo(degrees, 6);
  });
});

test('blends joints that only one of two poses names', () => {
  expect(blendPoses({ head: { rx: 10 } }, { torso: { ry: 20 } }, 0.25)).toEqual({
    head: { rx: 7.5 },
    torso: { ry: 5 },
  });
});
