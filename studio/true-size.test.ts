import { describe, expect, test } from 'vitest';
import { modelHeight } from '#robots/model-height.ts';
import { ROBOTS } from '#robots/models/all.ts';
import { builtRobot } from '#tests/support/robots/built-robot.ts';
import { trueSize } from './actors.ts';
import { exposureOf } from './exposures.ts';

describe('the size of a robot in a place', () => {
  test('is its height in units of 100 mm', () => {
    const height = modelHeight(builtRobot(ROBOTS.scout));
    expect(height * trueSize(height, 310)).toBeCloseTo(3.1);
  });
  test('follows the first robot where no place sets the unit', () => {
    expect(4 * trueSize(4, 300, 480 / 4.8)).toBeCloseTo(3);
  });
});

describe('exposures', () => {
  const heights = { tank: 480, car: 420 };
  test('give every robot of a place or a group its height', () => {
    const e = exposureOf({}, { robot: 'tank', beside: [{ robot: 'car' }] }, heights);
    expect([e?.heightMm, e?.beside?.[0]?.heightMm]).toEqual([480, 420]);
    expect(exposureOf({}, { robot: 'car', world: 'desk' }, heights).heightMm).toBe(420);
  });
  test('leave a robot alone in the studio in its own units', () => {
    expect(exposureOf({}, { robot: 'tank' }, heights)).not.toHaveProperty('heightMm');
  });
});
