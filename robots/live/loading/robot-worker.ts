/** Worker that builds a robot off the main thread. */
import type { RobotName } from '../../names.ts';
import { robotModels } from './robot-models.ts';
import { createPlan, transferablesOf } from './robot-plan.ts';
import { simplify } from './simplify.ts';

export interface RobotRequest {
  robot: RobotName;
  /** Most triangles. */
  triangles: number;
  /** Most triangles while moving, if fewer. */
  moving?: number;
}

addEventListener('message', async ({ data: { robot, triangles, moving } }: MessageEvent<RobotRequest>) => {
  try {
    const model = await robotModels[robot]?.();
    if (!model) throw new RangeError(`no robot ${robot}`);
    const plan = await simplify(createPlan(model.make(), model.motions), triangles, moving);
    postMessage({ plan }, { transfer: transferablesOf(plan) });
  } catch (error) {
    postMessage({ failure: (error as Error).message });
  }
});
