/** Builds a robot away from the page's own thread. */
import type { RobotName } from '../../names.ts';
import { robotModels } from './robot-models.ts';
import { planOf, transfersOf } from './robot-plan.ts';
import { simplify } from './simplify.ts';

export interface Order {
  robot: RobotName;
  /** The most triangles that it may have. */
  triangles: number;
  /** The most while it moves, if those are fewer. */
  moving?: number;
}

addEventListener('message', async ({ data: { robot, triangles, moving } }: MessageEvent<Order>) => {
  try {
    const model = await robotModels[robot]?.();
    if (!model) throw new RangeError(`no robot ${robot}`);
    const plan = await simplify(planOf(model.make(), model.motions), triangles, moving);
    postMessage({ plan }, { transfer: transfersOf(plan) });
  } catch (error) {
    postMessage({ failure: (error as Error).message });
  }
});
