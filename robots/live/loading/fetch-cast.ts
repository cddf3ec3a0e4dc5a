import type { Motions } from '../../motions.ts';
import type { RobotName } from '../../names.ts';
import type { Robot } from '../../rig.ts';
import type { Detail } from './detail.ts';
import { triangleBudget } from './detail.ts';
import { fetchRobot } from './fetch-robot.ts';
import { buildRobot } from './robot-plan.ts';

export interface Player {
  robot: Robot;
  motions: Motions;
}

/** Builds several robots in parallel; they share the triangle budget. Rejects when one of them cannot be loaded. */
export async function fetchCast<const Names extends readonly RobotName[]>(
  names: Names,
  detail: Detail,
): Promise<{ [Place in keyof Names]: Player }> {
  const { triangles, moving } = triangleBudget[detail];
  const each = {
    triangles: Math.floor(triangles / names.length),
    ...(moving && { moving: Math.floor(moving / names.length) }),
  };
  const plans = await Promise.all(names.map((robot) => fetchRobot({ robot, ...each })));
  return plans.map((plan) => ({ robot: buildRobot(plan, detail === 'software'), motions: plan.motions })) as {
    [Place in keyof Names]: Player;
  };
}
