import { describe, expect, test } from 'vitest';
import { RobotParts } from '#tests/support/robots/attached-parts.ts';
import { builtRobot } from '#tests/support/robots/built-robot.ts';
import { robotModels } from './live/loading/robot-models.ts';
import { poseAt, progressAt } from './motions.ts';
import { robotNames } from './names.ts';

const steps = 40;

describe.each(robotNames)('%s', async (name) => {
  const { make, motions } = await robotModels[name]();
  const robot = builtRobot(make);
  const parts = new RobotParts(robot);
  /** Parts that come loose, with the first step at which each does. */
  const looseOn = (show: (share: number) => void): string[] => {
    const firstSteps = new Map<string, number>();
    for (let step = 0; step <= steps; step++) {
      show(step / steps);
      for (const part of parts.detached()) if (!firstSteps.has(part)) firstSteps.set(part, step);
    }
    return Array.from(firstSteps, ([part, step]) => `${part} at ${step} of ${steps}`);
  };

  test('keeps its parts together on the way between its shapes', () => {
    expect(looseOn((share) => robot.rig.apply(share))).toEqual([]);
  });

  test.each(Object.entries(motions))('keeps its parts together in the motion %s', (_, motion) => {
    expect(
      looseOn((share) => {
        const seconds = motion.seconds * share;
        robot.rig.apply(progressAt(motion, seconds), poseAt(motion, seconds));
      }),
    ).toEqual([]);
  });
});
