import type { RobotName } from '../../names.ts';
import { robotModels } from './robot-models.ts';
import { createPlan, type RobotPlan } from './robot-plan.ts';
import { simplify } from './simplify.ts';

export { transferablesOf } from './robot-plan.ts';

export interface RobotRequest {
  robot: RobotName;
  triangles: number;
  /** Most triangles while moving, if fewer. */
  moving?: number;
}

/** Builds a robot within a budget of triangles. Rejects for an unknown robot or when its code cannot be loaded. */
export async function planRobot({ robot, triangles, moving }: RobotRequest): Promise<RobotPlan> {
  const model = await robotModels[robot]?.();
  if (!model) throw new RangeError(`no robot ${robot}`);
  return simplify(createPlan(model.make(), model.motions), triangles, moving);
}
