import type { Motions } from '../../motions.ts';
import type { RobotName } from '../../names.ts';
import type { Robot } from '../../rig.ts';
import { type Detail, detailSettings } from '../detail.ts';
import type { RobotRequest } from './plan-robot.ts';
import { buildRobot, type RobotPlan } from './robot-plan.ts';

export interface Player {
  robot: Robot;
  motions: Motions;
}

/** Builds several robots in parallel; they share the triangle budget. Rejects when one of them cannot be loaded. */
export async function fetchCast(names: readonly RobotName[], detail: Detail): Promise<Player[]> {
  const { triangles, moving } = detailSettings[detail];
  const each = {
    triangles: Math.floor(triangles / names.length),
    ...(moving && { moving: Math.floor(moving / names.length) }),
  };
  const plans = await Promise.all(names.map((robot) => fetchRobot({ robot, ...each })));
  return plans.map((plan) => ({ robot: buildRobot(plan, detail === 'software'), motions: plan.motions }));
}

/**
 * Builds a robot in a worker of its own. Rejects for an unknown robot or when its code cannot be loaded; then it also
 * dispatches `vite:preloadError`, as Vite does for other scripts that are missing.
 */
function fetchRobot(request: RobotRequest): Promise<RobotPlan> {
  const worker = new Worker(new URL('./robot-worker.ts', import.meta.url), { type: 'module' });
  const result = new Promise<RobotPlan>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ plan: RobotPlan } | { failure: string }>) =>
      'plan' in data ? resolve(data.plan) : reject(new Error(data.failure)),
    );
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || `the builder of ${request.robot} did not start`)),
    );
    worker.addEventListener('messageerror', () => reject(new Error(`the plan of ${request.robot} did not arrive`)));
    worker.postMessage(request);
  });
  return result
    .catch((error: unknown) => {
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
      throw error;
    })
    .finally(() => worker.terminate());
}
