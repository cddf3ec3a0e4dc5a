import type { RobotRequest } from './plan-robot.ts';
import type { RobotPlan } from './robot-plan.ts';

/**
 * Builds a robot in a worker of its own. Rejects for an unknown robot or when its code cannot be loaded; then it also
 * dispatches `vite:preloadError`, as Vite does for other scripts that are missing.
 */
export function fetchRobot(request: RobotRequest): Promise<RobotPlan> {
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
