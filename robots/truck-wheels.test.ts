import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { surfaceOf } from '#tests/support/robots/attached-parts.ts';
import { builtRobot } from '#tests/support/robots/built-robot.ts';
import { robotModels } from './live/loading/robot-models.ts';
import { AXLES, RADIUS } from './models/truck/cab-skin.ts';
import { TWIN } from './models/truck/truck-chassis.ts';
import { type Motions, poseAt, progressAt } from './motions.ts';

const steps = 40;
/** The greatest depth to which a shin may reach into a wheel, in units: the robots are some 4 units tall. */
const deepest = 0.01;
const transformation: Motions = {
  transformation: {
    seconds: 1,
    keys: [],
    shape: [
      [0, 0],
      [1, 1],
    ],
  },
};

describe.each(['truck', 'eliteTruck', 'signatureTruck'] as const)('the wheels on the legs of %s', async (name) => {
  const { make, motions } = await robotModels[name]();
  const robot = builtRobot(make);
  robot.rig.apply(1);
  /** Each shin and each knee guard with the middles of the two wheels beside it, in the space of their bogie. */
  const legs = ['L', 'R'].flatMap((side) => {
    const bogie = robot.rig.get(`bogie${side}`);
    const toBogie = bogie.matrixWorld.clone().invert();
    const wheels = AXLES.slice(1).map((z) =>
      new Vector3(side === 'L' ? TWIN.x : -TWIN.x, RADIUS, z).applyMatrix4(toBogie),
    );
    return ['knee', 'cap'].map((joint) => {
      const part = robot.rig.get(`${joint}${side}`);
      return { bogie, wheels, part, surface: surfaceOf(part, deepest) };
    });
  });
  /** Returns the depth of a part of a leg in a wheel now; negative beside it. */
  const depthOf = ({ bogie, wheels, part, surface }: (typeof legs)[number]): number => {
    const toBogie = bogie.matrixWorld.clone().invert().multiply(part.matrixWorld);
    const point = new Vector3();
    let depth = -Infinity;
    for (const { x, y, z } of surface) {
      point.set(x, y, z).applyMatrix4(toBogie);
      for (const wheel of wheels) {
        const fromAxle = Math.hypot(point.y - wheel.y, point.z - wheel.z);
        depth = Math.max(depth, Math.min(TWIN.width / 2 - Math.abs(point.x - wheel.x), RADIUS - fromAxle));
      }
    }
    return depth * bogie.matrixWorld.getMaxScaleOnAxis();
  };

  test.each(Object.entries({ ...transformation, ...motions }))(
    'stay out of its shins in the %s',
    { tags: 'nightly' },
    (_, motion) => {
      const inWheels = new Map<string, number>();
      for (let step = 0; step <= steps; step++) {
        const seconds = (motion.seconds * step) / steps;
        robot.rig.apply(progressAt(motion, seconds), poseAt(motion, seconds));
        for (const leg of legs) {
          const depth = depthOf(leg);
          if (depth > deepest && depth > (inWheels.get(leg.part.name) ?? 0)) inWheels.set(leg.part.name, depth);
        }
      }
      expect(Object.fromEntries(inWheels)).toEqual({});
    },
  );
});
