import { Box3, Mesh } from 'three';
import { describe, expect, test } from 'vitest';
import { builtRobot } from '#tests/support/robots/built-robot.ts';
import { ROBOTS } from './models/all.ts';
import { robotNames } from './names.ts';

const TRIANGLES = 180_000;
const TIMES = [0, 0.25, 0.5, 0.75, 1];

describe.each(robotNames)('%s', (name) => {
  const robot = builtRobot(ROBOTS[name]);
  const matrices = (): number[] => {
    const out: number[] = [];
    robot.root.traverse((o) => out.push(...o.matrixWorld.elements));
    return out;
  };

  test('returns exactly from its other shape', () => {
    robot.rig.apply(0);
    const before = matrices();
    robot.rig.apply(1);
    expect(matrices()).not.toEqual(before);
    robot.rig.apply(0);
    expect(matrices()).toEqual(before);
  });

  test.each(TIMES)('stands on the floor at progress %d', (t) => {
    robot.rig.apply(t);
    expect(robot.rig.clearance()).toBeCloseTo(0, 6);
    const lowest = new Box3().setFromObject(robot.root, true).min.y;
    expect(lowest).toBeGreaterThan(-0.02);
  });

  test('stands on the floor in every pose', () => {
    for (const [name, pose] of Object.entries(robot.poses)) {
      robot.rig.apply(robot.folded?.includes(name) ? 1 : 0, pose);
      expect(robot.rig.clearance()).toBeCloseTo(0, 6);
    }
  });

  test('has finite geometry within the triangle budget', () => {
    expect(robot.triangles).toBeLessThan(TRIANGLES);
    robot.root.traverse((o) => {
      if (o instanceof Mesh)
        expect(
          o.geometry.getAttribute('position').array.every((x: number) => Number.isFinite(x)),
          o.name,
        ).toBe(true);
    });
  });
});
