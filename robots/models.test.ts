import { Box3, Mesh } from 'three';
import { describe, expect, test } from 'vitest';
import { RobotParts } from '#tests/support/robots/attached-parts.ts';
import { builtRobot } from '#tests/support/robots/built-robot.ts';
import { robotModels } from './live/loading/robot-models.ts';
import { blendPoses, poseAt, progressAt } from './motions.ts';
import { robotNames } from './names.ts';

const mostTriangles = 180_000;
const steps = 40;

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

describe.each(robotNames)('%s', async (name) => {
  const { make, motions } = await robotModels[name]();
  const robot = builtRobot(make);
  const { rig, root } = robot;
  const parts = new RobotParts(robot);
  const matrices = (): number[] => {
    const out: number[] = [];
    root.traverse((o) => out.push(...o.matrixWorld.elements));
    return out;
  };
  /** Parts that come loose, with the first step at which each does. */
  const looseOn = (show: (share: number) => void): string[] => {
    const firstSteps = new Map<string, number>();
    for (let step = 0; step <= steps; step++) {
      show(step / steps);
      for (const part of parts.detached()) if (!firstSteps.has(part)) firstSteps.set(part, step);
    }
    return Array.from(firstSteps, ([part, step]) => `${part} at ${step} of ${steps}`);
  };

  test('returns exactly from its other shape', () => {
    rig.apply(0);
    const before = matrices();
    rig.apply(1);
    expect(matrices()).not.toEqual(before);
    rig.apply(0);
    expect(matrices()).toEqual(before);
  });

  test.each([0, 0.25, 0.5, 0.75, 1])('stands on the floor at progress %d', (t) => {
    rig.apply(t);
    expect(rig.clearance()).toBeCloseTo(0, 6);
    expect(new Box3().setFromObject(root, true).min.y).toBeGreaterThan(-0.02);
  });

  test('stands on the floor in every pose', () => {
    for (const [pose, offsets] of Object.entries(robot.poses)) {
      rig.apply(robot.folded?.includes(pose) ? 1 : 0, offsets);
      expect(rig.clearance()).toBeCloseTo(0, 6);
    }
  });

  test('has finite geometry within the triangle budget', () => {
    expect(robot.triangles).toBeLessThan(mostTriangles);
    root.traverse((o) => {
      if (!(o instanceof Mesh)) return;
      const hasNumbers = o.geometry.getAttribute('position').array.every((x: number) => Number.isFinite(x));
      expect(hasNumbers, o.name).toBe(true);
    });
  });

  test('keeps its parts together on the way between its shapes', () => {
    expect(looseOn((share) => rig.apply(share))).toEqual([]);
  });

  test.each(Object.entries(motions))('keeps its parts together in the motion %s', (_, motion) => {
    const at = (share: number) => motion.seconds * share;
    expect(looseOn((share) => rig.apply(progressAt(motion, at(share)), poseAt(motion, at(share))))).toEqual([]);
  });

  test.each(Object.entries(motions))('keeps joints within limits and parts above the floor in %s', (_, motion) => {
    const { keys, seconds, loops } = motion;
    expect([keys[0]?.[0], keys.at(-1)?.[0]]).toEqual([0, 1]);
    for (let i = 0; i <= 24; i++) {
      const pose = poseAt(motion, (seconds * i) / 24);
      for (const [joint, offsets] of Object.entries(pose)) {
        const [least, most] = limitOf(joint);
        for (const [channel, degrees] of Object.entries(offsets)) {
          expect(degrees, `${joint} ${channel}`).toBeGreaterThanOrEqual(least);
          expect(degrees, `${joint} ${channel}`).toBeLessThanOrEqual(most);
        }
      }
      rig.apply(progressAt(motion, (seconds * i) / 24), pose);
      expect(rig.clearance()).toBeCloseTo(0, 5);
    }
    if (!loops) expect(progressAt(motion, seconds)).toBe(progressAt(motion, 0));
    const last = poseAt(motion, loops ? seconds * 2 : seconds);
    for (const [joint, offsets] of Object.entries(poseAt(motion, 0)))
      for (const [channel, degrees] of Object.entries(offsets))
        expect(last[joint]?.[channel as 'rx']).toBeCloseTo(degrees, 6);
  });
});

test('two poses are blended, also where only one of them names a joint', () => {
  expect(blendPoses({ head: { rx: 10 } }, { torso: { ry: 20 } }, 0.25)).toEqual({
    head: { rx: 7.5 },
    torso: { ry: 5 },
  });
});
